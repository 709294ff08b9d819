/** "₹ 1,23,456.00" of 12345600n paise, "-₹ 590.00" of -59000n. The sign of the rupee and the figure stay on one line. */
export function formatRupees(amountPaise: bigint): string {
  return amountPaise < 0n ? `-${formatRupees(-amountPaise)}` : `₹\u00a0${formatAmount(amountPaise)}`;
}

/** "₹ 2,000", with the paise where there are some. */
export function wholeRupees(amountPaise: bigint): string {
  return formatRupees(amountPaise).replace(/\.00$/, "");
}

/** "1,23,456.00" of 12345600n paise: grouped as in India, whatever the reader's language. */
export function formatAmount(amountPaise: bigint): string {
  return groupDigits(decimal(amountPaise, 2));
}

/** "1.234" of 1234n milligrams. */
export function formatGrams(weightMg: bigint): string {
  return decimal(weightMg, 3);
}

/** "12,34,567" of 1234567: thousands, then hundreds. Decimal places stay as they are. */
export function groupDigits(number: string | number | bigint): string {
  const [whole = "", ...fraction] = String(number).split(".");
  return [whole.replaceAll(/(\d)(?=(\d\d)+\d$)/g, "$1,"), ...fraction].join(".");
}

/** A count of hundredths, or thousandths, as a number that programs read: "1500.50" of 150050n and 2 places. */
export function decimal(count: bigint, places: number): string {
  const digits = (count < 0n ? -count : count).toString().padStart(places + 1, "0");
  return `${count < 0n ? "-" : ""}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
