import { checkBookNumber } from "@thangam/contracts/books/search-operations";
import { isBookNumber, tidyBookNumber } from "@thangam/contracts/values/ids";
import { ask, useOperation } from "#api/query.ts";
import { messageOfCode } from "#api/messages.ts";
import { useSettled } from "#forms/use-settled.ts";

/** What is known of a number that somebody types for a new book. */
export interface BookNumberCheck {
  /** The number as it would stand on the book; null while it is not typed in full. */
  bookNumber: string | null;
  /** The scheme it would belong to; null while that is not known. */
  schemeName: string | null;
  /** Why it cannot be used, in a sentence; null while nothing is known against it. */
  problem: string | null;
  isFree: boolean;
}

/** Asks, once the typing pauses, whether a new book can have this number; a chosen scheme must be the number's own. */
export function useBookNumberCheck(typed: string, schemeName?: string): BookNumberCheck {
  const bookNumber = tidyBookNumber(typed);
  const settled = useSettled(bookNumber);
  const isAsked = settled === bookNumber && isBookNumber(settled);
  const { data } = useOperation(checkBookNumber, inputFor(settled, schemeName), { enabled: isAsked });
  const answer = isAsked ? data : undefined;
  return {
    bookNumber: isBookNumber(bookNumber) ? bookNumber : null,
    schemeName: answer?.schemeName ?? null,
    problem: answer?.problem ? messageOfCode(answer.problem) : null,
    isFree: answer?.problem === null,
  };
}

/**
 * Why a number cannot be used, asked now, for a form that goes on faster than its fields are checked. Without an
 * answer it is null: the save will tell.
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
