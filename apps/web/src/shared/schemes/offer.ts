import type { OutputOf } from "@thangam/contracts/kernel/operation";
import type { listSchemes } from "@thangam/contracts/schemes/operations";
import { t } from "#i18n/i18n.ts";

type Scheme = OutputOf<typeof listSchemes>["schemes"][number];

/** "11 months · saves rupees" */
export function describe({ type, instalments, accrual }: Pick<Scheme, "type" | "instalments" | "accrual">): string {
  const time =
    type === "Monthly" ? t("{count} months", { count: instalments }) : t("{count} days", { count: instalments });
  return `${time} · ${accrual === "weight" ? t("saves grams of gold") : t("saves rupees")}`;
}

/** Whether the client chooses an amount instead of taking one of a few. */
export function isFree({ prefixes }: Pick<Scheme, "prefixes">): boolean {
  return prefixes.some(({ amountPaise }) => amountPaise === null);
}

/** The amounts of an instalment that may be chosen, the least first. */
export function amountsOf({ prefixes }: Pick<Scheme, "prefixes">): bigint[] {
  const amounts = prefixes.flatMap(({ amountPaise }) => (amountPaise === null ? [] : [amountPaise]));
  return [...new Set(amounts)].toSorted((a, b) => (a < b ? -1 : 1));
}

export function leastAmountOf(scheme: Pick<Scheme, "prefixes" | "minimumPaise">): bigint {
  return amountsOf(scheme)[0] ?? scheme.minimumPaise;
}
