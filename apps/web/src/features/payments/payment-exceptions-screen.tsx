import { exportPaymentExceptions, listPaymentExceptions } from "@thangam/contracts/payments/exceptions-operations";
import { exceptionStates } from "@thangam/contracts/payments/exception-schemas";
import { lazy, Suspense, useState } from "react";
import { useOperation } from "#api/query.ts";
import { ReopenBookQuestion } from "#features/books/index.ts";
import { ExportButtons } from "#list-page/export-buttons.tsx";
import { checkInput } from "#forms/resolver.ts";
import { dateAndTime } from "#format/dates.ts";
import { rupees } from "#format/rupees.ts";
import { wordOf } from "#format/words.ts";
import { t } from "#i18n/i18n.ts";
import { ClientLink } from "#navigation/client-link.tsx";
import { ListTable } from "#list-page/list-table.tsx";
import { PageHeader } from "#navigation/page-header.tsx";
import { receiptPath } from "#app/paths.ts";
import { useAccess } from "#app/access.ts";
import { Link } from "react-router";
import { useListState } from "#list-page/list-state.ts";
import { Button } from "#ui/button.tsx";
import type { Column } from "#ui/data-table.tsx";
import { SearchField } from "#ui/search-field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { StatusBadge } from "#ui/surface.tsx";
import type { PaymentException } from "./payment-exception.ts";

const ResolveExceptionDialog = lazy(() => import("./resolve-exception-dialog.tsx"));

/** Money that cannot be credited as it came, why, and what becomes of it. */
export default function PaymentExceptionsScreen() {
  const mayOpen = useAccess();
  const list = useListState();
  const [resolving, setResolving] = useState<PaymentException | null>(null);
  const [reopening, setReopening] = useState<PaymentException | null>(null);
  const state = list.filter("state");
  const typed = {
    state: state === "all" ? "" : state || "Open",
    search: list.search,
    sort: list.sort,
    page: String(list.page),
  };
  const checked = checkInput(listPaymentExceptions, typed);
  const answer = useOperation(listPaymentExceptions, checked.ok ? checked.input : {}, { keepPrevious: true });

  const columns: Column<PaymentException>[] = [
    { heading: t("S.No."), isForDesk: true, cell: (_, number) => number },
    {
      heading: t("Name"),
      sort: "name",
      isFirst: true,
      cell: ({ clientId, clientName }) => <ClientLink id={clientId} name={clientName} />,
    },
    {
      heading: t("Book Number"),
      sort: "bookNumber",
      cell: ({ bookNumber, bookStatus }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          {bookNumber} <StatusBadge status={bookStatus} />
        </span>
      ),
    },
    {
      heading: t("Payment"),
      cell: ({ paymentId, paymentStatus, transactionNumber }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          {transactionNumber ?? paymentId.toString()} <StatusBadge status={paymentStatus} />
        </span>
      ),
    },
    { heading: t("Reason"), cell: ({ kind }) => kindWord(kind) },
    { heading: t("Amount"), sort: "amount", isFigure: true, cell: ({ amountPaise }) => rupees(amountPaise) },
    {
      heading: t("Noted on"),
      sort: "raisedAt",
      cell: ({ raisedAt, raisedBy }) => (
        <span>
          <span className="whitespace-nowrap">{dateAndTime(raisedAt)}</span>
          {raisedBy !== null && <span className="block text-sm text-muted">{raisedBy}</span>}
        </span>
      ),
    },
    {
      heading: t("What became of it"),
      isActions: true,
      cell: (row) =>
        row.resolution === null ? (
          <Actions
            row={row}
            isAdmin={mayOpen("admin")}
            onResolve={() => setResolving(row)}
            onReopen={() => setReopening(row)}
          />
        ) : (
          <Resolved row={row} />
        ),
    },
  ];

  return (
    <>
      <PageHeader>
        <ExportButtons operation={exportPaymentExceptions} typed={typed} />
      </PageHeader>
      <p className="mb-4 max-w-3xl text-muted">
        {t(
          "This money cannot be credited as it came: its book was closed meanwhile, or the gateway took it twice, late or of another amount. It goes back to the payer, or its book takes it as an instalment; a closed book can be opened again.",
        )}
      </p>
      <div className="mb-4 flex flex-wrap items-end gap-4">
        <SearchField
          label={t("Search payment exceptions")}
          value={list.search}
          onSearch={(search) => list.change({ search })}
          className="min-w-60 flex-1"
        />
        <SelectField
          label={t("Status")}
          className="w-48"
          options={[
            ...exceptionStates.map((word) => ({ label: wordOf(word), value: word })),
            { label: t("All"), value: "all" },
          ]}
          value={state || "Open"}
          onValueChange={(next) => list.change({ state: next === "Open" ? "" : next })}
        />
      </div>
      <ListTable
        caption={t("Payment Exceptions")}
        list={list}
        answer={answer}
        columns={columns}
        rowKey={({ id }) => id.toString()}
        empty={
          list.search === "" && (state === "" || state === "Open")
            ? t("No payment waits for a decision.")
            : t("Nothing fits. Try fewer letters, or another state.")
        }
      />
      <Suspense>
        {resolving !== null && <ResolveExceptionDialog row={resolving} onClose={() => setResolving(null)} />}
        {reopening !== null && <ReopenBookQuestion book={reopening} onClose={() => setReopening(null)} />}
      </Suspense>
    </>
  );
}

