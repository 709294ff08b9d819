import type { languages } from "@thangam/texts/languages";
import { formatGrams } from "@thangam/contracts/values/money";
import { fill } from "#platform/fill.ts";
import { listTexts } from "./texts/list-texts.ts";
import { paperTextsEn } from "./texts/paper-en.ts";
import { paperTextsHi } from "./texts/paper-hi.ts";
import { paperTextsTa } from "./texts/paper-ta.ts";

export type Language = (typeof languages)[number];
/** What a paper says in one language, by the English of it. */
export type PaperTexts = Readonly<Record<keyof typeof paperTextsEn, string>>;
export type PaperWord = keyof typeof paperTextsEn | keyof typeof listTexts;

const textsByLanguage: Readonly<Record<Language, PaperTexts>> = {
  en: paperTextsEn,
  ta: paperTextsTa,
  hi: paperTextsHi,
};

/** A word or sentence of a paper in a language, with its places filled. */
export function paperText(language: Language, word: PaperWord, facts: Readonly<Record<string, string>> = {}): string {
  return fill(paperWord(language, word), facts);
}

/** A word that the database keeps to a list (a way to pay, a state) in a language; as it is when nobody translated it. */
export function paperWord(language: Language, word: string): string {
  const texts: Readonly<Record<string, string>> = textsByLanguage[language];
  const listed: Readonly<Record<string, { ta: string; hi: string }>> = listTexts;
  return texts[word] ?? (language === "en" ? word : (listed[word]?.[language] ?? word));
}

/** 12345600n → "₹ 1,23,456.00" */
export function rupeesOnPaper(amountPaise: bigint): string {
  const sign = amountPaise < 0n ? "-" : "";
  const digits = (amountPaise < 0n ? -amountPaise : amountPaise).toString().padStart(3, "0");
  return `₹\u00a0${sign}${grouped(digits.slice(0, -2))}.${digits.slice(-2)}`;
}

/** 1234n → "1.234 g" */
export function gramsOnPaper(weightMg: bigint, language: Language): string {
  return `${formatGrams(weightMg)}\u00a0${paperText(language, "g")}`;
}

/** "2026-11-21" → "21-11-2026" */
export function dayOnPaper(day: string): string {
  return day.split("-").toReversed().join("-");
}

/** A moment as "21-11-2026, 08:30" on the wall of the shop. */
export function momentOnPaper(moment: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" }).format(moment);
  const [day = "", time = ""] = parts.split(" ");
  return `${dayOnPaper(day)}, ${time}`;
}

/** "5", or "5 to 7" when a payment is for several instalments. */
export function instalmentsOnPaper(first: number, count: number, language: Language): string {
  if (count === 1) return String(first);
  return paperText(language, "{first} to {last}", { first: String(first), last: String(first + count - 1) });
}

function grouped(digits: string): string {
  return digits.replaceAll(/(\d)(?=(\d\d)+\d$)/g, "$1,");
}
