import { findBooks } from "@thangam/contracts/books/search-operations";
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
}

const MIN_LETTERS = 2;

/** A book number, found by its beginning or by the client's name or mobile number. */
export function BookNumberField({ label = t("Book Number"), value, ...field }: Props) {
  const typed = useDebounced(value.trim());
  const isLongEnough = typed.length >= MIN_LETTERS;
  const found = useOperation(findBooks, { search: typed }, { enabled: isLongEnough, keepPrevious: true });
  const books = isLongEnough && value.trim() !== "" ? (found.data ?? []) : [];
  // A completely typed number needs no suggestion.
  const isComplete = books.length === 1 && books[0]?.bookNumber === value.trim().toUpperCase();
  const isUnknown = isLongEnough && found.data?.length === 0 && !found.isPlaceholderData && value.trim() !== "";

  return (
    <SuggestField
      label={label}
      isRequired
      {...field}
      value={value}
      suggestions={isComplete ? [] : books}
      textOf={({ bookNumber }) => bookNumber}
      status={isUnknown ? t("No book fits. Try its number, a name or a mobile number.") : null}
    >
      {(book) => (
        <span className="flex items-center justify-between gap-3">
          <span className="min-w-0">
            <span className="font-semibold">{book.bookNumber}</span> · {book.clientName}
            <span className="block truncate text-sm text-muted">
              {book.schemeName} · {book.clientMobile}
            </span>
          </span>
          {book.status !== "Approved" && <StatusBadge status={book.status} />}
        </span>
      )}
    </SuggestField>
  );
}
