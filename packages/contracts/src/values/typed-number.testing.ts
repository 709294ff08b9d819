/**
 * What may be typed for the number of a bank, how it is compared, and whether it has a letter or digit of another
 * script.
 */
export const typedNumberCases: readonly (readonly [typed: string, plain: string, isForeign: boolean])[] = [
  ["UTR40123", "40123", false],
  ["utr 40\t123", "40123", false],
  ["UTR-40/1.23~", "40123", false],
  ["UTR\u00A040\u3000123", "40123", false],
  // Signs that nobody sees.
  ["U\u200BT\u200DR\u206040\u00AD1\u200E2\u180E3\u2062\uFE0F\u0007\uFEFF", "40123", false],
  // Full-width and mathematical letters, digits in circles and above the line.
  ["\uFF35\uFF34\uFF32\uFF14\uFF10\uFF11\uFF12\uFF13", "40123", false],
  ["\u{1D414}TR\u{1D7D2}0\u2460\u00B23", "40123", false],
  // Digits of other scripts.
  ["UTR\u0BEA\u0BE6\u0BE7\u0BE8\u0BE9", "40123", false],
  ["UTR\u096A\u0966\u0967\u0968\u0969", "40123", false],
  ["utr\u09EA\u0D66\u0661\u06F2\u09E9", "40123", false],
  // Digits in circles of every kind.
  ["\u2780\u2781\u2788\u24EA\u2460", "12901", false],
  ["\u2776\u278B\u24F7\u24FF\u{1F10B}\u{1F10C}", "123000", false],
  ["7\u277F\u2789\u2793\u24FE", "710101010", false],
  // What says which number it is.
  ["UTR: 345868123456", "345868123456", false],
  ["UTR345868123456", "345868123456", false],
  ["RRN:345868123456", "345868123456", false],
  ["Ref no. 345868123456", "345868123456", false],
  ["UPI Ref. No: 345868123456", "345868123456", false],
  ["Transaction ID 345868123456", "345868123456", false],
  ["NEFT/UTR No. HDFCR52022112345678", "HDFCR52022112345678", false],
  ["Cheque number 000123", "123", false],
  ["No. 77", "77", false],
  ["Bill 12/2026", "122026", false],
  // What only begins like that: codes of banks, and a word without a number.
  ["UTIBR52022112345678", "UTIBR52022112345678", false],
  ["NOSCR52022112345678", "NOSCR52022112345678", false],
  ["IDFBH22326500001", "IDFBH22326500001", false],
  ["UTR", "UTR", false],
  ["Refund", "REFUND", false],
  // Zeros in front, and what a spreadsheet adds.
  ["000345868", "345868", false],
  ["UTR 0003", "3", false],
  ["0000", "0", false],
  ["345868.0", "345868", false],
  ["Ref no.345868.00 ", "345868", false],
  ["\u0BE9\u0BEA.\u0BE6", "34", false],
  ["345868.10", "34586810", false],
  ["345868.0.1", "34586801", false],
  ["3.45.0", "3450", false],
  ["A.0", "A0", false],
  // Nothing that makes a number.
  ["", "", false],
  [" .-/~\u2060\u00AD", "", false],
  ["\u{1F4B0}", "", false],
  // Letters that look like others, letters of other scripts, a digit of a script that India does not write, a filler.
  ["U\u0422R40123", "UR40123", true],
  ["\u039177", "77", true],
  ["\u0BA4\u0BBF77", "77", true],
  ["77\u24EB", "77", true],
  ["77\u{1F1E6}", "77", true],
  ["UTR\u0E51", "UTR", true],
  ["UTR\u3164", "UTR", true],
  ["UTR\u0131", "UTR", true],
  ["\u00C977", "77", true],
];
