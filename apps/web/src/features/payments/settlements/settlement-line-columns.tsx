import type { OutputOf } from "@thangam/contracts/kernel/operation";
import type { listSettlementLines } from "@thangam/contracts/payments/settlement-operations";
import { dateAndTime, day } from "#format/dates.ts";
import { rupees } from "#format/rupees.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import type { Column } from "#ui/data-table.tsx";
import { StatusBadge } from "#ui/surface.tsx";

export type SettlementLine = OutputOf<typeof listSettlementLines>["rows"][number];

interface Handlers {
  isAdmin: boolean;
  onDecide: (row: SettlementLine) => void;
}

/** The columns of the list of lines. */
export function settlementLineColumns({ isAdmin, onDecide }: Handlers): Column<SettlementLine>[] {
  return [
    {
      heading: t("Transaction"),
      isFirst: true,
      cell: ({ entityId, gatewayKind }) => (
        <span className="wrap-anywhere">
          {entityId}
          <span className="block text-sm text-muted">{gatewayKind}</span>
        </span>
      ),
    },
    {
      heading: t("Book Number"),
      onPhone: "below",
      phoneNote: ({ settledOn }) => day(settledOn),
      cell: ({ bookNumber }) => bookNumber ?? "–",
    },
    {
      heading: labelOf("Gateway settlement"),
      givesWay: "narrow",
      cell: ({ settlementId, settledOn }) => (
        <span className="wrap-anywhere">
          {settlementId}
          <span className="block text-sm text-muted">{day(settledOn)}</span>
        </span>
      ),
    },
    {
      heading: t("By the report"),
      isFigure: true,
      onPhone: "figure",
      cell: ({ grossPaise }) => rupees(grossPaise),
    },
    {
      heading: t("By the books"),
      isFigure: true,
      onPhone: "more",
      cell: ({ expectedPaise }) => (expectedPaise === null ? "–" : rupees(expectedPaise)),
    },
    { heading: t("Status"), onPhone: "state", cell: ({ state }) => <StatusBadge status={state} /> },
    {
      heading: t("What became of it"),
      isActions: true,
      wraps: true,
      cell: (row) =>
        row.decidedAt !== null ? (
          <Decided row={row} />
        ) : row.state === "Matched" ? (
          "–"
        ) : (
          <Decide row={row} isAdmin={isAdmin} onDecide={onDecide} />
        ),
    },
  ];
}

function Decide({ row, isAdmin, onDecide }: Handlers & { row: SettlementLine }) {
  return (
    <Button
      size="small"
      reason={isAdmin ? undefined : t("Only an Admin decides about it.")}
      aria-label={t("Decide about {name}", { name: row.entityId })}
      onClick={() => onDecide(row)}
    >
      {t("Decide")}
    </Button>
  );
}

function Decided({ row: { decidedAt, decidedBy, remarks } }: { row: SettlementLine }) {
  return (
    <span className="block min-w-0 text-start wrap-anywhere">
      <span className="font-medium">{labelOf("Seen to")}</span>
      <span className="block text-sm">{remarks}</span>
      <span className="block text-sm text-muted">
        {[decidedAt && dateAndTime(decidedAt), decidedBy].filter(Boolean).join(" · ")}
      </span>
    </span>
  );
}
