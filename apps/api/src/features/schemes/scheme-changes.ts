import type { operations } from "@thangam/contracts";
import type { InputOf } from "@thangam/contracts/kernel/operation";
import { wireRupees } from "@thangam/contracts/values/money";
import { benefitWords } from "./benefit-words.ts";
import type { SchemeVersion } from "./scheme-store.ts";
import { benefitsOf } from "./stored-benefits.ts";

/** A field of a scheme that a save takes. */
type Rule = Exclude<keyof InputOf<typeof operations.saveScheme>, "schemeId" | "version">;

/** Name and version, and each rule that is another than before: `{ instalments: "15 → 12" }`. */
export function schemeChanges(
  before: SchemeVersion | undefined,
  after: SchemeVersion,
): Record<string, string | number> {
  const changes = Object.values(textByRule).flatMap(({ label, words }) => {
    const now = words(after);
    if (before === undefined) return [[label, now]];
    return words(before) === now ? [] : [[label, `${words(before)} → ${now}`]];
  });
  return { scheme: after.name, version: after.version, ...Object.fromEntries(changes) };
}

interface RuleText {
  /** What the audit trail calls it; rules under one label are listed together. */
  label: string;
  words: (version: SchemeVersion) => string;
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
  benefits: { label: "benefits", words: ({ benefitRules }) => benefitWords(benefitsOf(benefitRules)) },
  prefixes: {
    label: "prefixes",
    words: ({ prefixes }) =>
      prefixes
        .map(({ prefix, amountPaise }) => (amountPaise === null ? prefix : `${prefix} ${wireRupees(amountPaise)}`))
        .join(" · "),
  },
};
