import { t } from "#i18n/i18n.ts";
import type { Quote, SettleForm } from "#features/books/use-settle-form.ts";
import { AmountField } from "#ui/amount-field.tsx";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { MAX_LINES } from "@thangam/contracts/books/part-schemas";
import { changed, nextKey, without } from "#forms/keyed-rows.ts";
import { blankLine } from "./part-drafts.ts";
import type { LineDraft } from "./part-drafts.ts";

interface Props {
  form: SettleForm;
  quote: Quote;
  /** Of the part. */
  at: number;
  lines: readonly LineDraft[];
  onChange: (lines: LineDraft[]) => void;
}

/** The pieces on a bill, for what the terms take off the making charge. A bill without pieces is not reckoned. */
export function BillLines({ form, quote, at, lines, onChange }: Props) {
  const add = () => {
    onChange([...lines, { ...blankLine, key: nextKey(lines) }]);
    form.focus(`parts.${at}.lines.${lines.length}.item`);
  };
  return (
    <div className="flex flex-col gap-4">
      {lines.map((line, place) => (
        <BillLine
          key={line.key}
          {...{ form, quote, at, line, place }}
          onChange={(change) => onChange(changed(lines, line.key, change))}
          onRemove={() => {
            onChange(without(lines, line.key));
            form.focus(`parts.${at}.way`);
          }}
        />
      ))}
      <Button
        size="small"
        className="self-start"
        reason={lines.length >= MAX_LINES ? t("There are {most} pieces at most.", { most: MAX_LINES }) : undefined}
        onClick={add}
      >
        {t("Add a piece")}
      </Button>
    </div>
  );
}

interface LineProps {
  form: SettleForm;
  quote: Quote;
  at: number;
  line: LineDraft;
  place: number;
  onChange: (change: Partial<LineDraft>) => void;
  onRemove: () => void;
}

function BillLine({ form, quote, at, line, place, onChange, onRemove }: LineProps) {
  const number = place + 1;
  const field = (name: string) => form.nested(`parts.${at}.lines.${place}.${name}`);
  const text = (name: "item" | "weight") => ({
    value: line[name],
    onChange: (event: { currentTarget: HTMLInputElement }) => onChange({ [name]: event.currentTarget.value }),
  });
  const kinds = kindsOf(quote);
  const isShare = line.vaIn === "percent";
  return (
    <fieldset className="grid gap-4 border-t border-line pt-4 sm:grid-cols-3">
      <legend className="sr-only">{t("Piece {number}", { number })}</legend>
      <TextField
        label={t("Piece {number}", { number })}
        isRequired
        maxLength={200}
        {...text("item")}
        {...field("item")}
      />
      <TextField
        label={t("Weight in grams")}
        isRequired
        inputMode="decimal"
        maxLength={12}
        {...text("weight")}
        {...field("weightMg")}
      />
      {kinds.length > 0 && (
        <SelectField
          label={t("Kind of piece")}
          options={[{ value: "", label: t("None of these") }, ...kinds.map((value) => ({ value, label: value }))]}
          value={line.kind}
          onValueChange={(kind) => onChange({ kind })}
          {...field("kind")}
        />
      )}
      <SelectField
        label={t("Making charge in")}
        options={[
          { value: "percent", label: t("percent of the gold") },
          { value: "rupees", label: t("rupees a gram") },
        ]}
        value={line.vaIn}
        onValueChange={(vaIn) => onChange({ vaIn })}
      />
      <TextField
        label={isShare ? t("Making charge, percent") : t("Making charge, rupees a gram")}
        isRequired
        inputMode="decimal"
        maxLength={12}
        value={line.va}
        onChange={(event) => onChange({ va: event.currentTarget.value })}
        {...field(isShare ? "vaPercent" : "vaPaisePerGram")}
        {...(!isShare && errorAt(form, `parts.${at}.lines.${place}.vaPercent`))}
      />
      <AmountField
        label={t("Price of its stones")}
        value={line.stone}
        onValueChange={(stone) => onChange({ stone })}
        {...field("stonePaise")}
      />
      <Button size="small" className="self-end justify-self-end sm:col-span-full" onClick={onRemove}>
        {t("Remove piece {number}", { number })}
      </Button>
    </fieldset>
  );
}

/** That neither is typed is said of the percentage. */
function errorAt(form: SettleForm, wanted: string): { error?: string } {
  const error = form.errors.find(({ name }) => name === wanted)?.message;
  return error === undefined ? {} : { error };
}

/** The kinds of pieces for which the terms have a percentage of their own. */
function kindsOf({ terms }: Quote): string[] {
  return [...new Set(terms?.benefits.flatMap(({ items }) => Object.keys(items ?? {})))];
}
