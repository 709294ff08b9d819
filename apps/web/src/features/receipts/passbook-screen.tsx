import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { getPassbook, printPassbook } from "@thangam/contracts/receipts/operations";
import { Link } from "react-router";
import { errorMessage } from "#api/errors.ts";
import { useOperation } from "#api/query.ts";
import { receiptPath } from "#app/paths.ts";
import { day } from "#format/dates.ts";
import { grams } from "#format/grams.ts";
import { rupees } from "#format/rupees.ts";
import { fieldErrors } from "#forms/error-messages.ts";
import { checkInput } from "#forms/resolver.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import { DownloadButton } from "#list-page/download-button.tsx";
import { useUser } from "#api/session.ts";
import { useListState } from "#list-page/list-state.ts";
import type { ListState } from "#list-page/list-state.ts";
import { PageHeader } from "#navigation/page-header.tsx";
import { NomineeList } from "#shared/books/nominee-list.tsx";
import { SettlementFacts } from "#shared/books/settlement-facts.tsx";
import { statusForCustomer } from "#shared/books/status-for-customer.ts";
import { Button } from "#ui/button.tsx";
import { DataTable } from "#ui/data-table.tsx";
import type { Column } from "#ui/data-table.tsx";
import { Pager } from "#ui/pager.tsx";
import { Card, ErrorNotice, Fact, Skeleton, StatusBadge } from "#ui/surface.tsx";
import { OwnPassbooks } from "./own-passbooks.tsx";
import { SealedStatement } from "./sealed-statement.tsx";

type Passbook = OutputOf<typeof getPassbook>;
type Entry = Passbook["entries"][number];

/** The entries of a book, with the balance after each. A customer who names none chooses one of theirs. */
export default function PassbookScreen() {
  const user = useUser();
  const list = useListState();
  const isNamed = list.filter("book") !== "";
  return user.role === "Customer" && !isNamed ? <OwnPassbooks /> : <OnePassbook list={list} />;
}

function OnePassbook({ list }: { list: ListState }) {
  const checked = checkInput(getPassbook, { bookNumber: list.filter("book"), page: String(list.page) });
  const { data, error, refetch, isPlaceholderData } = useOperation(
    getPassbook,
    checked.ok ? checked.input : { bookNumber: "" },
    { enabled: checked.ok, keepPrevious: true },
  );
  const problem = checked.ok ? error && errorMessage(error) : fieldErrors(checked.errors)[0]?.message;
  return (
    <>
      <PageHeader title={data === undefined ? undefined : t("Passbook {number}", { number: data.bookNumber })}>
        <DownloadButton
          operation={printPassbook}
          input={data === undefined ? null : { bookNumber: data.bookNumber, language: undefined }}
        >
          {t("Passbook as PDF")}
        </DownloadButton>
      </PageHeader>
      {data === undefined && problem ? (
        <ErrorNotice message={problem} action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>} />
      ) : (
        <>
          <Card className="book mb-5">
            {data === undefined ? <Skeleton className="h-28 w-full" /> : <Facts book={data} />}
          </Card>
          <DataTable
            caption={t("Passbook")}
            columns={columnsOf(data?.savesGold ?? false)}
            rows={data?.entries}
            rowKey={({ number }) => String(number)}
            isStale={isPlaceholderData}
            empty={t("Nothing was posted to this book yet.")}
          />
          {data?.page.total !== 0 && (
            <div className="mt-3">
              <Pager page={data?.page} onPage={list.toPage} />
            </div>
          )}
          {data !== undefined && <SealedStatement bookNumber={data.bookNumber} />}
        </>
      )}
    </>
  );
}

