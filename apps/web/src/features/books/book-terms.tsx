import { quoteBook } from "@thangam/contracts/books/quote-operations";
import { listSettledParts } from "@thangam/contracts/books/settling-operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { lazy, Suspense, useMemo } from "react";
import { useOperation } from "#api/query.ts";
import { shopDay } from "#format/dates.ts";
import type { Given } from "#shared/schemes/terms/given.ts";
import { Skeleton } from "#ui/surface.tsx";
import type { OwnBook } from "./own-book.ts";

const TermsOfBook = lazy(async () => ({
  default: (await import("#shared/schemes/terms/terms-of-book.tsx")).TermsOfBook,
}));

/** The terms that the book was opened under, and what would be if it were paid in another way. */
export function BookTerms({ own: { book }, isOwner }: { own: OwnBook; isOwner: boolean }) {
  const isOpen = book.status !== "Settled";
  const { data: quote } = useOperation(quoteBook, { bookId: book.id }, { enabled: isOpen && book.terms !== null });
  const { data: parts } = useOperation(
    listSettledParts,
    { bookId: book.id },
    { enabled: isOpen && book.terms !== null },
  );
  const given = useMemo(() => parts?.map(takenByPart), [parts]);
  if (book.terms === null) return null;
  if (isOpen && (quote === undefined || given === undefined))
    return <Skeleton className="mt-5 h-96 w-full rounded-card" />;
  return (
    <Suspense fallback={<Skeleton className="mt-5 h-96 w-full rounded-card" />}>
      <TermsOfBook
        schemeName={book.schemeName}
        terms={book.terms}
        instalment={book.amountPaise}
        joinedOn={book.openedOn}
        valuation={quote?.today.valuation ?? null}
        given={given ?? []}
        isOwn={isOwner}
      />
    </Suspense>
  );
}

/** What it took of the book, on its day. */
function takenByPart({ settledAt, paise, mg, coveredMg, bill }: OutputOf<typeof listSettledParts>[number]): Given {
  return { day: shopDay(settledAt), paise, mg, coveredMg, offPaise: bill?.offPaise ?? 0n };
}
