import { changed, nextKey, without } from "#forms/keyed-rows.ts";
import "./step-rows.css";
import { MAX_STEPS } from "@thangam/contracts/schemes/benefit-schemas";
import { Plus, Trash2 } from "lucide-react";
import type { ChangeEvent } from "react";
import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import { DigitsField, TextField } from "#ui/text-field.tsx";
import type { StepDraft } from "./benefit-draft.ts";

interface Props {
  legend: string;
  /** What the steps are counted by: instalments | days */
  by: string;
  rows: readonly StepDraft[];
  onRowsChange: (rows: readonly StepDraft[]) => void;
  /** Of the list, and of a field in one of its rows. */
  errorAt: (...path: (string | number)[]) => string | undefined;
}

/** The steps of a benefit, one row each, lowest first: when it starts, and how much it is. */
export function StepRows({ legend, by, rows, onRowsChange, errorAt }: Props) {
  const change = (key: number, values: Partial<StepDraft>) => onRowsChange(changed(rows, key, values));
  const add = () => {
    onRowsChange([...rows, { key: nextKey(rows), from: "", percent: "" }]);
  };
  const error = errorAt();
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="sr-only">{legend}</legend>
      {rows.map(({ key, from, percent }, index) => (
        <div key={key} className="step-row">
          <DigitsField
            label={
              by === "days"
                ? t("{number}. From day", { number: index + 1 })
                : t("{number}. From instalment", { number: index + 1 })
            }
            isRequired
            maxLength={4}
            value={from}
            error={errorAt(index, "from")}
            onChange={(event: ChangeEvent<HTMLInputElement>) => change(key, { from: event.currentTarget.value })}
          />
          <TextField
            label={t("{number}. Percent", { number: index + 1 })}
            isRequired
            inputMode="decimal"
            maxLength={7}
            value={percent}
            error={errorAt(index, "percent")}
            onChange={(event: ChangeEvent<HTMLInputElement>) => change(key, { percent: event.currentTarget.value })}
          />
          <Button
            look="quiet"
            className="mt-6.5 px-3"
            aria-label={t("Remove step {number}", { number: index + 1 })}
            reason={rows.length === 1 ? t("There is one step at least.") : undefined}
            onClick={() => onRowsChange(without(rows, key))}
          >
            <Trash2 size={18} aria-hidden />
          </Button>
        </div>
      ))}
      {error !== undefined && (
        <p role="alert" className="text-sm font-medium text-danger-ink">
          {error}
        </p>
      )}
      <div>
        <Button
          size="small"
          onClick={add}
          reason={rows.length >= MAX_STEPS ? t("There are {most} steps at most.", { most: MAX_STEPS }) : undefined}
        >
          <Plus size={16} aria-hidden />
          {t("Add a step")}
        </Button>
      </div>
    </fieldset>
  );
}
