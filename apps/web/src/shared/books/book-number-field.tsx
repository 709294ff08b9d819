import { findBooks } from "@thangam/contracts/books/search-operations";
import { isBookNumber, tidyBookNumber } from "@thangam/contracts/values/ids";
import { useEffect, useEffectEvent, useState } from "react";
import type { Ref } from "react";
import { useOperation } from "#api/query.ts";
import { useDebounced } from "#forms/use-debounced.ts";
import { t } from "#i18n/i18n.ts";
import { StatusBadge } from "#ui/surface.tsx";
import { SuggestField } from "#ui/suggest-field.tsx";

interface Props {
  /** "Book Number", if not given. */
  label?: string;
  value: string;
  onValueChange: (value: string) => void;
  name: string;
  error?: string | undefined;
  hint?: string | undefined;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
  /** Enter took the first book that fits. */
  onTaken?: (number: string) => void;
  /** A book was chosen from the list. */
  onChosen?: (number: string) => void;
}

const MIN_LETTERS = 2;

/**
 * A book number, or what finds it: its digits, the client's name or mobile number, a receipt. Enter takes the first book that
 * fits, also one that is still being looked for, unless a whole number was typed.
 */
export function BookNumberField({ label = t("Book Number"), value, onTaken, onChosen, ...field }: Props) {
  const typed = useDebounced(value.trim());
  const isLongEnough = typed.length >= MIN_LETTERS;
  const found = useOperation(findBooks, { search: typed }, { enabled: isLongEnough, keepPrevious: true });
  const isFresh = isLongEnough && found.data !== undefined && !found.isPlaceholderData;
  const isOfBefore = useOfBefore(value.trim(), isFresh ? typed : null);
  const books = isLongEnough && value.trim() !== "" && !isOfBefore ? (found.data ?? []) : [];
  // A completely typed number needs no suggestion.
  const isComplete = books.length === 1 && books[0]?.bookNumber === value.trim().toUpperCase();

  const isWhole = isBookNumber(tidyBookNumber(value)) || value.trim().length < MIN_LETTERS;
  const isSettled = typed === value.trim() && found.data !== undefined && !found.isPlaceholderData;
  const isUnknown = isLongEnough && isSettled && found.data?.length === 0;
  const { isTaken, takeFirst, forget } = useEnter({ value, books, isWhole, isSettled }, (number) => {
    field.onValueChange(number);
    onTaken?.(number);
  });

  return (
    <SuggestField
      label={label}
      isRequired
      {...field}
      value={value}
      onValueChange={(changed) => {
        forget();
        field.onValueChange(changed);
      }}
      onEnter={takeFirst}
      onChosen={({ bookNumber }) => onChosen?.(bookNumber)}
      suggestions={isComplete || isTaken ? [] : books}
      textOf={({ bookNumber }) => bookNumber}
      status={isUnknown ? t("No book fits. Try its number, a name or a mobile number.") : null}
    >
      {(book) => (
        <span className="flex items-center justify-between gap-3">
          <span className="min-w-0">
            <span className="font-semibold">{book.bookNumber}</span> · {book.clientName}
            <span className="block truncate text-sm text-muted">
              {[book.schemeName, book.clientMobile, ...(book.branchName === undefined ? [] : [book.branchName])].join(
                " · ",
              )}
            </span>
          </span>
          {book.status !== "Approved" && <StatusBadge status={book.status} />}
        </span>
      )}
    </SuggestField>
  );
}

/** Whether what was found last is for other words: somebody who goes on typing keeps it, the next person does not get it. */
function useOfBefore(value: string, searched: string | null): boolean {
  const [last, setLast] = useState(searched);
  if (searched !== null && searched !== last) setLast(searched);
  const of = searched ?? last;
  return of === null || !(value.startsWith(of) || of.startsWith(value));
}

interface Search {
  value: string;
  books: readonly { bookNumber: string }[];
  /** Needs no search: a whole number, or too little to look for. */
  isWhole: boolean;
  /** The books are those that fit `value`. */
  isSettled: boolean;
}

/**
 * Enter takes the first book; pressed before the books are there, it takes the first of them when they arrive. Where none
 * fits it submits the form, which says what is wrong.
 */
function useEnter({ value, books, isWhole, isSettled }: Search, onTake: (number: string) => void) {
  const [awaited, setAwaited] = useState<{ value: string; form: HTMLFormElement | null } | null>(null);
  const [taken, setTaken] = useState<string | null>(null);
  const [first] = books;

  const takeAwaited = useEffectEvent(() => {
    if (first === undefined) awaited?.form?.requestSubmit();
    else onTake(first.bookNumber);
  });
  const isArrived = awaited?.value === value && isSettled;
  useEffect(() => {
    if (isArrived) takeAwaited();
  }, [isArrived]);

  function takeFirst({ form }: HTMLInputElement) {
    if (isWhole) return null;
    if (!isSettled) {
      setAwaited({ value, form });
      return "awaited";
    }
    if (first === undefined) return null;
    setTaken(first.bookNumber);
    onTake(first.bookNumber);
    return "taken";
  }

  return {
    isTaken: taken === value || (awaited !== null && first?.bookNumber === value),
    takeFirst,
    /** What is typed next is not what Enter was pressed for. */
    forget: () => {
      setAwaited(null);
      setTaken(null);
    },
  };
}
