import { previewClosing } from "@thangam/contracts/books/closing-operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { bookNumber } from "@thangam/contracts/values/ids";
import * as z from "zod/mini";
import { isRefusal, errorMessage } from "#api/errors.ts";
import { useOperation } from "#api/query.ts";
import { useDebounced } from "#forms/use-debounced.ts";

export type ClosingPreview = OutputOf<typeof previewClosing>;

const numberSchema = bookNumber();
/** A placeholder while the query is disabled; it is never sent. */
const NO_BOOK = "X0";

/** The preview of closing the typed book. `shown` belongs to exactly this number, or is null. */
export function useClosingPreview(typed: string) {
  const number = z.safeDecode(numberSchema, typed).data ?? null;
  const debounced = useDebounced(number);
  const isDebounced = number !== null && debounced === number;
  const { data, error } = useOperation(
    previewClosing,
    { bookNumber: debounced ?? NO_BOOK },
    { enabled: debounced !== null, staleTime: 0 },
  );
  return {
    number,
    shown: isDebounced && data?.book.number === number ? data : null,
    failure: isDebounced && error !== null ? { message: errorMessage(error), isRefused: isRefusal(error) } : null,
  };
}
