import type { getClient } from "@thangam/contracts/clients/list-operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import type { ReactNode } from "react";
import { grams } from "#format/grams.ts";
import { rupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { ProgressRing } from "#ui/progress-ring.tsx";
import { Fact, StatusBadge } from "#ui/surface.tsx";
import { SettlementFacts } from "./settlement-facts.tsx";

export type Book = OutputOf<typeof getClient>["books"][number];

interface Props {
  book: Book;
  /** Beside the ring; the scheme, if not given. */
  title?: ReactNode;
  /** The heading level within the screen. */
  level?: 2 | 3;
  /** The facts between the header and the savings. */
  children: ReactNode;
  actions?: ReactNode;
}

/** A book as a card: its progress, facts, savings and actions. */
export function BookFace({ book, title, level = 3, children, actions }: Props) {
  const Heading = `h${level}` as const;
  return (
    <article
      aria-label={t("Book {number}", { number: book.number })}
      className="book flex h-full flex-col rounded-card border border-line bg-surface"
    >
      <header className="flex items-center gap-4 px-5 pt-5">
        <ProgressRing done={book.instalmentsPaid} total={book.instalments} />
        <div className="min-w-0 flex-1">
          <Heading className="font-display text-xl font-semibold">{title ?? book.schemeName}</Heading>
          <p className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
            {t("{paid} of {all} paid", { paid: book.instalmentsPaid, all: book.instalments })}
            <StatusBadge status={book.status} />
          </p>
        </div>
      </header>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 px-5 py-5 sm:grid-cols-3">{children}</dl>
      <dl className="mt-auto flex flex-wrap gap-x-8 gap-y-2 border-t border-line bg-gold-soft/60 px-5 py-3">
        {book.settlement === null ? <Saved book={book} /> : <SettlementFacts settlement={book.settlement} />}
      </dl>
      {actions !== undefined && (
        <footer className="flex flex-wrap gap-3 border-t border-line px-5 py-4">{actions}</footer>
      )}
    </article>
  );
}

function Saved({ book }: { book: Book }) {
  return (
    <>
      <Fact label={t("Saved so far")}>
        <span className="display text-lg font-semibold">{rupees(book.paidTotalPaise)}</span>
      </Fact>
      {book.accrual === "weight" && (
        <Fact label={t("Gold so far")}>
          <span className="display text-lg font-semibold text-gold-ink">{grams(book.weightTotalMg)}</span>
        </Fact>
      )}
    </>
  );
}
