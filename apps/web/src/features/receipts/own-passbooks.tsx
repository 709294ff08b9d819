import { ChevronRight } from "lucide-react";
import { Link, Navigate } from "react-router";
import { chitDetailsOf, passbookPath } from "#app/paths.ts";
import { grams } from "#format/grams.ts";
import { wholeRupees } from "#format/rupees.ts";
import { LoadFailure } from "#forms/load-failure.tsx";
import { t } from "#i18n/i18n.ts";
import { PageHeader } from "#navigation/page-header.tsx";
import { useSavings } from "#shared/books/savings.ts";
import type { SavingsBook } from "#shared/books/savings.ts";
import { ProgressRing } from "#ui/progress-ring.tsx";
import { Skeleton, StatusBadge } from "#ui/surface.tsx";

/** The passbooks of a customer; who has one book is led to it. */
export function OwnPassbooks() {
  const { data, error, refetch } = useSavings();
  const [only, ...others] = data?.books ?? [];
  if (only !== undefined && others.length === 0) return <Navigate replace to={passbookPath(only.own.book.number)} />;
  return (
    <>
      <PageHeader />
      {data === undefined && error !== null && <LoadFailure error={error} refetch={refetch} />}
      {data === undefined && error === null && <Skeleton className="h-72 w-full rounded-card" />}
      {data?.books.length === 0 && <p className="text-muted">{t("You have no scheme book yet.")}</p>}
      <ul className="grid gap-3 md:grid-cols-2">
        {data?.books.map((one) => (
          <li key={one.own.book.number}>
            <Book one={one} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Book({ one: { own } }: { one: SavingsBook }) {
  const { book } = own;
  return (
    <article
      aria-label={t("Book {number}", { number: book.number })}
      className="book overflow-hidden rounded-card border border-line bg-surface"
    >
      <Link
        to={passbookPath(book.number)}
        className="flex items-center gap-3 px-3 py-3 max-[22rem]:grid max-[22rem]:grid-cols-[auto_1fr_auto] hover:bg-brand-soft focus-visible:-outline-offset-3"
      >
        <ProgressRing size="small" done={book.instalmentsPaid} total={book.instalments} />
        <span className="min-w-0 flex-1">
          <b className="block font-display text-[1.0625rem]/tight font-semibold">{book.schemeName}</b>
          <span className="block text-sm text-muted">
            {book.number} · {t("{paid} of {all} paid", { paid: book.instalmentsPaid, all: book.instalments })}
          </span>
          {book.status !== "Approved" && <StatusBadge status={book.status} />}
        </span>
        <b className="font-semibold whitespace-nowrap max-[22rem]:col-start-2 max-[22rem]:row-start-2">
          {book.accrual === "weight" ? grams(book.weightTotalMg) : wholeRupees(book.paidTotalPaise)}
        </b>
        <ChevronRight
          size={18}
          aria-hidden
          className="shrink-0 text-muted max-[22rem]:col-start-3 max-[22rem]:row-start-1"
        />
      </Link>
      <Link
        to={chitDetailsOf(book.id)}
        aria-label={t("Chit Details of book {number}", { number: book.number })}
        className="grid min-h-11 place-items-center border-t border-line text-sm font-semibold text-brand-ink hover:bg-brand-soft focus-visible:-outline-offset-3"
      >
        {t("Chit Details")}
      </Link>
    </article>
  );
}
