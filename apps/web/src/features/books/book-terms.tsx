import { quoteBook } from "@thangam/contracts/books/quote-operations";
import { lazy, Suspense } from "react";
import { useOperation } from "#api/query.ts";
import { Skeleton } from "#ui/surface.tsx";
import type { OwnBook } from "./own-book.ts";

const TermsOfBook = lazy(async () => ({
  default: (await import("#shared/schemes/terms/terms-of-book.tsx")).TermsOfBook,
}));

/** The terms that the book was opened under, and what would be if it were paid in another way. */
export function BookTerms({ own: { book }, isOwner }: { own: OwnBook; isOwner: boolean }) {
  const isOpen = book.status !== "Settled";
  const { data: quote } = useOperation(quoteBook, { bookId: book.id }, { enabled: isOpen && book.terms !== null });
  if (book.terms === null) return null;
  if (isOpen && quote === undefined) return <Skeleton className="mt-5 h-96 w-full rounded-card" />;
  return (
    <Suspense fallback={<Skeleton className="mt-5 h-96 w-full rounded-card" />}>
      <TermsOfBook
        schemeName={book.schemeName}
        terms={book.terms}
        instalment={book.amountPaise}
        joinedOn={book.openedOn}
        valuation={quote?.today.valuation ?? null}
        isOwn={isOwner}
      />
    </Suspense>
  );
}
