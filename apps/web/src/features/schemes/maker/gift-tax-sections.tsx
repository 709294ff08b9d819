import { giftLines, taxLines } from "@thangam/contracts/schemes/lines/condition-lines";
import { t } from "#i18n/i18n.ts";
import { AmountField } from "#ui/amount-field.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { CountField, PercentField, WordsField } from "./fields.tsx";
import { More } from "./question.tsx";
import type { TermsField } from "./terms-field.ts";

/** A piece that is given on the way. */
export function GiftSection({ terms }: { terms: TermsField }) {
  const { hasGift, gift } = terms.value;
  const set = (values: Partial<typeof gift>) => terms.set({ gift: { ...gift, ...values } });
  const lines = giftLines(t, terms.known.gift);
  return (
    <More
      title={t("Gift")}
      summary={lines.length === 0 ? t("None") : lines.join(" ")}
      hasError={terms.errorAt("gift") !== undefined}
    >
      <Checkbox
        label={t("Who saves is given a gift")}
        checked={hasGift}
        onChange={(event) => terms.set({ hasGift: event.currentTarget.checked })}
      />
      {hasGift && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <WordsField
            label={t("What it is")}
            isRequired
            value={gift.item}
            error={terms.errorAt("gift", "item")}
            onValueChange={(item) => set({ item })}
          />
          <AmountField
            label={t("What it costs")}
            isRequired
            value={gift.cost}
            error={terms.errorAt("gift", "cost")}
            onValueChange={(cost) => set({ cost })}
          />
          <CountField
            label={t("Given after instalments")}
            isRequired
            value={gift.givenAfter}
            error={terms.errorAt("gift", "givenAfter")}
            onValueChange={(givenAfter) => set({ givenAfter })}
          />
        </div>
      )}
    </More>
  );
}

/** The tax that is told beside the bill. */
export function TaxSection({ terms }: { terms: TermsField }) {
  const { hasTax, tax } = terms.value;
  const set = (values: Partial<typeof tax>) => terms.set({ tax: { ...tax, ...values } });
  const lines = taxLines(t, terms.known.tax);
  return (
    <More
      title={t("Tax")}
      summary={lines.length === 0 ? t("None") : lines.join(" ")}
      hasError={terms.errorAt("tax") !== undefined}
    >
      <Checkbox
        label={t("Tax is shown aside")}
        hint={t("Nothing is taken from the book for it.")}
        checked={hasTax}
        onChange={(event) => terms.set({ hasTax: event.currentTarget.checked })}
      />
      {hasTax && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <PercentField
            label={t("Tax rate")}
            isRequired
            value={tax.percent}
            error={terms.errorAt("tax", "percent")}
            onValueChange={(percent) => set({ percent })}
          />
          <SelectField
            label={t("Reckoned on")}
            value={tax.on}
            options={[
              { value: "bill", label: t("the bill") },
              { value: "advance", label: t("what was paid in advance") },
            ]}
            onValueChange={(on) => set({ on })}
          />
        </div>
      )}
    </More>
  );
}
