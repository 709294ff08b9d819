import type { SiteScheme } from "@thangam/contracts/site/scheme";
import { wireRupees } from "@thangam/contracts/values/money";
import { rupees, wholeRupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { amountsOf, isFree } from "#shared/schemes/offer.ts";

interface Option {
  value: string;
  label: string;
}

/** The amounts of a scheme that has a few. */
export function amountOptions(scheme: SiteScheme): Option[] {
  return amountsOf(scheme).map(optionOf);
}

/** Amounts to look at: all of a scheme that has a few, some of one that takes any. */
export function stopsOf(scheme: SiteScheme): Option[] {
  if (!isFree(scheme)) return amountOptions(scheme);
  const { minimumPaise, multipleOfPaise: step } = scheme;
  const least = ((minimumPaise + step - 1n) / step) * step;
  return [1n, 2n, 4n, 10n, 20n].map((times) => optionOf(least * times));
}

function optionOf(amount: bigint): Option {
  return { value: wireRupees(amount), label: wholeRupees(amount) };
}

/** What is paid until the end: "11 times ₹ 2,000". */
export function timesPaid({ instalments: count }: SiteScheme, amount: bigint): string {
  return t("{count} times {amount}", { count, amount: wholeRupees(amount) });
}

/** What holds for an amount of a scheme that takes any. */
export function amountRule({ minimumPaise, multipleOfPaise }: SiteScheme): string {
  return t("At least {least}, in steps of {step}", { least: rupees(minimumPaise), step: rupees(multipleOfPaise) });
}
