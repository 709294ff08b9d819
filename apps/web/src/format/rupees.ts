/** 12345600n → "₹ 1,23,456.00" */
export function rupees(amountPaise: bigint): string {
  return `₹\u00a0${groupedRupees(amountPaise)}`;
}

/** 12345600n → "1,23,456.00": thousands, then hundreds, as India groups them, whatever the browser's locale. */
export function groupedRupees(amountPaise: bigint): string {
  const digits = (amountPaise < 0n ? -amountPaise : amountPaise).toString().padStart(3, "0");
  return `${amountPaise < 0n ? "-" : ""}${grouped(digits.slice(0, -2))}.${digits.slice(-2)}`;
}

/** 1234567 → "12,34,567" */
export function wholeNumber(count: number | bigint): string {
  return grouped(count.toString());
}

/** An amount as typed ("1,500", "₹ 1500.5", " 1500.00 ") as the wire takes it ("1500.50"); other text as it is. */
export function plainRupees(typed: string): string {
  return typed.replace(/^\s*(₹|Rs\.?)/i, "").replaceAll(/[\s,]/g, "");
}

/** "1500.5" → "1,500.50"; text that is no amount as it is. */
export function groupTyped(typed: string): string {
  const match = /^(\d{1,11})(?:\.(\d{1,2}))?$/.exec(plainRupees(typed));
  if (match === null) return typed;
  const [, whole = "", fraction = ""] = match;
  return groupedRupees(BigInt(whole + fraction.padEnd(2, "0")));
}

function grouped(digits: string): string {
  return digits.replaceAll(/(\d)(?=(\d\d)+\d$)/g, "$1,");
}
