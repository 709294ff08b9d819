import { partWayCodes } from "@thangam/contracts/books/part-schemas";
import { purities } from "@thangam/terms/terms";
import { t } from "#i18n/i18n.ts";
import { RefundMethodField } from "#features/books/refund-method-field.tsx";
import type { Quote, SettleForm } from "#features/books/use-settle-form.ts";
import { AmountField } from "#ui/amount-field.tsx";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { partReferenceLabel, partWayOption } from "./part-labels.ts";
import { BillLines } from "./bill-lines.tsx";
import type { PartDraft } from "./part-drafts.ts";
import { PartQuote } from "./part-quote.tsx";
import type { PartsQuote } from "./use-parts-quote.ts";

interface Props {
  form: SettleForm;
  quote: Quote;
  told: PartsQuote;
  part: PartDraft;
  at: number;
  isOnly: boolean;
  onChange: (change: Partial<PartDraft>) => void;
  onRemove: () => void;
}

/** One part: what it is, how much of the book it takes, the pieces of its bill, and what it comes to. */
export function PartFields({ form, quote, told, part, at, isOnly, onChange, onRemove }: Props) {
  const number = at + 1;
  const { way, mode, reference, purity, lines } = part;
  const field = (name: string) => form.nested(`parts.${at}.${name}`);
  const isBill = way === "Jewellery bill";
  return (
    <fieldset className="flex flex-col gap-4 rounded-card border border-line p-4">
      <legend className={isOnly ? "sr-only" : "px-1 font-semibold"}>{t("Part {number}", { number })}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t("The client gets")}
          isRequired
          placeholder={t("Select")}
          options={partWayCodes.phrases.map((value) => ({ value, label: partWayOption(value) }))}
          value={way}
          onValueChange={(next) => onChange({ way: next })}
          {...field("way")}
        />
        <TakeField {...{ quote, part, at, onChange }} errorOf={field} />
        {way === "Refund" && (
          <RefundMethodField value={mode} onValueChange={(next) => onChange({ mode: next })} {...field("mode")} />
        )}
        {way !== "" && (
          <TextField
            label={partReferenceLabel(way)}
            isRequired={way !== "Refund" || mode !== "Cash"}
            maxLength={60}
            value={reference}
            onChange={(event) => onChange({ reference: event.currentTarget.value })}
            {...field("reference")}
          />
        )}
        {isBill && (
          <SelectField
            label={t("Gold of the bill")}
            options={[
              { value: "", label: quote.accrual === "weight" ? t("As the book saves it") : t("22 carat") },
              ...purities.map((value) => ({ value, label: value })),
            ]}
            value={purity}
            onValueChange={(next) => onChange({ purity: next })}
            {...field("purity")}
          />
        )}
      </div>
      {isBill && <BillLines {...{ form, quote, at, lines }} onChange={(next) => onChange({ lines: next })} />}
      <PartQuote {...{ quote, told, part, at }} />
      {!isOnly && (
        <Button size="small" className="self-end" onClick={onRemove}>
          {t("Remove part {number}", { number })}
        </Button>
      )}
    </fieldset>
  );
}

type TakeProps = Pick<Props, "quote" | "part" | "onChange"> & {
  errorOf: (name: string) => ReturnType<SettleForm["nested"]>;
};

/** How much of what was saved: rupees, or the grams of a book in gold. */
function TakeField({ quote, part: { take }, onChange, errorOf }: TakeProps) {
  const hint = t("Left empty, it takes all that is left.");
  if (quote.accrual === "weight")
    return (
      <TextField
        label={t("Grams of the book")}
        inputMode="decimal"
        maxLength={12}
        hint={hint}
        value={take}
        onChange={(event) => onChange({ take: event.currentTarget.value })}
        {...errorOf("takeMg")}
      />
    );
  return (
    <AmountField
      label={t("Rupees of the book")}
      hint={hint}
      value={take}
      onValueChange={(next) => onChange({ take: next })}
      {...errorOf("takePaise")}
    />
  );
}
