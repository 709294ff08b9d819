import { operations } from "@thangam/contracts";
import { roundingBases, roundingModes } from "@thangam/contracts/schemes/schemas";
import { query } from "#kernel/handler.ts";
import { parseEnum } from "#platform/parse-enum.ts";
import { countOpenBooks, loadSchemes } from "./scheme-store.ts";
import type { OpenBooks, SchemeVersion } from "./scheme-store.ts";
import { schemeView } from "./scheme-view.ts";

export const getSchemes = query(operations.getSchemes, async ({ db }) => {
  const [schemes, openBooks] = await Promise.all([loadSchemes(db), countOpenBooks(db)]);
  return schemes.map((scheme) => versionView(scheme, openBooks.get(scheme.schemeId)));
});

/** A scheme as the shop keeps it, with the books that stand on it. */
export function versionView(scheme: SchemeVersion, books: OpenBooks = { now: 0, before: 0 }) {
  return {
    ...schemeView(scheme),
    code: scheme.code,
    roundingMode: parseEnum(scheme.roundingMode, roundingModes),
    roundingPlaces: scheme.roundingPlaces,
    roundingBasis: parseEnum(scheme.roundingBasis, roundingBases),
    instalmentsPerMonth: scheme.instalmentsPerMonth,
    isOpen: scheme.isOpen,
    savedAt: scheme.createdAt,
    savedBy: scheme.createdBy?.name ?? null,
    booksNow: books.now,
    booksBefore: books.before,
  };
}
