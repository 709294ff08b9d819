import { checkBookNumber } from "@thangam/contracts/books/search-operations";
import { isBookNumber, tidyBookNumber } from "@thangam/contracts/values/ids";
import { ask, useOperation } from "#api/query.ts";
import { messageOfCode } from "#api/messages.ts";
import { useDebounced } from "#forms/use-debounced.ts";

/** The result of checking a number for a new book. */
export interface BookNumberCheck {
  /** The number as it would stand on the book; null while it is not typed in full. */
  bookNumber: string | null;
  /** The scheme it would belong to; null while that is not known. */
  schemeName: string | null;
  /** The reason why it cannot be used; null while none is known. */
  problem: string | null;
  isFree: boolean;
}

/** Checks, after the typing pauses, whether a new book can have this number. A chosen scheme must own its prefix. */
export function useBookNumberCheck(typed: string, schemeName?: string): BookNumberCheck {
  const bookNumber = tidyBookNumber(typed);
  const debounced = useDebounced(bookNumber);
  const isAsked = debounced === bookNumber && isBookNumber(debounced);
  const { data } = useOperation(checkBookNumber, inputFor(debounced, schemeName), { enabled: isAsked });
  const answer = isAsked ? data : undefined;
  return {
    bookNumber: isBookNumber(bookNumber) ? bookNumber : null,
    schemeName: answer?.schemeName ?? null,
    problem: answer?.problem ? messageOfCode(answer.problem) : null,
    isFree: answer?.problem === null,
  };
}

/**
 * Checks a number at once, for a form that is submitted before its fields are checked. Returns null without a response:
 * the save will report it.
 */
export async function problemOfBookNumber(typed: string, schemeName: string): Promise<string | null> {
  try {
    const { problem } = await ask(checkBookNumber, inputFor(tidyBookNumber(typed), schemeName));
    return problem === null ? null : messageOfCode(problem);
  } catch {
    return null;
  }
}

function inputFor(typed: string, schemeName: string | undefined) {
  return { typed, ...(schemeName !== undefined && schemeName !== "" && { schemeName }) };
}
