import { getBook } from "@thangam/contracts/books/book-operations";
import { lazy, Suspense } from "react";
import { Navigate, useParams, useSearchParams } from "react-router";
import { useOperation } from "#api/query.ts";
import { useUser } from "#api/session.ts";
import { homeOf, passbookPath, payBook } from "#app/paths.ts";
import { rupees } from "#format/rupees.ts";
import { LoadFailure } from "#forms/load-failure.tsx";
import { t } from "#i18n/i18n.ts";
import { useListState } from "#list-page/list-state.ts";
import type { ListState } from "#list-page/list-state.ts";
import { ButtonLink } from "#navigation/button-link.tsx";
import { PageHeader } from "#navigation/page-header.tsx";
import { SettlementFacts } from "#shared/books/settlement-facts.tsx";
import { ProgressRing } from "#ui/progress-ring.tsx";
import { Card, Fact, Skeleton, StatusBadge } from "#ui/surface.tsx";
import type { OwnBook } from "./own-book.ts";
import { BookTerms } from "./book-terms.tsx";
import { InstalmentList } from "./instalment-list.tsx";
import { NextDue } from "./next-due.tsx";
import { NomineeFact } from "./nominee-fact.tsx";
import { BookHero } from "./own/book-hero.tsx";
import { InstalmentStrip } from "./own/instalment-strip.tsx";
import { OwnClosing } from "./own/own-closing.tsx";
import { PaymentHistory } from "./payment-history.tsx";

const SavingsCurve = lazy(async () => ({ default: (await import("./own/savings-curve.tsx")).SavingsCurve }));
const BranchFact = lazy(async () => ({ default: (await import("./branch-fact.tsx")).BranchFact }));
const QuoteCard = lazy(async () => ({ default: (await import("./quote-card.tsx")).QuoteCard }));
const GivenParts = lazy(async () => ({ default: (await import("./given-parts.tsx")).GivenParts }));
const PrintBook = lazy(async () => ({ default: (await import("./book-sheet.tsx")).PrintBook }));

/** One book: its details, what is due now, and every payment that was started for it. */
export default function ChitDetailsScreen() {
  const { chitid = "" } = useParams();
  const user = useUser();
  const list = useListState();
  const bookId = /^\d{1,18}$/.test(chitid) ? BigInt(chitid) : 0n;
  const { data: own, error, refetch } = useOperation(getBook, { bookId });
  const [params] = useSearchParams();
  const home = { label: t("Dashboard"), to: homeOf(user.role) };
  const isOwner = user.role === "Customer";

  if (own === undefined) {
    return (
      <>
        <PageHeader crumbs={[home]} />
        {error === null ? (
          <Skeleton className="h-96 w-full rounded-card" />
        ) : (
          <LoadFailure error={error} refetch={refetch} />
        )}
      </>
    );
  }
  // An address that people have kept from before.
  if (isOwner && params.has("pay")) return <Navigate replace to={payBook(own.book.id)} />;
  return (
    <>
      {isOwner && <BookHero own={own} />}
      <PageHeader crumbs={[home]}>
        <Suspense fallback={<Skeleton className="h-11 w-36" />}>
          <PrintBook own={own} />
        </Suspense>
        <ButtonLink to={passbookPath(own.book.number)}>{t("Passbook")}</ButtonLink>
      </PageHeader>
      <Head own={own} />
      <h2 className="mb-3 text-lg font-semibold">{t("Chit Details")}</h2>
      <NextDue own={own} isOwner={isOwner} />
      {own.book.status !== "Settled" && (
        <>
          <h2 className="mt-8 mb-3 text-lg font-semibold">{t("What the shop owes")}</h2>
          <Suspense fallback={<Skeleton className="h-80 w-full rounded-card" />}>
            <QuoteCard bookId={own.book.id} />
          </Suspense>
        </>
      )}
      {own.book.terms !== null && (
        <Suspense>
          <GivenParts bookId={own.book.id} savesGold={own.book.accrual === "weight"} />
        </Suspense>
      )}
      <BookTerms own={own} isOwner={isOwner} />
      {own.book.terms === null && own.book.status !== "Settled" && (
        <Suspense fallback={<Skeleton className="mt-5 h-72 w-full rounded-card" />}>
          <SavingsCurve book={own.book} />
        </Suspense>
      )}
      <Instalments own={own} list={list} isOwner={isOwner} />
      <h2 className="mt-8 mb-3 text-lg font-semibold">{t("Payment History")}</h2>
      <PaymentHistory bookId={own.book.id} list={list} />
      {isOwner && own.book.status === "Approved" && <OwnClosing own={own} />}
    </>
  );
}

/** A customer sees the coins first: each instalment in a line is more than a phone shows at once. */
function Instalments({ own, list, isOwner }: { own: OwnBook; list: ListState; isOwner: boolean }) {
  return (
    <>
      <h2 className="mt-8 mb-3 text-lg font-semibold">{t("Instalments")}</h2>
      <InstalmentStrip book={own.book} />
      {isOwner ? (
        <details open={list.filter("part") !== "" || undefined}>
          <summary className="flex min-h-11 items-center font-medium text-brand-ink underline underline-offset-4">
            {t("Each instalment with its day and receipt")}
          </summary>
          <InstalmentList own={own} list={list} />
        </details>
      ) : (
        <InstalmentList own={own} list={list} />
      )}
    </>
  );
}

function Head({ own }: { own: OwnBook }) {
  const { book } = own;
  return (
    <Card
      className="book mb-6 flex flex-wrap items-center gap-5"
      aria-label={t("Book {number}", { number: book.number })}
    >
      <ProgressRing done={book.instalmentsPaid} total={book.instalments} />
      <dl className="grid flex-[1_1_16rem] grid-cols-2 gap-x-6 gap-y-3 lg:grid-cols-4">
        <Fact label={t("Account Number")}>
          <span className="inline-flex flex-wrap items-center gap-2">
            {book.number} <StatusBadge status={book.status} />
          </span>
        </Fact>
        <Fact label={t("Duration")}>
          {t("{count, plural, one {# instalment} other {# instalments}}", { count: book.instalments })}
        </Fact>
        <Fact label={t("Chit Scheme")}>{book.schemeName}</Fact>
        <Fact label={t("Amount")}>{rupees(book.amountPaise)}</Fact>
        <NomineeFact own={own} />
        {book.branchName !== undefined && (
          <Suspense>
            <BranchFact own={own} />
          </Suspense>
        )}
        {book.settlement !== null && <SettlementFacts settlement={book.settlement} />}
      </dl>
    </Card>
  );
}
