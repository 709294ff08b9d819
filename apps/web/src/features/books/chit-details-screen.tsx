import { getBook } from "@thangam/contracts/books/book-operations";
import { listBookPayments } from "@thangam/contracts/payments/list-operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { lazy, Suspense } from "react";
import { useParams, useSearchParams } from "react-router";
import { sentenceOf } from "#api/errors.ts";
import { useOperation } from "#api/query.ts";
import { usePerson } from "#api/session.ts";
import { instalmentsText } from "#shared/payments/payment-labels.ts";
import { day, dateAndTime } from "#format/dates.ts";
import { grams } from "#format/grams.ts";
import { rupees } from "#format/rupees.ts";
import { wordOf } from "#format/words.ts";
import { t } from "#i18n/i18n.ts";
import { ButtonLink } from "#navigation/button-link.tsx";
import { ListTable } from "#list-page/list-table.tsx";
import { PageHeader } from "#navigation/page-header.tsx";
import { homeOf, passbookPath, payForBook, receiptPath } from "#app/paths.ts";
import { useListState } from "#list-page/list-state.ts";
import type { ListState } from "#list-page/list-state.ts";
import { Button } from "#ui/button.tsx";
import { DataTable } from "#ui/data-table.tsx";
import type { Column } from "#ui/data-table.tsx";
import { ProgressRing } from "#ui/progress-ring.tsx";
import { Card, Fact, Skeleton, StatusBadge, Trouble } from "#ui/surface.tsx";
import { whyNot } from "./book-card.tsx";
import type { OwnBook } from "./book-card.tsx";
import { InstalmentList } from "./instalment-list.tsx";
import { SettlementFacts } from "#shared/books/settlement-facts.tsx";

const PayDialog = lazy(() => import("./pay-dialog.tsx"));
const QuoteCard = lazy(async () => ({ default: (await import("./quote-card.tsx")).QuoteCard }));
const PrintBook = lazy(async () => ({ default: (await import("./book-sheet.tsx")).PrintBook }));

type BookPayment = OutputOf<typeof listBookPayments>["rows"][number];

/** One book: what it is, what is to be paid now, and every payment ever started for it. */
export default function ChitDetailsScreen() {
  const { chitid = "" } = useParams();
  const person = usePerson();
  const list = useListState();
  const bookId = /^\d{1,18}$/.test(chitid) ? BigInt(chitid) : 0n;
  const { data: own, error, refetch } = useOperation(getBook, { bookId });
  const [params, setParams] = useSearchParams();
  const home = { label: t("Dashboard"), to: homeOf(person.role) };
  const isOwner = person.role === "Customer";

  if (own === undefined) {
    return (
      <>
        <PageHeader crumbs={[home]} />
        {error === null ? (
          <Skeleton className="h-96 w-full rounded-card" />
        ) : (
          <Trouble
            message={sentenceOf(error)}
            action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}
          />
        )}
      </>
    );
  }
  return (
    <>
      <PageHeader crumbs={[home]}>
        <Suspense fallback={<Skeleton className="h-11 w-36" />}>
          <PrintBook own={own} />
        </Suspense>
        <ButtonLink to={passbookPath(own.book.number)}>{t("Passbook")}</ButtonLink>
      </PageHeader>
      <Head own={own} />
      <h2 className="mb-3 text-lg font-semibold">{t("Chit Details")}</h2>
      <Due own={own} isOwner={isOwner} />
      {own.book.status !== "Settled" && (
        <>
          <h2 className="mt-8 mb-3 text-lg font-semibold">{t("What the shop owes")}</h2>
          <Suspense fallback={<Skeleton className="h-80 w-full rounded-card" />}>
            <QuoteCard bookId={own.book.id} />
          </Suspense>
        </>
      )}
      <h2 className="mt-8 mb-3 text-lg font-semibold">{t("Instalments")}</h2>
      <InstalmentList own={own} list={list} />
      <h2 className="mt-8 mb-3 text-lg font-semibold">{t("Payment History")}</h2>
      <History bookId={own.book.id} list={list} />
      <Suspense>
        {isOwner && own.paymentLink !== null && params.has("pay") && (
          <PayDialog own={own} onClose={() => setParams({}, { replace: true })} />
        )}
      </Suspense>
    </>
  );
}

