import { quoteBook } from "@thangam/contracts/books/quote-operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { errorMessage } from "#api/errors.ts";
import { keyOf, queryClient, useOperation } from "#api/query.ts";
import { checkInput } from "#forms/resolver.ts";
import { useDebounced } from "#forms/use-debounced.ts";
import { partsTyped } from "./part-drafts.ts";
import type { PartDraft } from "./part-drafts.ts";

type Quote = OutputOf<typeof quoteBook>;
export type QuotedParts = NonNullable<Quote["settlement"]>;

interface Parts {
  bookId: bigint;
  savesGold: boolean;
  parts: readonly PartDraft[];
}

export interface PartsQuote {
  /** What the parts come to; null until they can be asked for. */
  settlement: QuotedParts | null;
  /** What it tells is of other parts: those that were typed before. */
  isStale: boolean;
  errorText: string | null;
}

/** What the server says the parts come to, a moment after each change. */
export function usePartsQuote(asked: Parts, isUnderTerms: boolean): PartsQuote {
  const settled = { ...asked, parts: useDebounced(asked.parts) };
  const input = isUnderTerms ? inputOf(settled) : null;
  const { data, error, isPlaceholderData } = useOperation(quoteBook, input ?? { bookId: asked.bookId }, {
    enabled: input !== null,
    keepPrevious: true,
    staleTime: 0,
  });
  return {
    settlement: input === null ? null : (data?.settlement ?? null),
    isStale: settled.parts !== asked.parts || isPlaceholderData,
    errorText: input === null || error === null ? null : errorMessage(error),
  };
}

/** What was told of exactly these parts; null where it is not known yet, or where they cannot be settled. */
export function toldOf(asked: Parts): QuotedParts | null {
  const input = inputOf(asked);
  if (input === null) return null;
  const told = queryClient.getQueryData<Quote>(keyOf(quoteBook, input))?.settlement ?? null;
  return told?.problem === null ? told : null;
}

/** Null while something is missing that the quote needs. */
export function inputOf({ bookId, savesGold, parts }: Parts) {
  const checked = checkInput(quoteBook, { bookId: bookId.toString(), parts: partsTyped(parts, savesGold) });
  return checked.ok ? checked.input : null;
}
