/** Ends of web addresses that telephones make a link of, where nothing else shows that it is one. */
const ends =
  "com|in|org|net|info|biz|xyz|top|shop|store|site|website|web|online|link|live|club|app|dev|tech|cloud|space|icu|vip|io|co|me|ly|gl|gd|cc|tk|ml|cn|ru|pw";

/** An address of the web or of mail, as telephones find it in a text. It holds no blank. */
export const addressPattern = String.raw`\w+://|www\.|@|[\p{L}\p{N}-]\.\p{L}{2,}/|[\p{L}\p{N}-]{2}\.(?:${ends})(?![\p{L}\p{M}\p{N}])`;

/** Digits that telephones offer to call: eight or more, with what stands between them. */
export const telephonePattern = String.raw`(?:\p{Nd}[\s().+-]*){8}`;

const word = new RegExp(String.raw`\S*(?:${addressPattern})\S*`, "giu");
const notInName = new RegExp(`${addressPattern}|${telephonePattern}`, "iu");

/**
 * Whether a name is one, and nothing that a telephone makes a link or a call of: messages of the shop carry it, and whoever
 * typed it would write in the shop's name.
 */
export function isPlainName(name: string): boolean {
  return !notInName.test(name);
}

/** A text without the words of it that are an address. */
export function withoutAddresses(text: string): string {
  return text.replaceAll(word, " ").replaceAll(/\s+/gu, " ").trim();
}
