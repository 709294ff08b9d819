import { goldLines } from "@thangam/contracts/schemes/lines/schedule-lines";
import { t } from "#i18n/i18n.ts";
import { SelectField } from "#ui/select-field.tsx";
import { More } from "./question.tsx";
import type { GoldDraft } from "./terms-draft.ts";
import type { TermsField } from "./terms-field.ts";

/** How payments become gold; of a scheme in gold alone. */
export function GoldSection({ terms }: { terms: TermsField }) {
  const { gold, savesIn } = terms.value;
  if (savesIn !== "gold") return null;
  const set = (values: Partial<GoldDraft>) => terms.set({ gold: { ...gold, ...values } });
  return (
    <More title={t("Gold")} summary={goldLines(t, terms.known.gold).join(" ")} hasError={false}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          label={t("Rate")}
          className="sm:col-span-2"
          value={gold.rate}
          options={[
            { value: "payment", label: t("of the day of each payment") },
            { value: "next_day", label: t("of the day after each payment") },
            { value: "redemption", label: t("of the day on which it is taken") },
            { value: "average", label: t("the average of all payments") },
            { value: "lowest", label: t("the lowest of all payments") },
            { value: "lower_of", label: t("of the payment or of the taking, the lower") },
          ]}
          onValueChange={(rate) => set({ rate })}
        />
        <SelectField
          label={t("Purity")}
          value={gold.purity}
          options={[
            { value: "24K", label: t("24 carat") },
            { value: "22K", label: t("22 carat") },
            { value: "18K", label: t("18 carat") },
          ]}
          onValueChange={(purity) => set({ purity })}
        />
        <SelectField
          label={t("Rounding")}
          value={gold.mode}
          options={[
            { value: "down", label: t("Down") },
            { value: "half_up", label: t("To the nearest") },
          ]}
          onValueChange={(mode) => set({ mode })}
        />
        <SelectField
          label={t("Decimal places of a gram")}
          value={gold.places}
          options={["2", "3"].map((places) => ({ label: places, value: places }))}
          onValueChange={(places) => set({ places })}
        />
        <SelectField
          label={t("Rounded is")}
          value={gold.total}
          options={[
            { value: "sum", label: t("Each payment by itself") },
            { value: "exact", label: t("The total of the book") },
          ]}
          onValueChange={(total) => set({ total })}
        />
      </div>
    </More>
  );
}
