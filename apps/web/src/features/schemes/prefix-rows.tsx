import { changed, without } from "#forms/keyed-rows.ts";
import "./prefix-rows.css";
import { Plus, Trash2 } from "lucide-react";
import type { ChangeEvent } from "react";
import type { FieldError } from "#forms/resolver.ts";
import { t } from "#i18n/i18n.ts";
import { AmountField } from "#ui/amount-field.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { PrefixDraft } from "./scheme-draft.ts";

interface Props {
  value: readonly PrefixDraft[];
  onValueChange: (rows: readonly PrefixDraft[]) => void;
  /** Of the whole list. */
  error?: string | undefined;
  /** Of single rows: "prefixes.0.amountPaise". */
  rowErrors: readonly FieldError[];
  ref: (element: { focus: () => void } | null) => void;
}

/** The letters that book numbers of a scheme begin with, and the instalment each stands for. */
export function PrefixRows({ value: rows, onValueChange, error, rowErrors, ref }: Props) {
  const errorAt = (index: number, field: string) =>
    rowErrors.find(({ name }) => name === `prefixes.${index}.${field}`)?.message;
  const change = (key: number, values: Partial<PrefixDraft>) => onValueChange(changed(rows, key, values));
  const add = () => {
    const key = 1 + Math.max(-1, ...rows.map((row) => row.key));
    onValueChange([...rows, { key, prefix: "", amountPaise: "" }]);
  };

  return (
    <fieldset
      ref={(element) => ref(element && { focus: () => firstMistake(element)?.focus() })}
      aria-describedby={error === undefined ? undefined : "prefixes-error"}
      className="flex flex-col gap-3"
    >
      <legend className="sr-only">{t("Book prefixes")}</legend>
      {rows.map(({ key, prefix, amountPaise }, index) => (
        <div key={key} className="prefix-row">
          <TextField
            label={t("Prefix {number}", { number: index + 1 })}
            isRequired
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={4}
            value={prefix}
            error={errorAt(index, "prefix")}
            onChange={(event: ChangeEvent<HTMLInputElement>) =>
              change(key, { prefix: event.currentTarget.value.toUpperCase() })
            }
          />
          <AmountField
            label={t("Amount {number}", { number: index + 1 })}
            placeholder={t("Any")}
            value={amountPaise}
            error={errorAt(index, "amountPaise")}
            onValueChange={(typed) => change(key, { amountPaise: typed })}
          />
          <Button
            look="quiet"
            className="mt-6.5 px-3"
            aria-label={t("Remove prefix {number}", { number: index + 1 })}
            reason={rows.length === 1 ? t("A scheme needs one.") : undefined}
            onClick={() => onValueChange(without(rows, key))}
          >
            <Trash2 size={18} aria-hidden />
          </Button>
        </div>
      ))}
      {error !== undefined && (
        <p id="prefixes-error" role="alert" className="text-sm font-medium text-danger-ink">
          {error}
        </p>
      )}
      <div>
        <Button size="small" onClick={add}>
          <Plus size={16} aria-hidden />
          {t("Add a prefix")}
        </Button>
      </div>
    </fieldset>
  );
}

function firstMistake(rows: HTMLElement): HTMLElement | null {
  return rows.querySelector<HTMLElement>("[aria-invalid=true]") ?? rows.querySelector("input");
}
