import { grams } from "#format/grams.ts";
import { rupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";

/** "₹ 500.00 Dr": a debit balance is more than nothing, a credit balance less. */
export function balanceLabel(paise: bigint): string {
  return sided(paise, rupees);
}

export function goldBalanceLabel(mg: bigint): string {
  return sided(mg, grams);
}

function sided(balance: bigint, amount: (value: bigint) => string): string {
  if (balance === 0n) return amount(0n);
  return balance > 0n ? t("{amount} Dr", { amount: amount(balance) }) : t("{amount} Cr", { amount: amount(-balance) });
}
