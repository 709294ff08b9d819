/** What may be typed for the number of a bank, how it is compared, and whether it has a letter or digit of another script. */
export const typedNumberCases: readonly (readonly [typed: string, plain: string, isForeign: boolean])[] = [
  ["UTR40123", "UTR40123", false],
  ["utr 40\t123", "UTR40123", false],
  ["UTR-40/1.23~", "UTR40123", false],
  ["UTR\u00A040\u3000123", "UTR40123", false],
  // Signs that nobody sees.
  ["U\u200BT\u200DR\u206040\u00AD1\u200E2\u180E3\u2062\uFE0F\u0007\uFEFF", "UTR40123", false],
  // Full-width and mathematical letters, digits in circles and above the line.
  ["\uFF35\uFF34\uFF32\uFF14\uFF10\uFF11\uFF12\uFF13", "UTR40123", false],
  ["\u{1D414}TR\u{1D7D2}0\u2460\u00B23", "UTR40123", false],
  // Digits of other scripts.
  ["UTR\u0BEA\u0BE6\u0BE7\u0BE8\u0BE9", "UTR40123", false],
  ["UTR\u096A\u0966\u0967\u0968\u0969", "UTR40123", false],
  ["utr\u09EA\u0D66\u0661\u06F2\u09E9", "UTR40123", false],
  // Nothing that makes a number.
  ["", "", false],
  [" .-/~\u2060\u00AD", "", false],
  ["\u{1F4B0}", "", false],
  // Letters that look like others, letters of other scripts, a digit of a script that India does not write, a filler.
  ["U\u0422R40123", "UR40123", true],
  ["\u039177", "77", true],
  ["\u0BA4\u0BBF77", "77", true],
  ["UTR\u0E51", "UTR", true],
  ["UTR\u3164", "UTR", true],
  ["UTR\u0131", "UTR", true],
  ["\u00C977", "77", true],
];
