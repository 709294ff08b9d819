import { languages } from "@thangam/texts/languages";
import type { SmsTemplate } from "#integrations/sms/port.ts";
import { fill } from "#platform/fill.ts";
import { messageKinds } from "./messages.ts";
import type { MessageKind } from "./messages.ts";
import { textsEn } from "./texts-en.ts";
import { textsHi } from "./texts-hi.ts";
import { textsTa } from "./texts-ta.ts";

export interface MessageText {
  language: Language;
  subject: string;
  paragraphs: readonly string[];
  /** The whole mail as text. */
  mail: string;
  /** null when this is not worth an SMS. */
  sms: { text: string; template: SmsTemplate } | null;
}

/** What we write in one language. `{place}` stands for a fact. */
export interface Texts {
  /** How a letter and an SMS begin. */
  dear: string;
  rupees: string;
  instalment: string;
  instalments: string;
  gold: string;
  receipt: string;
  /** Stands where a receipt number would. */
  receiptFollows: string;
  reason: string;
  goldWeight: string;
  /** What a settled book was given for, and the bonus in it. */
  settledByBill: string;
  settledByVoucher: string;
  settledByRefund: string;
  settledBonus: string;
  /** What a reminder tells of a book: before the day, on it, and after it. */
  dueSoon: string;
  dueToday: string;
  overdue: string;
  maturesSoon: string;
  maturesToday: string;
  matured: string;
  /** How a reminder ends. */
  reminderEnd: string;
  messages: Record<MessageKind, { subject: string; mail: readonly string[]; sms?: string }>;
}

/** Whoever a message is for, and what they read. */
export interface Reader {
  name: string;
  email: string;
  language: string | null;
}

type Facts = Readonly<Record<string, string>>;

/** Who a mail is from. */
export const SENDER = "Thangam";

type Language = (typeof languages)[number];
const textsByLanguage: Readonly<Record<Language, Texts>> = { en: textsEn, ta: textsTa, hi: textsHi };

/** 12345600n → "Rs 1,23,456.00" */
export function rupeesText(amountPaise: bigint, { rupees }: Pick<Texts, "rupees">): string {
  const whole = (amountPaise / 100n).toString();
  const grouped = whole.replaceAll(/(?<=\d)(?=(\d\d)*\d{3}$)/g, ",");
  return `${rupees} ${grouped}.${(amountPaise % 100n).toString().padStart(2, "0")}`;
}

/** What goes by SMS too. */
export const kindsWithSms = messageKinds.filter((kind) => textsEn.messages[kind].sms !== undefined);

/** Whose language nobody knows, or writes here, is written to in English. */
function writtenLanguage(language: string | null): Language {
  return languages.find((known) => known === language) ?? "en";
}

/** What we write to somebody who reads this. */
export function textsFor(language: string | null): Texts {
  return textsByLanguage[writtenLanguage(language)];
}

/** A message of a kind with its facts in their places, and further paragraphs. */
export function write(
  kind: MessageKind,
  { name, language }: Reader,
  facts: Facts,
  more: readonly string[] = [],
): MessageText {
  const written = writtenLanguage(language);
  const texts = textsByLanguage[written];
  const { subject, mail, sms } = texts.messages[kind];
  const paragraphs = [fill(texts.dear, { name }), ...mail.map((paragraph) => fill(paragraph, facts)), ...more];
  return {
    language: written,
    subject: fill(subject, facts),
    paragraphs,
    mail: [...paragraphs, SENDER].join("\n\n"),
    sms: sms === undefined ? null : smsOf(`${kind}.${written}`, `${texts.dear} ${sms}`, { ...facts, name }),
  };
}

const longestFact = 30;
const characters = new Intl.Segmenter();

/** As many whole characters, as a reader sees them, as fit into `most` code points. */
function beginningOf(text: string, most: number): string {
  let beginning = "";
  for (const { segment } of characters.segment(text)) {
    if (Array.from(beginning + segment).length > most) break;
    beginning += segment;
  }
  return beginning;
}

/** What is longer than operators allow in one place is cut there, a name for example. */
function smsOf(name: string, text: string, facts: Facts): MessageText["sms"] {
  const short = Object.entries(facts).map(([place, fact]) => [place, beginningOf(fact, longestFact)]);
  return { text: fill(text, Object.fromEntries(short)), template: { name, text } };
}
