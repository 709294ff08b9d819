/**
 * How long what a slider or a field of the scheme maker changes takes to be reckoned, of each card of the gallery and of random
 * terms. Prints the slowest of both, by its median, and what the first of all took, while nothing was compiled yet. Fails where one of them takes 50 ms or more.
 */
import { galleryCards } from "../apps/web/src/features/schemes/maker/gallery-cards.ts";
import { draftOfTerms } from "../apps/web/src/features/schemes/maker/draft-of-terms.ts";
import { termsTyped } from "../apps/web/src/features/schemes/maker/maker-draft.ts";
import { whatIfView } from "../apps/web/src/shared/schemes/terms/what-if-view.ts";
import { savedAs } from "../apps/web/src/shared/schemes/terms/what-if.ts";
import { brochureTable } from "../packages/terms/src/brochure.ts";
import type { Terms } from "../packages/terms/src/terms.ts";
import { anyCase } from "../packages/terms/src/testing/any-terms.ts";
import { warningsOf } from "../packages/terms/src/warnings/warnings.ts";

/** A change is shown before anybody waits for it. */
const BUDGET_MS = 50;
const RATE = 1_200_000n;
const [instalment, joinedOn] = [200_000n, "2026-11-22"];

const random = Array.from({ length: 40 }, (_, seed) => ({ id: `random ${seed}`, terms: anyCase(seed).terms }));
for (const [what, work] of [
  ["slider", slide],
  ["field", change],
] as const) {
  const taken = [...galleryCards, ...random].map(({ id, terms }) => ({ id, ...millisecondsOf(() => work(terms)) }));
  const [first] = taken;
  const [slowest] = taken.toSorted((one, other) => other.median - one.median);
  if (first === undefined || slowest === undefined) throw new Error("There are no cards.");
  console.log(
    `${what}: the very first ${first.first.toFixed(1)} ms (${first.id}); slowest median ${slowest.median.toFixed(1)} ms (${slowest.id}), ` +
      `less than ${BUDGET_MS} ms is wanted of both`,
  );
  if (Math.max(first.first, slowest.median) >= BUDGET_MS) process.exitCode = 1;
}

/** All that a change in the maker reckons anew. */
function change(terms: Terms): void {
  termsTyped(draftOfTerms(terms));
  slide(terms);
  brochureTable(terms, instalment, joinedOn, RATE);
  warningsOf(terms, instalment);
}

/** All that a slider reckons anew. */
function slide(terms: Terms): void {
  const saved = savedAs({ joinedOn, lateBy: 11, leftOut: 1 }, { terms, instalment, rate: RATE });
  const piece = { weightMg: 10_000n, percent: 1400 };
  whatIfView({ terms, saved, leaves: null, rate: RATE, piece });
}

/** What this thread alone takes: what else the machine does is no part of it. */
function millisecondsOf(work: () => void): { first: number; median: number } {
  const taken = Array.from({ length: 9 }, () => {
    const begun = process.threadCpuUsage();
    work();
    return process.threadCpuUsage(begun).user / 1000;
  });
  const [first = 0] = taken;
  return { first, median: taken.toSorted((one, other) => one - other)[4] ?? 0 };
}
