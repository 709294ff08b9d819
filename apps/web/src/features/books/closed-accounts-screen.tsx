import { exportClosedBooks, listClosedBooks } from "@thangam/contracts/books/closing-operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { Suspense, useState } from "react";
import { useOperation } from "#api/query.ts";
import { ExportButtons } from "#list-page/export-buttons.tsx";
import { dateAndTime } from "#format/dates.ts";
import { checkInput } from "#forms/resolver.ts";
import { t } from "#i18n/i18n.ts";
import { ButtonLink } from "#navigation/button-link.tsx";
import { ClientLink } from "#navigation/client-link.tsx";
import { DateRange } from "#list-page/date-range.tsx";
import { ListTable } from "#list-page/list-table.tsx";
import { PageHeader } from "#navigation/page-header.tsx";
import { exceptionsOf, paths } from "#app/paths.ts";
import { useAccess } from "#app/access.ts";
import { Link } from "react-router";
import { daysOf, useListState } from "#list-page/list-state.ts";
import { Button } from "#ui/button.tsx";
import type { Column } from "#ui/data-table.tsx";
import { SearchField } from "#ui/search-field.tsx";
import { StatusBadge } from "#ui/surface.tsx";
import { gotOf, reasonNotToSettle, wayOf } from "#shared/books/settlement-labels.ts";
import { ReopenBookQuestion, SettleBookDialog } from "./index.ts";

type ClosedBook = OutputOf<typeof listClosedBooks>["rows"][number];

/** The closed books: who closed them when and why, and the way to open one again. */
export default function ClosedAccountsScreen() {
  const mayOpen = useAccess();
  const list = useListState();
  const [reopening, setReopening] = useState<ClosedBook | null>(null);
  const [settling, setSettling] = useState<ClosedBook | null>(null);
  const typed = {
    ...daysOf(list),
    search: list.search,
    sort: list.sort,
    page: String(list.page),
  };
  const checked = checkInput(listClosedBooks, typed);
  const answer = useOperation(listClosedBooks, checked.ok ? checked.input : {}, { keepPrevious: true });
  const isFiltered = list.search !== "" || list.filter("from") !== "";

  const columns: Column<ClosedBook>[] = [
    { heading: t("S no."), isForDesk: true, cell: (_, number) => number },
    {
      heading: t("Name"),
      sort: "name",
      isFirst: true,
      cell: ({ clientId, clientName }) => <ClientLink id={clientId} name={clientName} />,
    },
    {
      heading: t("Account number"),
      sort: "bookNumber",
      cell: ({ bookNumber, schemeName }) => (
        <span>
          <span className="font-semibold">{bookNumber}</span>
          <span className="block text-sm text-muted">{schemeName}</span>
        </span>
      ),
    },
    { heading: t("Status"), sort: "status", cell: (row) => <Status row={row} /> },
    {
      heading: t("Closed on"),
      sort: "closedAt",
      cell: ({ closedAt }) => <span className="whitespace-nowrap">{dateAndTime(closedAt)}</span>,
    },
    { heading: t("Closed by"), cell: ({ closedBy }) => closedBy ?? "–" },
    { heading: t("Remarks"), cell: (row) => <Remarks row={row} maySee={mayOpen("payments.acknowledge")} /> },
    {
      heading: t("Action"),
      isActions: true,
      cell: (row) => (
        <span className="flex gap-2 sm:flex-col">
          <Button
            size="small"
            aria-label={t("Approve: open book {number} again", { number: row.bookNumber })}
            reason={reasonNotToOpen(row, mayOpen("admin"))}
            onClick={() => setReopening(row)}
          >
            {t("Approve")}
          </Button>
          <Button
            size="small"
            aria-label={t("Settle: book {number}", { number: row.bookNumber })}
            reason={reasonNotToSettle(row.status, mayOpen("admin")) ?? reasonToDecide(row)}
            onClick={() => setSettling(row)}
          >
            {t("Settle")}
          </Button>
        </span>
      ),
    },
  ];

  return (
    <>
      <PageHeader>
        <ExportButtons operation={exportClosedBooks} typed={typed} />
        <ButtonLink look="primary" to={paths.closeAccount}>
          {t("Close Account")}
        </ButtonLink>
      </PageHeader>
      <div className="mb-4 flex flex-wrap items-end gap-4">
        <SearchField
          label={t("Search closed accounts")}
          value={list.search}
          onSearch={(search) => list.change({ search })}
          className="min-w-60 flex-1"
        />
        <DateRange label={t("Closed between")} operation={listClosedBooks} list={list} />
      </div>
      <ListTable
        caption={t("Closed accounts")}
        list={list}
        answer={answer}
        columns={columns}
        rowKey={({ bookId }) => bookId.toString()}
        empty={
          isFiltered
            ? t("No closed account fits. Try fewer letters, or another range of days.")
            : t("No account is closed.")
        }
      />
      <Suspense>
        {reopening !== null && <ReopenBookQuestion book={reopening} onClose={() => setReopening(null)} />}
        {settling !== null && <SettleBookDialog book={settling} onClose={() => setSettling(null)} />}
      </Suspense>
    </>
  );
}

function Status({ row: { status, settlement } }: { row: ClosedBook }) {
  return (
    <span>
      <StatusBadge status={status} />
      {settlement !== null && (
        <span className="mt-1 block text-sm text-muted">
          {wayOf(settlement)}
          <span className="block">{gotOf(settlement)}</span>
          <span className="block">
            {[dateAndTime(settlement.settledAt), settlement.settledBy].filter(Boolean).join(", ")}
          </span>
        </span>
      )}
    </span>
  );
}

function Remarks({ row, maySee }: { row: ClosedBook; maySee: boolean }) {
  const about = t("{count, plural, one {# payment was} other {# payments were}} under way", {
    count: row.openExceptions,
  });
  return (
    <span className="min-w-0 wrap-anywhere">
      {row.remarks ?? "–"}
      {row.settlementRemarks !== null && row.settlementRemarks !== row.remarks && (
        <span className="block">{row.settlementRemarks}</span>
      )}
      {row.openExceptions > 0 &&
        (maySee ? (
          <Link
            to={exceptionsOf(row.bookNumber)}
            className="block text-sm text-danger-ink underline underline-offset-4"
          >
            {about}
          </Link>
        ) : (
          <span className="block text-sm text-danger-ink">{about}</span>
        ))}
    </span>
  );
}

function reasonToDecide({ openExceptions }: ClosedBook): string | undefined {
  return openExceptions > 0 ? t("A payment of this book has to be decided about first.") : undefined;
}

function reasonNotToOpen({ status }: ClosedBook, isAdmin: boolean): string | undefined {
  if (status === "Settled") return t("This book is settled and stays closed.");
  return isAdmin ? undefined : t("Only an Admin opens a closed book again.");
}
