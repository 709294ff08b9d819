import { findBooks } from "@thangam/contracts/books/search-operations";
import type { Rights } from "@thangam/contracts/kernel/roles";
import { mayOpen } from "@thangam/contracts/menu/audience";
import { useOperation } from "#api/query.ts";
import { peopleHits } from "./palette-hits.ts";
import type { Hit } from "./palette-hits.ts";

const MIN_LETTERS = 2;

/** The clients and books that fit `search`, which follows `typed` after a pause. */
export function usePeople(user: Rights, search: string, typed: string): { hits: Hit[]; isSettled: boolean } {
  const rights = { mayView: mayOpen("clients.view", user), mayPay: mayOpen("payments.take", user) };
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
