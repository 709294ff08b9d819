import type { SiteScheme } from "@thangam/contracts/site/scheme";
import { wireRupees } from "@thangam/contracts/values/money";
import { rupees, wholeRupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { amountsOf } from "#shared/schemes/offer.ts";

/** The amounts of a scheme that has a few. */
export function amountOptions(scheme: SiteScheme): { value: string; label: string }[] {
  return amountsOf(scheme).map((amount) => ({ value: wireRupees(amount), label: wholeRupees(amount) }));
}

/** What holds for an amount of a scheme that takes any. */
export function amountRule({ minimumPaise, multipleOfPaise }: SiteScheme): string {
  return t("At least {least}, in steps of {step}", { least: rupees(minimumPaise), step: rupees(multipleOfPaise) });
}
