import type { DerivedRules } from "@thangam/contracts/schemes/derived-rules";
import { plainTerms } from "@thangam/contracts/schemes/plain-terms";
import { wireRupees } from "@thangam/contracts/values/money";
import { decodeTerms } from "@thangam/terms/json/json";
import type { Terms } from "@thangam/terms/terms";
import { hasFreeAmount } from "#features/schemes/scheme-draft.ts";
import type { PrefixDraft, Scheme, SchemeField } from "#features/schemes/scheme-draft.ts";
import { draftOfTerms } from "./draft-of-terms.ts";
import type { GalleryCard } from "./gallery-cards.ts";
import { prefixesFor } from "./prefixes.ts";
import { storedOfDraft } from "./stored-of-draft.ts";
import type { TermsDraft } from "./terms-draft.ts";

/** A scheme under terms as the maker holds it: all that a save takes and the terms do not state. A field left out does not compile. */
export interface MakerDraft extends Record<Exclude<SchemeField, keyof DerivedRules | "benefits">, unknown> {
  name: string;
  prefixes: readonly PrefixDraft[];
  minimumPaise: string;
  multipleOfPaise: string;
  terms: TermsDraft;
  isOpen: boolean;
}

const ORDINARY_STEP = "100";

export function draftOfCard({ terms, amounts }: GalleryCard, title: string, taken: ReadonlySet<string>): MakerDraft {
  const chosen = amounts.length === 0 ? [""] : amounts;
  const letters = prefixesFor(title, chosen.length, taken);
  return {
    name: title,
    prefixes: chosen.map((amountPaise, key) => ({ key, prefix: letters[key] ?? "", amountPaise })),
    minimumPaise: ORDINARY_STEP,
    multipleOfPaise: ORDINARY_STEP,
    terms: draftOfTerms(terms),
    isOpen: true,
  };
}

/**
 * The next version of a scheme: of one without terms, from terms that say nothing but what is paid. What it adds is said anew,
 * because it was reckoned in another way.
 */
export function draftOfScheme(scheme: Scheme): MakerDraft {
  return {
    name: scheme.name,
    prefixes: scheme.prefixes.map(({ prefix, amountPaise }, key) => ({
      key,
      prefix,
      amountPaise: amountPaise === null ? "" : wireRupees(amountPaise),
    })),
    minimumPaise: wireRupees(scheme.minimumPaise),
    multipleOfPaise: wireRupees(scheme.multipleOfPaise),
    terms: draftOfTerms(scheme.terms ?? plainTerms(scheme)),
    isOpen: scheme.isOpen,
  };
}

/** A new scheme with the same terms and amounts: its name and its letters are its own. */
export function draftOfCopy(scheme: Scheme, name: string, taken: ReadonlySet<string>): MakerDraft {
  const draft = draftOfScheme(scheme);
  const letters = prefixesFor(name, draft.prefixes.length, taken);
  return {
    ...draft,
    name,
    isOpen: true,
    prefixes: draft.prefixes.map((row, at) => ({ ...row, prefix: letters[at] ?? "" })),
  };
}

/** What is asked of the amounts, in the words that a scheme without terms has for it. */
export function amountsOf(draft: MakerDraft) {
  return { ...draft, paymentRule: draft.terms.schedule.isFlexible ? "flexible" : "fixed" };
}

/** The input of a save, as raw text under our field names. Hidden fields are left out. */
export function inputOfMaker(draft: MakerDraft): object {
  const { minimumPaise, multipleOfPaise, terms, ...rest } = draft;
  return {
    ...rest,
    ...(hasFreeAmount(amountsOf(draft)) && { minimumPaise, multipleOfPaise }),
    terms: storedOfDraft(terms),
  };
}

/** The terms as typed; null while something in them is missing or wrong. */
export function termsTyped(draft: TermsDraft): Terms | null {
  return decodeTerms(storedOfDraft(draft)).value;
}
