import { formatAmount } from "@thangam/texts/format-money";
import { interpolate } from "@thangam/texts/interpolate";
import { languageOf, SOURCE_LANGUAGE } from "@thangam/texts/languages";
import { nameInText } from "@thangam/texts/plain-name";
import type { Language } from "@thangam/texts/languages";
import { mail as english } from "@thangam/texts/en/mail";
import { textsOf } from "@thangam/texts/server";
import type { ServerTexts } from "@thangam/texts/shape";
import type { Shop } from "#core/shop-store.ts";
import { messageKinds } from "./messages.ts";
import type { MessageKind } from "./messages.ts";
import { smsOf } from "./sms-text.ts";
import type { SmsText } from "./sms-text.ts";

export interface MessageText {
  /** Who writes. */
  shop: Shop;
  language: Language;
  subject: string;
  paragraphs: readonly string[];
  /** The whole mail as text. */
  mail: string;
  /** null when this is not worth an SMS. */
  sms: SmsText | null;
}

/** Whoever a message is for, and what they read. */
export interface Reader {
  name: string;
  email: string;
  language: string | null;
  /** Who writes to them. */
  shop: Shop;
}

type Facts = Readonly<Record<string, string>>;

/** Who a mail is from, and where they are: its last lines. */
export function senderLines({ name, address, phone }: Shop): string[] {
  return [name, address, phone].filter(Boolean);
}

/** "Rs 1,23,456.00" of 12345600n paise, in the plain characters that every SMS can carry. */
export function rupeesText(amountPaise: bigint, { mail, language }: ServerTexts): string {
  return interpolate(mail.rupees, { amount: formatAmount(amountPaise) }, language);
}

/** What goes by SMS too. */
export const kindsWithSms = messageKinds.filter((kind) => "sms" in english.messages[kind]);

/** The texts of whoever reads this language; English for a language that nobody knows, or that is not ours. */
export function textsFor(language: string | null): ServerTexts {
  return textsOf(languageOf(language) ?? SOURCE_LANGUAGE);
}

/** A message of a kind with its facts in their places, and further paragraphs. */
export function write(
  kind: MessageKind,
  { name, email, language, shop }: Reader,
  facts: Facts,
  more: readonly string[] = [],
): MessageText {
  const read = textsFor(language);
  const { language: written, mail: texts } = read;
  const { subject, mail } = texts.messages[kind];
  const inLanguage = (text: string, values: Facts) => interpolate(text, values, written);
  const paragraphs = [
    inLanguage(texts.dear, { name: nameInText(name, texts.unnamed) }),
    ...mail.map((paragraph) => inLanguage(paragraph, facts)),
    ...more,
  ];
  return {
    shop,
    language: written,
    subject: inLanguage(subject, facts),
    paragraphs,
    mail: [...paragraphs, senderLines(shop).join("\n")].join("\n\n"),
    sms: smsOf(kind, read, { ...facts, name, shop: shop.name }, email !== ""),
  };
}
