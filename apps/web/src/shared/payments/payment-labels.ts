import { counterModes } from "@thangam/contracts/values/payments";
import { labelOf, t } from "#i18n/i18n.ts";

/** "5", or "5 to 7" when a payment is for several instalments; "–" before it is credited. */
export function instalmentsText(first: number | null, count: number): string {
  if (first === null) return "–";
  return count > 1 ? t("{first} to {last}", { first, last: first + count - 1 }) : String(first);
}

/** "5 to 8, 10" of instalments in order. */
export function instalmentRanges(numbers: readonly number[]): string {
  const runs: { first: number; count: number }[] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run !== undefined && run.first + run.count === number) run.count += 1;
    else runs.push({ first: number, count: 1 });
  }
  return runs.map(({ first, count }) => instalmentsText(first, count)).join(", ");
}

/** The label of a payment's number, by its payment method. */
export function transactionLabel(mode: string): string {
  switch (mode) {
    case "Card":
      return t("Card approval number");
    case "UPI":
      return t("UPI transaction number");
    case "Cheque":
      return t("Cheque number");
    default:
      return t("Bank transaction number");
  }
}

export function paymentMethodOptions() {
  return counterModes.map((mode) => ({ value: mode, label: labelOf(mode) }));
}
