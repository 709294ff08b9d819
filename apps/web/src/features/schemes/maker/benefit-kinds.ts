import { t } from "#i18n/i18n.ts";
import type { Option } from "#ui/select-field.tsx";
import type { BenefitDraft } from "./terms-draft.ts";

/** A benefit that comes in another way: reckoned from what that way can be reckoned from. */
export function benefitOfKind(benefit: BenefitDraft, as: string): BenefitDraft {
  const bases: Record<string, readonly [string, ...string[]]> = {
    rupees: ["instalment", "paid", "payment"],
    gold: ["saved", "payment"],
    making: ["saved", "paid"],
  };
  const [first, ...others] = bases[as] ?? ["instalment"];
  const of = [first, ...others].includes(benefit.of) ? benefit.of : first;
  const rows =
    as === "rupees" ? benefit.rows : benefit.rows.map((row) => ({ ...row, give: { ...row.give, in: "percent" } }));
  return benefitOfBase({ ...benefit, as, rows }, of);
}

/** What each payment earns depends on its day alone. */
export function benefitOfBase(benefit: BenefitDraft, of: string): BenefitDraft {
  const conditions = benefit.conditions.filter((name) => of !== "payment" || name !== "paid");
  return { ...benefit, of, conditions };
}

export function baseOptions(as: string): Option[] {
  const payment = { value: "payment", label: t("each payment, by its own day") };
  if (as === "gold") return [{ value: "saved", label: t("the gold that was saved") }, payment];
  return [
    { value: "instalment", label: t("one instalment") },
    { value: "paid", label: t("all that was paid") },
    payment,
  ];
}
