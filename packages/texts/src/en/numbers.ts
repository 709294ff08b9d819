import { inGroups } from "#number-groups.ts";
import type { NumberWords } from "#number-words.ts";

/** Amounts in English words. */
export const numbers: NumberWords = {
  number: (number) =>
    inGroups(number, belowHundred, { crore: "Crore", lakh: "Lakh", thousand: "Thousand", hundred: "Hundred" }),
  amount: (rupees, paise) => `Rupees ${rupees}${paise === null ? "" : ` and ${paise} Paise`} only`,
};

const ones = `
  Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve
  Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen
`
  .trim()
  .split(/\s+/);
const tens = "Ten Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split(" ");

function belowHundred(number: number): string {
  const last = number % 10;
  if (number < 20) return ones[number] ?? "";
  return `${tens[Math.floor(number / 10) - 1] ?? ""}${last === 0 ? "" : ` ${ones[last] ?? ""}`}`;
}
