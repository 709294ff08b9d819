import { encode } from "@thangam/terms/json/json";
import type { Terms } from "@thangam/terms/terms";
import { rulesOfTerms } from "./derived-rules.ts";
import type { DerivedRules } from "./derived-rules.ts";

/** What has to be said of a scheme that promises nothing but what is saved. */
export type PlainRules = Omit<DerivedRules, "instalmentsPerMonth" | "roundingPlaces"> & { roundingPlaces: number };

/** The terms of a scheme that gives back what was saved and nothing more: it matures when the last instalment is over. */
export function plainTerms(rules: PlainRules): Terms {
  const { type, instalments, accrual, paymentRule, roundingMode, roundingPlaces, roundingBasis } = rules;
  const isDaily = type === "Daily";
  const total = roundingBasis === "row" ? "sum" : "exact";
  const round = { mode: roundingMode, places: roundingPlaces === 2 ? 2 : 3, total } as const;
  return {
    schedule: {
      every: isDaily ? { days: 1 } : { months: 1 },
      instalments,
      ...(paymentRule === "flexible" ? { flexible: true } : {}),
      due: "joining",
      matures: isDaily ? { days: instalments } : { months: instalments },
    },
    ...(accrual === "weight" ? { gold: { purity: "22K", rate: "payment", round } } : {}),
    benefits: [],
  };
}

/** Whether terms say nothing that the plain ones would not: then the fields that they state say all of them. */
export function isPlain(terms: Terms): boolean {
  return inOrder(encode(plainTerms(rulesOfTerms(terms)))) === inOrder(encode(terms));
}

/** The same text for the same members, in whatever order they stand. */
function inOrder(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${members.map(([name, own]) => `${name}:${inOrder(own)}`).join()}}`;
}
