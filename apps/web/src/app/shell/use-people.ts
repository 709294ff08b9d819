import { findBooks } from "@thangam/contracts/books/search-operations";
import { useAccess } from "#app/access.ts";
import { useOperation } from "#api/query.ts";
import { peopleHits } from "./palette-hits.ts";
import type { Hit } from "./palette-hits.ts";

const MIN_LETTERS = 2;

/** The clients and books that fit `search`, which follows `typed` after a pause. */
export function usePeople(search: string, typed: string): { hits: Hit[]; isSettled: boolean } {
  const mayOpen = useAccess();
  const rights = { mayView: mayOpen("clients.view"), mayPay: mayOpen("payments.take") };
  const mayFind = rights.mayView || rights.mayPay;
  const isLooked = mayFind && typed.length >= MIN_LETTERS;
  const found = useOperation(
    findBooks,
    { search },
    { enabled: isLooked && search.length >= MIN_LETTERS, keepPrevious: true },
  );
  if (!isLooked) return { hits: [], isSettled: true };
  const isAnswered = (found.data !== undefined && !found.isPlaceholderData) || found.error !== null;
  return { hits: peopleHits(found.data ?? [], rights), isSettled: search === typed && isAnswered };
}
