import type { NumberWords } from "./number-words.ts";

/** 150050n → "Rupees One Thousand Five Hundred and Fifty Paise only", with lakhs and crores, in the reader's language. */
export function amountInWords(amountPaise: bigint, { numbers }: { numbers: NumberWords }): string {
  const paise = amountPaise % 100n;
  return numbers.amount(numbers.number(amountPaise / 100n), paise === 0n ? null : numbers.number(paise));
}
