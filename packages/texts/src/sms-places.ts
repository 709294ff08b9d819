import { addressPattern, nameInText, telephonePattern, withoutAddresses } from "./plain-name.ts";

/**
 * What the telecom operators let stand in one place of a registered SMS, by the tag they know it by. TRAI's direction of
 * 18 November 2025 wants each place tagged; a text with the older `{#var#}` is refused.
 */
export const smsTags = ["numeric", "alphanumeric", "url", "urlott", "cbn", "email"] as const;
export type SmsTag = (typeof smsTags)[number];

/** The most characters in one place. */
export const SMS_PLACE_MAX = 40;

/** The tag of each place that an SMS has. An amount has a point, a comma or "Rs": operators take digits alone as numeric. */
const tagByPlace: Readonly<Record<string, SmsTag>> = {
  amount: "alphanumeric",
  book: "alphanumeric",
  day: "alphanumeric",
  given: "alphanumeric",
  name: "alphanumeric",
  portal: "url",
  receipt: "alphanumeric",
  secret: "numeric",
  settled: "alphanumeric",
  shop: "alphanumeric",
};

const patterns: Readonly<Record<SmsTag, string>> = {
  numeric: `[0-9]{1,${SMS_PLACE_MAX}}`,
  alphanumeric: `(?:(?!${addressPattern}).){1,${SMS_PLACE_MAX}}`,
  url: String.raw`https?://[^\s]{1,${SMS_PLACE_MAX - "https://".length}}`,
  urlott: String.raw`https://[^\s]{1,${SMS_PLACE_MAX - "https://".length}}`,
  cbn: `[0-9+]{1,${SMS_PLACE_MAX}}`,
  email: String.raw`[^\s@]+@[^\s@]+`,
};

/** Where people are named: a telephone number would be one to call, and has a tag of its own. */
const namedPlaces: ReadonlySet<string> = new Set(["name", "shop"]);
const namePattern = `(?:(?!${addressPattern}|${telephonePattern}).){1,${SMS_PLACE_MAX}}`;

const place = /\{(\w+)\}/g;

/** Throws on a place that the table does not know: the operators would not, either. */
function tagOf(name: string): SmsTag {
  const tag = tagByPlace[name];
  if (tag === undefined) throw new Error(`The SMS place {${name}} has no tag`);
  return tag;
}

/** A text as the operators register it: `Dear #alphanumeric#, …` */
export function registeredSms(text: string): string {
  return text.replaceAll(place, (_, name: string) => `#${tagOf(name)}#`);
}

/** What a text made from this one looks like: in each place what its tag allows. */
export function smsPattern(text: string): RegExp {
  const parts = text.split(place);
  const pattern = parts.map((part, at) => (at % 2 === 0 ? RegExp.escape(part) : `(?:${patternOf(part)})`));
  return new RegExp(`^${pattern.join("")}$`, "su");
}

/** Whether an address can stand in an SMS. */
export function isSmsUrl(address: string): boolean {
  return new RegExp(`^${patterns.url}$`, "u").test(address);
}

function patternOf(name: string): string {
  return namedPlaces.has(name) ? namePattern : patterns[tagOf(name)];
}

/**
 * A fact as it stands in a place of an SMS: no longer than operators let it be, and without an address. Of a name that is
 * none (`isPlainName`) nothing is left but the word that stands for it. smsPattern takes whatever this makes of letters.
 */
export function smsFact(name: string, fact: string, unnamed: string): string {
  if (namedPlaces.has(name)) return beginningOf(nameInText(fact, unnamed), SMS_PLACE_MAX).trim() || unnamed;
  return beginningOf(withoutAddresses(fact), SMS_PLACE_MAX).trim() || "-";
}

const characters = new Intl.Segmenter();

/** As many whole characters, as a reader sees them, as fit into `max` code points. */
function beginningOf(text: string, max: number): string {
  let beginning = "";
  for (const { segment } of characters.segment(text)) {
    if (Array.from(beginning + segment).length > max) break;
    beginning += segment;
  }
  return beginning;
}
