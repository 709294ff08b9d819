import { isDeepStrictEqual } from "node:util";
import type { BillLine } from "@thangam/terms/bill";
import { billFor } from "@thangam/terms/bill";
import { encode } from "@thangam/terms/json/json";
import type { Stored } from "@thangam/terms/json/json";
import { leftOf, settleParts } from "@thangam/terms/settlement";
import type { Part, Taken } from "@thangam/terms/settlement-types";
import { anyLine, anyParts, anyTaken } from "@thangam/terms/testing/any-parts";
import { anyCase } from "@thangam/terms/testing/any-terms";
import type { Case } from "@thangam/terms/testing/any-terms";
import { choicesOf, listOf } from "@thangam/terms/testing/choices";
import { smallest } from "@thangam/terms/testing/simpler";
import { valuationOn } from "@thangam/terms/valuation";
import { expect } from "vitest";

/** Asks the database with rows of cases, `list(c, n)`, in their order. */
export type Asking = (select: string, cases: string) => Promise<unknown[]>;

/** The evaluator in code. */
export interface Evaluator {
  valuationOn: typeof valuationOn;
  billFor: typeof billFor;
  settleParts: typeof settleParts;
}

const ours: Evaluator = { valuationOn, billFor, settleParts };

/** What both evaluators are asked of a case: a query of `c`, and the same in code. */
interface Question<Asked extends Case> {
  /** What is asked about: with what random terms and books do not name. */
  caseOf: (seed: number) => Asked;
  inDatabase: string;
  inCode: (asked: Asked, by?: Evaluator) => unknown;
}

export const worth: Question<Case> = {
  caseOf: anyCase,
  inDatabase: "terms_valuation(c -> 'terms', c -> 'saved', c -> 'asked')",
  inCode: ({ terms, saved, asked }, by = ours) => by.valuationOn(terms, saved, asked),
};

interface CaseOfBill extends Case {
  lines: BillLine[];
  rate: bigint;
}

export const bills: Question<CaseOfBill> = {
  caseOf: (seed) => {
    const choices = choicesOf(seed);
    const { int } = choices;
    const lines = listOf(int(1, 4), () => anyLine(choices));
    return { ...anyCase(seed), lines, rate: BigInt(int(400_000, 900_000)) };
  },
  inDatabase: `terms_bill(c -> 'terms', ${worth.inDatabase}, c -> 'lines', (c ->> 'rate')::bigint)`,
  inCode: ({ terms, saved, asked, lines, rate }, by = ours) =>
    by.billFor(terms, by.valuationOn(terms, saved, asked), lines, rate),
};

interface CaseOfParts extends Case {
  before: Taken;
  parts: Part[];
}

export const partsOfBooks = {
  caseOf: (seed: number): CaseOfParts => {
    const { terms, saved, asked } = anyCase(seed);
    const choices = choicesOf(seed + 1_000_000);
    const valuation = valuationOn(terms, saved, asked);
    const before = anyTaken(choices, valuation);
    const left = leftOf(terms, valuation, before);
    const parts = anyParts(choices, (terms.gold === undefined ? left?.paise : left?.mg) ?? 1000n);
    return { terms, saved, asked, before, parts };
  },
  inDatabase: `terms_parts(c -> 'terms', ${worth.inDatabase}, c -> 'before', (c -> 'asked' ->> 'rate')::bigint, c -> 'parts')`,
  inCode: ({ terms, saved, asked, before, parts }: CaseOfParts, by: Evaluator = ours) =>
    by.settleParts(terms, by.valuationOn(terms, saved, asked), { before, rate: asked.rate ?? null }, parts),
} satisfies Question<CaseOfParts>;

/** What the two say of the first of the cases about which they do not say the same; null where they agree about all. */
async function disagreement<Asked extends Case>(
  question: Question<Asked>,
  cases: readonly Asked[],
  ask: Asking,
): Promise<{ asked: Asked; database: unknown; code: Stored } | null> {
  const answers = await ask(question.inDatabase, JSON.stringify(encode(cases)));
  for (const [at, asked] of cases.entries()) {
    const [database, code] = [answers[at], encode(question.inCode(asked))];
    if (!isDeepStrictEqual(database, code)) return { asked, database, code };
  }
  return null;
}

/** Fails with the smallest case about which the two do not say the same. */
export async function expectAgreement<Asked extends Case>(
  question: Question<Asked>,
  cases: readonly Asked[],
  ask: Asking,
): Promise<void> {
  const found = await disagreement(question, cases, ask);
  if (found === null) return;
  const least = await smallest(found.asked, async (one) => (await disagreement(question, [one], ask)) !== null);
  const told = await disagreement(question, [least], ask);
  expect(told?.database, JSON.stringify(encode(least))).toEqual(told?.code);
}

const atOnce = 50;

/** Whether a question about the cases of the first seeds is answered otherwise by the database, or cannot be. */
export async function isFoundByDatabase(ask: Asking, seeds: number): Promise<boolean> {
  for (let from = 0; from < seeds; from += atOnce) {
    const of = Array.from({ length: atOnce }, (_, at) => from + at);
    if ((await disagreement(worth, of.map(worth.caseOf), ask)) !== null) return true;
    if ((await disagreement(partsOfBooks, of.map(partsOfBooks.caseOf), ask)) !== null) return true;
    if ((await disagreement(bills, of.map(bills.caseOf), ask)) !== null) return true;
  }
  return false;
}

/** Whether an evaluator like ours answers a question about the cases of the first seeds otherwise, or cannot. */
export function isFoundByCode(by: Evaluator, seeds: number): boolean {
  for (let seed = 0; seed < seeds; seed += 1)
    if (isOther(worth, seed, by) || isOther(partsOfBooks, seed, by) || isOther(bills, seed, by)) return true;
  return false;
}

function isOther<Asked extends Case>({ caseOf, inCode }: Question<Asked>, seed: number, by: Evaluator): boolean {
  const asked = caseOf(seed);
  try {
    return !isDeepStrictEqual(inCode(asked, by), inCode(asked));
  } catch {
    return true;
  }
}
