import type { TermsText } from "@thangam/texts/shape";
import type { ValuesOf } from "@thangam/texts/values-of";

/** Says a sentence of the terms in the language of who reads it; the English one is its own id. */
export type Say = <const Text extends TermsText>(english: Text, ...values: ValuesOf<Text>) => string;
