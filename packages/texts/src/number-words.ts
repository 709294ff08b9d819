/** How a language says an amount of money in words. */
export interface NumberWords {
  /** 1500n → "One Thousand Five Hundred". Never negative. */
  number(number: bigint): string;
  /** The rupees and the paise, each in words; null when there are no paise. */
  amount(rupees: string, paise: string | null): string;
}
