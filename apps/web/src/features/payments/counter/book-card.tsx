import "./counter.css";
import { useState } from "react";
import type { ReactNode } from "react";
import { labelOf, t } from "#i18n/i18n.ts";
import { ClientLink } from "#navigation/client-link.tsx";
import { cx } from "#ui/cx.ts";
import { StatusBadge } from "#ui/surface.tsx";
import { shopDay } from "#format/dates.ts";
import type { Preview } from "#features/payments/use-preview.ts";
import { InstalmentTrack } from "./instalment-track.tsx";
import { BranchStrip } from "./branch-strip.tsx";
import { StateStrip } from "./state-strip.tsx";

interface Props {
  /** null before a book is known. */
  preview: Preview | null;
  onBook: (number: string) => void;
  /** The fields, and what they would credit. */
  children: ReactNode;
}

/** Whose book it is, what is wrong with it, and below that the payment itself. */
export function BookCard({ preview, onBook, children }: Props) {
  const [today] = useState(() => shopDay(new Date()));
  return (
    <section
      {...(preview !== null && { "aria-label": t("Book {number}", { number: preview.book.number }) })}
      className="book counter-card rounded-card border border-line bg-surface"
    >
      {preview === null ? (
        <p className="px-5 py-6 text-muted">
          {t(
            "Type a book number. Whose book it is, what is due and what will be credited stand here before anything is saved.",
          )}
        </p>
      ) : (
        <>
          <Owner preview={preview} today={today} onBook={onBook} />
          <BranchStrip preview={preview} />
          <StateStrip preview={preview} today={today} />
          <InstalmentTrack preview={preview} />
        </>
      )}
      {children}
    </section>
  );
}

function Owner({ preview, today, onBook }: { preview: Preview; today: string; onBook: (number: string) => void }) {
  const { book, clientName, clientMobile, clientEmail, books } = preview;
  return (
    <header className="counter-owner">
      <div className="min-w-0 flex-1">
        <h2 className="font-display text-xl font-semibold">
          {preview.isElsewhere === true ? clientName : <ClientLink id={book.clientId} name={clientName} />}
        </h2>
        <p className="flex flex-wrap items-center gap-x-3 text-sm wrap-anywhere text-muted">
          <span>{clientMobile}</span>
          <span>{clientEmail}</span>
          {book.status !== "Approved" && <StatusBadge status={book.status} />}
        </p>
      </div>
      <ul className="counter-books" aria-label={t("Books of this client")}>
        {books.map(({ bookNumber, schemeName, due }) => {
          const isLate = due !== null && due.dueOn < today;
          return (
            <li key={bookNumber}>
              <button
                type="button"
                aria-pressed={bookNumber === book.number}
                className={cx("counter-book", isLate && "is-late")}
                onClick={() => onBook(bookNumber)}
              >
                <strong>{bookNumber}</strong>
                <span>{schemeName}</span>
                {isLate && <span className="sr-only">{labelOf("Overdue")}</span>}
              </button>
            </li>
          );
        })}
      </ul>
    </header>
  );
}
