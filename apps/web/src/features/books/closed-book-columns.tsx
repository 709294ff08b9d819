import type { listClosedBooks } from "@thangam/contracts/books/closing-operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { Link } from "react-router";
import { exceptionsOf } from "#app/paths.ts";
import { dateAndTime } from "#format/dates.ts";
import { t } from "#i18n/i18n.ts";
import { ClientLink } from "#navigation/client-link.tsx";
import { settlementAmountLabel, reasonNotToSettle, settlementMethodLabel } from "#shared/books/settlement-labels.ts";
import { Button } from "#ui/button.tsx";
import type { Column } from "#ui/data-table.tsx";
import { StatusBadge } from "#ui/surface.tsx";

export type ClosedBook = OutputOf<typeof listClosedBooks>["rows"][number];

interface Options {
  isAdmin: boolean;
  maySeeExceptions: boolean;
  onReopen: (row: ClosedBook) => void;
  onSettle: (row: ClosedBook) => void;
}

/** The columns of the list of closed books. */
export function closedBookColumns(options: Options): Column<ClosedBook>[] {
  return [
    { heading: t("S no."), isForDesk: true, givesWay: "narrow", cell: (_, number) => number },
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
    { heading: t("Status"), sort: "status", wraps: true, onPhone: "state", cell: (row) => <Status row={row} /> },
    {
      heading: t("Closed on"),
      sort: "closedAt",
      givesWay: "narrow",
      onPhone: "more",
      cell: ({ closedAt }) => <span className="whitespace-nowrap">{dateAndTime(closedAt)}</span>,
    },
    { heading: t("Closed by"), givesWay: "middle", cell: ({ closedBy }) => closedBy ?? "–" },
    {
      heading: t("Remarks"),
      isProse: true,
      onPhone: "more",
      cell: (row) => <Remarks row={row} maySee={options.maySeeExceptions} />,
    },
    { heading: t("Action"), isActions: true, cell: (row) => <Actions row={row} {...options} /> },
  ];
}

function Actions({ row, isAdmin, onReopen, onSettle }: Options & { row: ClosedBook }) {
  return (
    <span className="flex gap-2 sm:flex-col">
      <Button
        size="small"
        aria-label={t("Approve: open book {number} again", { number: row.bookNumber })}
        reason={reasonNotToOpen(row, isAdmin)}
        onClick={() => onReopen(row)}
      >
        {t("Approve")}
      </Button>
      <Button
        size="small"
        aria-label={t("Settle: book {number}", { number: row.bookNumber })}
        reason={reasonNotToSettle(row.status, isAdmin) ?? reasonToDecide(row)}
        onClick={() => onSettle(row)}
      >
        {t("Settle")}
      </Button>
    </span>
  );
}

function Status({ row: { status, settlement } }: { row: ClosedBook }) {
  return (
    <span>
      <StatusBadge status={status} />
      {settlement !== null && (
        <span className="mt-1 block text-sm text-muted">
          {settlementMethodLabel(settlement)}
          <span className="block">{settlementAmountLabel(settlement)}</span>
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