/** Why it cannot be credited as it came. */
function kindWord(kind: PaymentException["kind"]): string {
  switch (kind) {
    case "book_closed":
      return t("Its book was closed");
    case "late_capture":
      return t("It came after the payment was settled otherwise");
    case "second_capture":
      return t("It was paid twice");
    case "amount_differs":
      return t("Another amount was paid");
  }
}

interface ActionsProps {
  row: PaymentException;
  isAdmin: boolean;
  onResolve: () => void;
  onReopen: () => void;
}

function Actions({ row, isAdmin, onResolve, onReopen }: ActionsProps) {
  const about = { number: row.paymentId.toString(), book: row.bookNumber };
  const reason = isAdmin ? undefined : t("Only an Admin resolves a payment exception.");
  const cannotOpen =
    row.kind !== "book_closed"
      ? t("Opening the book does not help here.")
      : row.bookStatus === "Settled"
        ? t("This book is settled and stays closed.")
        : undefined;
  return (
    <div className="flex flex-wrap justify-end gap-2 sm:justify-start">
      <Button
        size="small"
        look="primary"
        reason={reason}
        aria-label={t("Resolve payment {number} of book {book}", about)}
        onClick={onResolve}
      >
        {t("Resolve")}
      </Button>
      <Button
        size="small"
        reason={reason ?? cannotOpen}
        aria-label={t("Open book: {book}, payment {number}", about)}
        onClick={onReopen}
      >
        {t("Open book")}
      </Button>
    </div>
  );
}

function Resolved({ row }: { row: PaymentException }) {
  const { resolution, resolvedAt, resolvedBy, reference, remarks, refundState, receiptNumber, paymentId } = row;
  const when = resolvedAt === null ? "" : dateAndTime(resolvedAt);
  return (
    <span className="block min-w-0 text-start wrap-anywhere">
      <span className="font-medium">{wordOf(resolution ?? "")}</span>
      {reference !== null && ` · ${reference}`}
      {receiptNumber !== null && (
        <Link
          to={receiptPath(paymentId)}
          className="ms-2 whitespace-nowrap text-brand-ink underline underline-offset-4"
        >
          {receiptNumber}
        </Link>
      )}
      {refundState !== null && (
        <span className="ms-2">
          <StatusBadge status={refundState} />
        </span>
      )}
      {remarks !== null && <span className="block text-sm">{remarks}</span>}
      <span className="block text-sm text-muted">{[when, resolvedBy].filter(Boolean).join(" · ")}</span>
    </span>
  );
}
