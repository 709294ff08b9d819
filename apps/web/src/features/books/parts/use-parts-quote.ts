import { quoteBook } from "@thangam/contracts/books/quote-operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { errorMessage } from "#api/errors.ts";
import { ask, keyOf, queryClient, useOperation } from "#api/query.ts";
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

/** Resolves when the server has said what these parts come to, or cannot. */
export async function toldSoon(asked: Parts): Promise<void> {
  const input = inputOf(asked);
  if (input !== null && toldOf(asked) === null) await ask(quoteBook, input).catch(() => undefined);
}

/** Null while something is missing that the quote needs. No number of a bill, a voucher or a transfer changes what parts come to. */
export function inputOf({ bookId, savesGold, parts }: Parts) {
  const unnumbered = partsTyped(parts, savesGold).map(({ reference: _number, ...part }) => part);
  const checked = checkInput(quoteBook, { bookId: bookId.toString(), parts: unnumbered });
  return checked.ok ? checked.input : null;
}
