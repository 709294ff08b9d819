import { formatGrams } from "@thangam/texts/format-money";

/** 1234n → "1.234 g" */
export function grams(weightMg: bigint): string {
  return `${formatGrams(weightMg)}\u00a0g`;
}
