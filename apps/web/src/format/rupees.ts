import { formatAmount } from "@thangam/texts/format-money";

export {
  formatAmount as groupedRupees,
  formatRupees as rupees,
  groupDigits as wholeNumber,
  wholeRupees,
} from "@thangam/texts/format-money";

/** An amount as typed ("1,500", "₹ 1500.5", " 1500.00 ") as the wire takes it ("1500.50"); other text as it is. */
export function plainRupees(typed: string): string {
  return typed.replace(/^\s*(₹|Rs\.?)/i, "").replaceAll(/[\s,]/g, "");
}

/** "1500.5" → "1,500.50"; text that is no amount as it is. */
export function groupTyped(typed: string): string {
  const match = /^(\d{1,11})(?:\.(\d{1,2}))?$/.exec(plainRupees(typed));
  if (match === null) return typed;
  const [, whole = "", fraction = ""] = match;
  return formatAmount(BigInt(whole + fraction.padEnd(2, "0")));
}

/** An amount among others of its kind, without the paise that it has none of: "1,82,500". */
export function shortRupees(paise: bigint): string {
  return formatAmount(paise).replace(/\.00$/, "");
}
