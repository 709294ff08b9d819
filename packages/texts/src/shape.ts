import type { checkout } from "./en/checkout.ts";
import type { documents } from "./en/documents.ts";
import type { guides, purposes } from "./en/guides.ts";
import type { labels } from "./en/labels.ts";
import type { lateScreens } from "./en/late-screens.ts";
import type { mail } from "./en/mail.ts";
import type { messages } from "./en/messages.ts";
import type { screens } from "./en/screens.ts";
import type { site } from "./en/screens/site.ts";
import type { terms as schemeTerms } from "./en/screens/terms.ts";
import type { Font } from "./font.ts";
import type { Guide } from "./guide.ts";
import type { Language } from "./languages.ts";
import type { MailText } from "./mail-text.ts";
import type { NumberWords } from "./number-words.ts";

/** The translation of each text of a list. */
export type Translated<English extends readonly string[]> = Readonly<Record<English[number], string>>;

/** The translation of each sentence of a noun, whatever its kind, by its code. */
export type TranslatedMessages<English> = Readonly<
  Record<{ [Kind in keyof English]: keyof English[Kind] }[keyof English] & string, string>
>;

/** The sentences that have a code: of mistakes, of refusals, and what the shop's handbook quotes. */
export type Messages = Readonly<Record<keyof typeof messages, string>>;

/** A sentence of the screens. The English one is its own id. */
export type ScreenText = (typeof screens)[number];
export type ScreenTexts = Readonly<Record<Exclude<ScreenText, LateScreenText | SiteText>, string>>;

/** A sentence of a scheme's terms, which papers say, too. */
export type TermsText = (typeof schemeTerms)[number];

/** One that few screens have, so that a browser loads it with them. */
type LateScreenText = (typeof lateScreens)[number];
export type LateScreenTexts = Readonly<Record<LateScreenText, string>>;

/** One that only the pages say which the server writes: no browser loads it. */
type SiteText = (typeof site)[number];
export type SiteTexts = Readonly<Record<SiteText, string>>;

/** By the English label, which stands on the operation. A test of the contracts sees that each is translated. */
export type AuditLabels = Readonly<Record<string, string>>;

/** What a stored value is called, by the English label: one translation for screens and documents. */
export type Labels = Readonly<Record<keyof typeof labels, string>>;

/** What receipts, passbooks and lists say. The English text is its own id. */
export type DocumentText = keyof typeof documents;
export type DocumentTexts = Readonly<Record<DocumentText, string>>;

/** Mail and SMS: the messages by their kind, and the lines that several of them have. */
export type MailTexts = Readonly<
  Record<Exclude<keyof typeof mail, "messages">, string> & {
    messages: Readonly<Record<keyof (typeof mail)["messages"], MailText>>;
  }
>;

/** What the payment pages say. */
export type CheckoutTexts = Readonly<Record<keyof typeof checkout, string>>;

/** The terms of the savings schemes: paragraphs, in the order in which they are read. */
export type Terms = readonly string[];

/** The guides by their names, and what each screen is for. */
export type GuideName = keyof typeof guides;
/** A picture of a screen, in one file for each language: see the table in scripts/guide-pictures. */
export type PictureName = PicturesOf<(typeof guides)[GuideName]["parts"][number]>;
type PicturesOf<Part> = Part extends { pictures: infer Pictures } ? keyof Pictures & string : never;
export interface GuideTexts {
  guides: Readonly<Record<GuideName, Guide>>;
  purposes: Readonly<Record<keyof typeof purposes, string>>;
}

/** What a browser loads of the reader's language. English stands where it is used. */
export interface WebTexts {
  auditLabels: AuditLabels;
  labels: Labels;
  messages: Messages;
  screens: ScreenTexts;
}

/** What the server writes in one language. */
export interface ServerTexts {
  auditLabels: AuditLabels;
  language: Language;
  checkout: CheckoutTexts;
  documents: DocumentTexts;
  font: Font;
  mail: MailTexts;
  messages: Messages;
  numbers: NumberWords;
  /** Of papers, as the screens say them; an English one is its own id. */
  schemeTerms: Readonly<Partial<Record<TermsText, string>>>;
}
