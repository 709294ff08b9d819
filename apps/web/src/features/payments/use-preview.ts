import { previewPayment } from "@thangam/contracts/books/counter-operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { bookNumber } from "@thangam/contracts/values/ids";
import { rupees } from "@thangam/contracts/values/money";
import { useState } from "react";
import * as z from "zod/mini";
import { isRefusal, errorMessage } from "#api/errors.ts";
import { useOperation } from "#api/query.ts";
import { useDebounced } from "#forms/use-debounced.ts";

export type Preview = OutputOf<typeof previewPayment>;

const numberSchema = bookNumber();
const amountSchema = rupees();
/** A placeholder while the query is disabled; it is never sent. */
const NO_BOOK = "X0";
/** Shorter than elsewhere: the clerk waits for the preview before she saves. */
const PAUSE_MS = 80;
/** A refusal of a number that is still being typed would come and go. */
const REFUSAL_PAUSE_MS = 250;

/** The preview of a payment for the typed book and amount. `shown` belongs to exactly this book, or is null. */
export function usePreview(typedNumber: string, typedAmount: string) {
  const number = z.safeDecode(numberSchema, typedNumber).data ?? null;
  // A free box forgets the book at once: the same number typed again is not taken for one that was seen.
  const debounced = useDebounced(`${number ?? ""} ${typedAmount}`, number === null ? 0 : PAUSE_MS);
  const restingNumber = useDebounced(number, REFUSAL_PAUSE_MS);
  const [debouncedNumber = "", debouncedAmount = ""] = debounced.split(" ");
  const amountPaise = z.safeDecode(amountSchema, debouncedAmount).data;
  const { data, error, isPlaceholderData } = useOperation(
    previewPayment,
    {
      bookNumber: debouncedNumber === "" ? NO_BOOK : debouncedNumber,
      ...(amountPaise !== undefined && { amountPaise }),
    },
    // A book that was shown before may be paid since: it is not shown again before it is asked for again.
    { enabled: debouncedNumber !== "", keepPrevious: true, staleTime: 0, gcTime: 0 },
  );
  const isDebounced = number !== null && debouncedNumber === number;
  const answered = isDebounced && data?.book.number === number ? data : null;
  const isKnown = useKnown(number, answered !== null && !isPlaceholderData);
  return {
    number,
    shown: isKnown ? answered : null,
    /** The figures belong to a previously typed amount. */
    isStale: isPlaceholderData || debouncedAmount !== typedAmount,
    failure:
      isDebounced && restingNumber === number && error !== null
        ? { message: errorMessage(error), isRefused: isRefusal(error) }
        : null,
  };
}

/**
 * Whether a book was answered for since its number is in the box. Figures of the same book may stand for another amount until
 * those are there, but not for a time when it was in the box before.
 */
function useKnown(number: string | null, isAnswered: boolean): boolean {
  const [known, setKnown] = useState<string | null>(null);
  const now = isAnswered || known === number ? number : null;
  if (now !== known) setKnown(now);
  return now !== null;
}