function Head({ own: { book } }: { own: OwnBook }) {
  return (
    <Card
      className="book mb-6 flex flex-wrap items-center gap-5"
      aria-label={t("Book {number}", { number: book.number })}
    >
      <ProgressRing done={book.instalmentsPaid} total={book.instalments} />
      <dl className="grid flex-1 grid-cols-2 gap-x-6 gap-y-3 lg:grid-cols-4">
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
        {book.settlement !== null && <SettlementFacts settlement={book.settlement} />}
      </dl>
    </Card>
  );
}

/** What is due next, as a row of its own with the button that pays it. */
function Due({ own, isOwner }: { own: OwnBook; isOwner: boolean }) {
  const { book, paymentLink } = own;
  const columns: Column<OwnBook>[] = [
    { heading: t("Instalment"), isFirst: true, cell: () => book.nextInstalment ?? "–" },
    { heading: t("Next due"), cell: () => (book.nextDueOn === null ? "–" : day(book.nextDueOn)) },
    { heading: t("Amount"), isFigure: true, cell: () => rupees(book.amountPaise) },
    { heading: t("Saved so far"), isFigure: true, cell: () => rupees(book.paidTotalPaise) },
    ...(book.accrual === "weight"
      ? [{ heading: t("Gold so far"), isFigure: true, cell: () => grams(book.weightTotalMg) }]
      : []),
    {
      heading: t("Action"),
      isActions: true,
      cell: () =>
        paymentLink === null || !isOwner ? (
          <Button
            size="small"
            look="primary"
            reason={isOwner ? whyNot(own) : t("Customers pay here; staff take payments at the counter.")}
          >
            {t("Pay Now")}
          </Button>
        ) : (
          <ButtonLink size="small" look="primary" to={payForBook(book.id)} replace>
            {t("Pay Now")}
          </ButtonLink>
        ),
    },
  ];
  return (
    <DataTable
      caption={t("Chit Details")}
      columns={columns}
      rows={[own]}
      rowKey={() => book.number}
      empty={null}
      expectedRows={1}
    />
  );
}

function History({ bookId, list }: { bookId: bigint; list: ListState }) {
  const sort = list.sortIn(["paidAt", "amount", "status"]);
  const answer = useOperation(
    listBookPayments,
    { bookId, page: list.page, pageSize: 25, ...(sort !== undefined && { sort }) },
    { keepPrevious: true },
  );
  const columns: Column<BookPayment>[] = [
    { heading: t("S.No."), isForDesk: true, cell: (_, number) => number },
    { heading: t("Paid Date"), sort: "paidAt", isFirst: true, cell: ({ paidAt }) => dateAndTime(paidAt) },
    {
      heading: t("Instalment"),
      cell: ({ instalmentNumber, instalmentCount }) => instalmentsText(instalmentNumber, instalmentCount),
    },
    { heading: t("Paid Amount"), sort: "amount", isFigure: true, cell: ({ amountPaise }) => rupees(amountPaise) },
    { heading: t("Weight"), isFigure: true, cell: ({ weightMg }) => (weightMg === null ? "–" : grams(weightMg)) },
    { heading: t("Payment Mode"), cell: ({ mode }) => wordOf(mode) },
    { heading: t("Status"), sort: "status", cell: ({ status }) => <StatusBadge status={status} /> },
    {
      heading: t("Receipt"),
      isActions: true,
      cell: ({ id, receiptNumber }) =>
        receiptNumber === null ? (
          "–"
        ) : (
          <ButtonLink size="small" look="quiet" to={receiptPath(id)}>
            {receiptNumber}
          </ButtonLink>
        ),
    },
  ];
  return (
    <ListTable
      caption={t("Payment History")}
      list={list}
      answer={answer}
      columns={columns}
      rowKey={({ id }) => id.toString()}
      empty={t("Nothing has been paid for this book yet.")}
    />
  );
}
