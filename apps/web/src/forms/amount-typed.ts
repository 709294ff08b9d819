import { decodeSent } from "@thangam/contracts/kernel/wire";
import { rupees } from "@thangam/contracts/values/money";

/** The paise of an amount as a field holds it; null where it is none, or nothing. */
export function amountTyped(typed: string): bigint | null {
  const { success, data } = decodeSent<bigint>(rupees(), typed);
  return success && data > 0n ? data : null;
}
