/**
 * What a name may hold so that a text of the shop can carry it. Whoever types a name would write in the shop's name, so what
 * is surely an address or a telephone number is refused. Every other dot gets a blank in texts (`withSpacedDots`), because
 * no telephone makes a link of "Ram. Kumar", whatever ends of addresses it knows.
 */

/** Ends of addresses that are refused however they are written. In small letters any word after a dot is. */
const ends = new Set(
  (
    "com in org net info biz xyz top shop store site website web online link live club app dev tech cloud space icu vip io co " +
    "me ly gl gd cc tk ml cn ru рф pw sbs cfd click win bet page example test xn भारत भारतम् कॉम नेट संगठन இந்தியா " +
    "சிங்கப்பூர் இலங்கை ভারত భారత్ ભારત ಭಾರತ ഭാരതം"
  ).split(" "),
);

/** Short forms that stand before a name. */
const titles = new Set(
  (
    "mr mrs ms miss dr prof st sri shri smt selvi thiru tmt kum km mohd md muhd abd sk ch th adv er ca capt col maj lt gen rev " +
    "fr sr jr pt late hon"
  ).split(" "),
);

/** Dots that browsers read as one, but that stand in no name: U+3002, U+FF0E, U+FF61, U+2024. */
const otherDots = String.raw`[\u3002\uFF0E\uFF61\u2024]`;

const surely = [
  String.raw`\w+://|www\.|@|${otherDots}`,
  String.raw`[\p{L}\p{N}-]\.\p{L}{2,}/`,
  String.raw`\d{1,3}(?:\.\d{1,3}){3}`,
  // As people write an address past a filter.
  String.raw`[\[({<]\s*(?:\.|dot)\s*[\])}>]|\sdot\s+(?:com|net|org|in|co)(?![\p{L}\p{M}\p{N}])|डॉट\s*कॉम|டாட்\s*காம்`,
].join("|");

/** What telephones may make a link of in a text that has a blank after each dot of a name. */
export const addressPattern = String.raw`\w+://|www\.|@|${otherDots}|[\p{L}\p{M}\p{N}_-]\.\p{L}[\p{L}\p{M}]`;

/** Digits that telephones offer to call: eight or more, with what stands between them. */
export const telephonePattern = String.raw`(?:\p{Nd}[\s().+-]*){8}`;

const address = new RegExp(surely, "iu");
const telephone = new RegExp(telephonePattern, "u");
/** A dot between two words, the second of two letters and more. */
const dotted = /([\p{L}\p{M}\p{N}_]+)\s*\.(?=(\p{L}[\p{L}\p{M}\p{N}]+))/gu;
const initial = /^[\p{L}\p{N}]\p{M}*$/u;
const small = /^\p{Ll}/u;
/** Begins as a name does: with a capital letter, or in a script of India, which has none. */
const nameBegins =
  /^[\p{Lu}\p{Lt}\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}]/u;

/** Whether "before.after" is an address: "evil.com" and "m.com" are, "Ram.Kumar", "r.lakshmi" and "Ravi M.Com" are not. */
function isAddress(before: string, after: string): boolean {
  const isEnd = ends.has(after.toLowerCase());
  if (initial.test(before) || titles.has(before.toLowerCase())) return isEnd && small.test(after);
  return isEnd || !nameBegins.test(after);
}

function hasAddress(text: string): boolean {
  return (
    address.test(text) ||
    Array.from(text.matchAll(dotted)).some(([, before = "", after = ""]) => isAddress(before, after))
  );
}

/** "Ram.Kumar" → "Ram. Kumar" */
function withSpacedDots(text: string): string {
  return text.replaceAll(/\.(?=\p{L}[\p{L}\p{M}])/gu, ". ");
}

/** Whether a name is one, and nothing that is surely an address or a number to call. */
export function isPlainName(name: string): boolean {
  return !hasAddress(name) && !telephone.test(name);
}

/** A name as texts of the shop have it; the word that stands for it where it is none. */
export function nameInText(name: string, unnamed: string): string {
  return isPlainName(name) ? withSpacedDots(name) : unnamed;
}

/** A text without the words of it that are an address. */
export function withoutAddresses(text: string): string {
  const words = text.split(/\s+/u).filter((word) => !hasAddress(word));
  return withSpacedDots(words.join(" ")).trim();
}
