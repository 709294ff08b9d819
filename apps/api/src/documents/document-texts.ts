import type { Say } from "@thangam/contracts/schemes/lines/say";
import { formatGrams } from "@thangam/texts/format-money";
import { interpolate } from "@thangam/texts/interpolate";
import type { Values } from "@thangam/texts/interpolate";
import type { Language } from "@thangam/texts/languages";
import { textsOf } from "@thangam/texts/server";
import type { DocumentText } from "@thangam/texts/shape";

/** A text of a document in a language, with its places filled. Its id is the English text. */
export function documentText(language: Language, id: DocumentText, values: Values = {}): string {
  return interpolate(textsOf(language).documents[id], values, language);
}

/** Says the terms of a scheme on paper, in the sentences of the screens. */
export function sayIn(language: Language): Say {
  const { schemeTerms } = textsOf(language);
  return (english, ...[values]) => interpolate(schemeTerms[english] ?? english, values ?? {}, language);
}

/** A word that the database keeps to a list (a payment method, a state) or the label of an operation in a language; as it is when it has no translation. */
export function documentWord(language: Language, word: string): string {
  const { auditLabels, documents } = textsOf(language);
  const known: readonly Readonly<Record<string, string>>[] = [documents, auditLabels];
  return known.find((texts) => Object.hasOwn(texts, word))?.[word] ?? word;
}

/** "1.234 g" of 1234n milligrams, with the sign of the language. */
export function documentGrams(weightMg: bigint, language: Language): string {
  return `${formatGrams(weightMg)}\u00a0${documentText(language, "g")}`;
}

/** "5", or "5 to 7" when a payment is for several instalments. */
export function documentInstalments(first: number, count: number, language: Language): string {
  if (count === 1) return String(first);
  return documentText(language, "{first} to {last}", { first, last: first + count - 1 });
}
