import { languages } from "@thangam/contracts/profile";
import { formatGrams } from "@thangam/contracts/values/money";
import type { SmsTemplate } from "#integrations/sms/port.ts";
import { mailPage } from "./mail-page.ts";
import { fill } from "#platform/fill.ts";
import type { MessageKind } from "./messages.ts";
import { textsEn } from "./texts-en.ts";
import { textsHi } from "./texts-hi.ts";
import { textsTa } from "./texts-ta.ts";

export interface MessageText {
  subject: string;
  mail: string;
  /** The same mail, formatted. */
  html: string;
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
  messages: Record<MessageKind, { subject: string; mail: readonly string[]; sms?: string }>;
}

export interface PaymentFacts {
  amountPaise: bigint;
  weightMg: bigint | null;
  instalmentNumber: number | null;
  instalmentCount: number;
  receiptNumber: string | null;
  bookNumber: string;
  schemeName: string;
}

export interface BookFacts {
  number: string;
  schemeName: string;
  amountPaise: bigint;
  instalments: number;
}

export interface RequestFacts {
  schemeName: string;
  amountPaise: bigint;
  /** Why it was rejected, if that was said. */
  reason: string | null;
}

/** Whoever a message is for, and what they read. */
export interface Reader {
  name: string;
  email: string;
  language: string | null;
}

export type PaymentKind = Extract<MessageKind, `payment_${string}`>;
export type BookKind = Extract<MessageKind, `book_${string}`>;
export type RequestKind = Extract<MessageKind, `request_${string}`>;
/** What is about the reader alone. */
export type PersonalKind = Exclude<MessageKind, PaymentKind | BookKind | RequestKind>;

type Facts = Readonly<Record<string, string>>;

type Language = (typeof languages)[number];
const textsByLanguage: Readonly<Record<Language, Texts>> = { en: textsEn, ta: textsTa, hi: textsHi };

export function paymentText(kind: PaymentKind, reader: Reader, payment: PaymentFacts): MessageText {
  const texts = textsFor(reader.language);
  const facts = {
    amount: rupeesText(payment.amountPaise, texts),
    book: payment.bookNumber,
    scheme: payment.schemeName,
    receipt: payment.receiptNumber ?? texts.receiptFollows,
  };
  return write(kind, reader, facts, kind === "payment_acknowledged" ? creditLines(payment, texts) : []);
}

export function bookText(kind: BookKind, reader: Reader, book: BookFacts): MessageText {
  return write(kind, reader, {
    book: book.number,
    scheme: book.schemeName,
    count: book.instalments.toString(),
    amount: rupeesText(book.amountPaise, textsFor(reader.language)),
  });
}

/** `secret` is the code that the message carries. */
export function requestText(
  kind: RequestKind,
  reader: Reader,
  request: RequestFacts,
  secret: string | null,
): MessageText {
  const texts = textsFor(reader.language);
  const { schemeName: scheme, reason } = request;
  const facts = { scheme, amount: rupeesText(request.amountPaise, texts), ...(secret !== null && { secret }) };
  const isTold = kind === "request_rejected" && reason !== null;
  return write(kind, reader, facts, isTold ? [fill(texts.reason, { reason })] : []);
}

/** `secret` is the code or password that the message carries. */
export function personalText(kind: PersonalKind, reader: Reader, secret: string | null): MessageText {
  return write(kind, reader, { email: reader.email, ...(secret !== null && { secret }) });
}

/** 12345600n → "Rs 1,23,456.00" */
export function rupeesText(amountPaise: bigint, { rupees }: Pick<Texts, "rupees">): string {
  const whole = (amountPaise / 100n).toString();
  const grouped = whole.replaceAll(/(?<=\d)(?=(\d\d)*\d{3}$)/g, ",");
  return `${rupees} ${grouped}.${(amountPaise % 100n).toString().padStart(2, "0")}`;
}

/** Whose language nobody knows, or writes here, is written to in English. */
function writtenLanguage(language: string | null): Language {
  return languages.find((known) => known === language) ?? "en";
}

function textsFor(language: string | null): Texts {
  return textsByLanguage[writtenLanguage(language)];
}

function write(kind: MessageKind, { name, language }: Reader, facts: Facts, more: readonly string[] = []): MessageText {
  const written = writtenLanguage(language);
  const texts = textsByLanguage[written];
  const { subject, mail, sms } = texts.messages[kind];
  const paragraphs = [
    fill(texts.dear, { name }),
    ...mail.map((paragraph) => fill(paragraph, facts)),
    ...more,
    "Thangam",
  ];
  const title = fill(subject, facts);
  return {
    subject: title,
    mail: paragraphs.join("\n\n"),
    html: mailPage(written, title, paragraphs),
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

function creditLines(payment: PaymentFacts, texts: Texts): string[] {
  const { instalmentNumber, instalmentCount, weightMg, receiptNumber } = payment;
  const lines: string[] = [];
  if (instalmentNumber !== null) {
    const first = instalmentNumber.toString();
    const last = (instalmentNumber + instalmentCount - 1).toString();
    lines.push(fill(instalmentCount > 1 ? texts.instalments : texts.instalment, { first, last }));
  }
  if (weightMg !== null) lines.push(fill(texts.gold, { weight: formatGrams(weightMg) }));
  if (receiptNumber !== null) lines.push(fill(texts.receipt, { receipt: receiptNumber }));
  return lines;
}
