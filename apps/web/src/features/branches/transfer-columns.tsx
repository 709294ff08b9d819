import type { listBranchTransfers } from "@thangam/contracts/branches/transfer-operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { day } from "#format/dates.ts";
import { rupees } from "#format/rupees.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import type { Column } from "#ui/data-table.tsx";
import { StatusBadge } from "#ui/surface.tsx";

export type Transfer = OutputOf<typeof listBranchTransfers>["rows"][number];
export type Decision = "receive" | "take_back";

const badges = { "On its way": "Pending", Received: "Approved", "Taken back": "Closed" } as const;

export function transferColumns(onDecide: (transfer: Transfer, decision: Decision) => void): Column<Transfer>[] {
  return [
    { heading: t("Day"), sort: "sentOn", isFirst: true, cell: ({ sentOn }) => day(sentOn) },
    { heading: t("From"), onPhone: "more", cell: ({ from }) => from },
    { heading: t("To"), onPhone: "more", cell: ({ to }) => to },
    { heading: t("Amount"), sort: "amount", isFigure: true, cell: ({ amountPaise }) => rupees(amountPaise) },
    {
      heading: t("Taken from"),
      wraps: true,
      onPhone: "below",
      cell: ({ takenFrom, reference }) => [labelOf(takenFrom), reference].filter(Boolean).join(" · "),
    },
    { heading: t("State"), wraps: true, onPhone: "state", cell: (row) => <State row={row} /> },
    { heading: t("Sent by"), givesWay: "narrow", onPhone: "more", cell: ({ sentBy }) => sentBy ?? "–" },
    { heading: t("Action"), isActions: true, cell: (row) => <Actions row={row} onDecide={onDecide} /> },
  ];
}

function State({ row: { state, receivedBy, cancelledBy, cancelReason } }: { row: Transfer }) {
  const about = [receivedBy, cancelledBy, cancelReason].filter(Boolean).join(" · ");
  return (
    <span className="block min-w-0 text-end wrap-anywhere sm:text-start">
      <StatusBadge status={badges[state]} label={labelOf(state)} />
      {about !== "" && <span className="mt-1 block text-sm text-muted">{about}</span>}
    </span>
  );
}

interface ActionsProps {
  row: Transfer;
  onDecide: (transfer: Transfer, decision: Decision) => void;
}

function Actions({ row, onDecide }: ActionsProps) {
  const amount = rupees(row.amountPaise);
  if (!row.mayReceive && !row.mayCancel) return null;
  return (
    <div className="flex flex-wrap justify-end gap-2 sm:justify-start">
      {row.mayReceive && (
        <Button
          size="small"
          aria-label={t("Has come: {amount} of {branch}", { amount, branch: row.from })}
          onClick={() => onDecide(row, "receive")}
        >
          {t("Has come")}
        </Button>
      )}
      {row.mayCancel && (
        <Button
          size="small"
          aria-label={t("Take back: {amount} for {branch}", { amount, branch: row.to })}
          onClick={() => onDecide(row, "take_back")}
        >
          {t("Take back")}
        </Button>
      )}
    </div>
  );
}
