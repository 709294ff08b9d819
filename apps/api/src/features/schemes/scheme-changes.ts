import type { operations } from "@thangam/contracts";
import type { InputOf } from "@thangam/contracts/kernel/operation";
import { isPlain } from "@thangam/contracts/schemes/plain-terms";
import { wireRupees } from "@thangam/contracts/values/money";
import { benefitWords } from "./benefit-labels.ts";
import type { SchemeVersion } from "./scheme-store.ts";
import { rulesOfPromise } from "./rules-of-promise.ts";
import { benefitsOf } from "./stored-benefits.ts";
import { termsOf } from "./stored-terms.ts";
import { changedTerms, termsWords } from "./terms-labels.ts";

/** A field of a scheme that a save takes. */
type Rule = Exclude<keyof InputOf<typeof operations.saveScheme>, "schemeId" | "version">;

/** Name and version, and each rule that is another than before: `{ instalments: "15 → 12" }`. */
export function schemeChanges(
  before: SchemeVersion | undefined,
  after: SchemeVersion,
): Record<string, string | number> {
  const changes = Object.values(textByRule).flatMap(({ label, words, changed }) => {
    const now = words(after);
    if (before === undefined) return [[label, now]];
    const then = words(before);
    return then === now ? [] : [[label, changed?.(before, after) ?? `${then} → ${now}`]];
  });
  return { scheme: after.name, version: after.version, ...Object.fromEntries(changes) };
}

/**
 * What a version promises and what the one before it did, in words; null where both promise the same. The rules by which it is reckoned
 * belong to it (`rulesOfPromise`).
 */
export function changedPromise(
  before: SchemeVersion | undefined,
  after: SchemeVersion,
): { from: string; to: string } | null {
  const [from, to] = [promiseOf(before), promiseOf(after)];
  const changed = rulesOfPromise(before, after)
    .map((rule) => textByRule[rule])
    .flatMap(({ label, words }) => [[label, before === undefined ? "–" : words(before), words(after)] as const])
    .filter(([, then, now]) => then !== now);
  if (from === to && changed.length === 0) return null;
  const promise = from === to ? [] : [changedMembers(before, after) ?? { from, to }];
  const rules = new Map(
    changed.map(([label, then, now]) => [label, { from: `${label}: ${then}`, to: `${label}: ${now}` }]),
  );
  const all = [...promise, ...rules.values()];
  const words = (side: "from" | "to") => all.map((part) => part[side]).join("; ");
  return { from: before === undefined ? "–" : words("from"), to: words("to") };
}

function promiseOf(version: SchemeVersion | undefined): string {
  return wordsOfPromise(version) ?? benefitWords(benefitsOf(version?.benefitRules ?? {}));
}

/** Terms that promise nothing but what is saved are no benefit. */
function wordsOfPromise(version: SchemeVersion | undefined): string | null {
  const terms = version === undefined ? null : termsOf(version.terms);
  return terms === null || isPlain(terms) ? null : termsWords(terms);
}

/** Of two versions with terms the members alone that differ. */
function changedMembers(before: SchemeVersion | undefined, after: SchemeVersion) {
  const [were, are] = [before === undefined ? null : termsOf(before.terms), termsOf(after.terms)];
  return were === null || are === null ? null : changedTerms(were, are);
}

interface RuleText {
  /** What the audit trail calls it; rules under one label are listed together. */
  label: string;
  words: (version: SchemeVersion) => string;
  /** Where both are too long to stand beside each other. */
  changed?: (before: SchemeVersion, after: SchemeVersion) => string | null;
}

const rounding: RuleText = {
  label: "rounding",
  words: (version) => `${version.roundingMode} ${version.roundingPlaces} ${version.roundingBasis}`,
};

/** A rule without its text does not compile. */
const textByRule: Readonly<Record<Rule, RuleText>> = {
  name: { label: "name", words: ({ name }) => name },
  type: { label: "type", words: ({ type }) => type },
  instalments: { label: "instalments", words: ({ instalments }) => String(instalments) },
  instalmentsPerMonth: {
    label: "instalmentsPerMonth",
    words: ({ instalmentsPerMonth }) => String(instalmentsPerMonth ?? "–"),
  },
  accrual: { label: "accrual", words: ({ accrual }) => accrual },
  roundingMode: rounding,
  roundingPlaces: rounding,
  roundingBasis: rounding,
  paymentRule: { label: "paymentRule", words: ({ paymentRule }) => paymentRule },
  minimumPaise: { label: "minimum", words: ({ minimumPaise }) => wireRupees(minimumPaise) },
  multipleOfPaise: { label: "multipleOf", words: ({ multipleOfPaise }) => wireRupees(multipleOfPaise) },
  isOpen: { label: "open", words: ({ isOpen }) => (isOpen ? "yes" : "no") },
  terms: {
    label: "terms",
    words: (version) => wordsOfPromise(version) ?? "–",
    changed: (before, after) => {
      const members = changedMembers(before, after);
      return members === null ? null : `${members.from} → ${members.to}`;
    },
  },
  benefits: { label: "benefits", words: ({ benefitRules }) => benefitWords(benefitsOf(benefitRules)) },
  prefixes: {
    label: "prefixes",
    words: ({ prefixes }) =>
      prefixes
        .map(({ prefix, amountPaise }) => (amountPaise === null ? prefix : `${prefix} ${wireRupees(amountPaise)}`))
        .join(" · "),
  },
};