function Facts({ book }: { book: Passbook }) {
  const isOwn = useUser().role === "Customer";
  return (
    <dl className="grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-4 sm:gap-x-6">
      <Fact label={t("Name")}>{book.clientName}</Fact>
      <Fact label={t("Chit Scheme")}>{book.schemeName}</Fact>
      <Fact label={t("Amount")}>{rupees(book.bookAmountPaise)}</Fact>
      <Fact label={t("Status")}>
        <StatusBadge status={book.status} label={isOwn ? statusForCustomer(book.status) : labelOf(book.status)} />
      </Fact>
      <Fact label={t("Opened on")}>{day(book.openedOn)}</Fact>
      <Fact label={t("Instalments")}>
        {t("{paid} of {all} paid", { paid: book.instalmentsPaid, all: book.instalments })}
      </Fact>
      <Fact label={t("Saved so far")}>{rupees(book.paidTotalPaise)}</Fact>
      {book.savesGold && <Fact label={t("Gold so far")}>{grams(book.weightTotalMg)}</Fact>}
      {book.nominees.length > 0 && (
        <Fact label={t("Nominee")} className="col-span-full">
          <NomineeList nominees={book.nominees} />
        </Fact>
      )}
      {book.settlement !== null && <SettlementFacts settlement={book.settlement} />}
    </dl>
  );
}

function columnsOf(savesGold: boolean): Column<Entry>[] {
  const gold: Column<Entry>[] = [
    { heading: t("Gold"), isFigure: true, cell: ({ weightMg }) => grams(weightMg) },
    { heading: t("Gold balance"), isFigure: true, cell: ({ weightTotalMg }) => grams(weightTotalMg) },
  ];
  return [
    { heading: t("S.No."), isForDesk: true, isFigure: true, isQuiet: true, cell: ({ number }) => number },
    { heading: t("Date"), cell: dates },
    { heading: t("Particulars"), isFirst: true, cell: particulars },
    { heading: t("Receipt"), cell: (entry) => <ReceiptLink entry={entry} /> },
    { heading: t("Amount"), isFigure: true, cell: ({ amountPaise }) => rupees(amountPaise) },
    { heading: t("Balance"), isFigure: true, cell: ({ paidTotalPaise }) => rupees(paidTotalPaise) },
    ...(savesGold ? gold : []),
  ];
}

/** The day on which it was credited, and the one on which it was paid where that is another. */
function dates({ day: on, paidOn }: Entry) {
  return (
    <span className="min-w-0">
      <span className="whitespace-nowrap">{day(on)}</span>
      {paidOn !== null && <span className="block text-sm text-muted">{t("paid on {day}", { day: day(paidOn) })}</span>}
    </span>
  );
}

function ReceiptLink({ entry: { paymentId, receiptNumber } }: { entry: Entry }) {
  if (paymentId === null || receiptNumber === null) return "–";
  return (
    <Link to={receiptPath(paymentId)} className="whitespace-nowrap text-brand-ink underline underline-offset-4">
      {receiptNumber}
    </Link>
  );
}

function particulars({ kind, instalmentNumber, instalmentCount, mode }: Entry): string {
  const parts = kind === "Receipt" ? [] : [kindLabel(kind)];
  if (instalmentNumber !== null) {
    const last = instalmentNumber + instalmentCount - 1;
    parts.push(
      instalmentCount === 1
        ? t("Instalment {number}", { number: instalmentNumber })
        : t("Instalments {first} to {last}", { first: instalmentNumber, last }),
    );
  }
  if (mode !== null) parts.push(labelOf(mode));
  return parts.join(", ");
}

function kindLabel(kind: Entry["kind"]): string {
  switch (kind) {
    case "Receipt":
      return labelOf("Receipt");
    case "Reversal":
      return labelOf("Refunded");
    case "Opening":
      return labelOf("Opening entry");
    case "Close":
      return labelOf("Closed");
    case "Settlement":
      return labelOf("Settlement");
    case "Bonus":
      return labelOf("Bonus");
    case "Deduction":
      return labelOf("Kept back");
    case "GoldReckoned":
      return labelOf("Gold of the terms");
  }
}
