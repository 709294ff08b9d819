export interface SearchTerms {
  /** As books have their numbers: in capitals, without blanks and hyphens. */
  number: string;
  /** As receipts have theirs: in capitals, without blanks. */
  receipt: string;
  /** The end or the beginning of a number that is digits alone; of a mobile number without +91 or 0. Null of other texts. */
  digits: string | null;
  /** In any order. None where digits were typed. */
  words: string[];
}

/** Fewer digits fit too much. */
const FEWEST_DIGITS = 2;

/** What the counter's search may mean. "GE-1013" is a book's number, "+91 98765 43210" a mobile's, "1013" either one's end. */
export function searchTermsOf(typed: string): SearchTerms {
  const receipt = typed.replaceAll(/\s/g, "").toUpperCase();
  const number = receipt.replaceAll("-", "");
  const digits = /^\+?\d+$/.test(number) ? withoutCountry(number) : null;
  const words = digits === null ? typed.trim().split(/\s+/).filter(Boolean) : [];
  return { number, receipt, digits: digits !== null && digits.length >= FEWEST_DIGITS ? digits : null, words };
}

function withoutCountry(number: string): string {
  return number.replace(/^(?:\+91|91(?=\d{10}$)|0(?=\d{10}$))/, "").replace("+", "");
}
