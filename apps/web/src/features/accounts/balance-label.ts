import { rupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";

/** "₹ 500.00 Dr": a debit balance is more than nothing, a credit balance less. */
export function balanceLabel(paise: bigint): string {
  if (paise === 0n) return rupees(0n);
  return paise > 0n ? t("{amount} Dr", { amount: rupees(paise) }) : t("{amount} Cr", { amount: rupees(-paise) });
}
