import type { listCheques } from "@thangam/contracts/accounts/cheque-operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { day } from "#format/dates.ts";
import { rupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import type { Column } from "#ui/data-table.tsx";
import { StatusBadge } from "#ui/surface.tsx";

export type Cheque = OutputOf<typeof listCheques>["rows"][number];
export type Decision = "clear" | "bounce";

export function chequeColumns(onDecide: (cheque: Cheque, decision: Decision) => void): Column<Cheque>[] {
  return [
    { heading: t("Name"), isFirst: true, cell: ({ clientName }) => clientName },
    {
      heading: t("Book Number"),
      onPhone: "below",
      phoneNote: ({ paidOn }) => day(paidOn),
      cell: ({ bookNumber }) => bookNumber,
    },
    { heading: t("Cheque number"), onPhone: "more", cell: ({ chequeNumber }) => chequeNumber ?? "–" },
    { heading: t("Amount"), sort: "amount", isFigure: true, cell: ({ amountPaise }) => rupees(amountPaise) },
    {
      heading: t("Paid On"),
      sort: "paidOn",
      givesWay: "narrow",
      cell: ({ paidOn }) => <span className="whitespace-nowrap">{day(paidOn)}</span>,
    },
    { heading: t("Status"), wraps: true, onPhone: "state", cell: (row) => <ChequeStatus row={row} /> },
    {
      heading: t("Action"),
      isActions: true,
      cell: (row) => row.status === "In hand" && <Actions row={row} onDecide={(decision) => onDecide(row, decision)} />,
    },
  ];
}

function ChequeStatus({ row: { status, isCredited, changedOn, reason } }: { row: Cheque }) {
  const about =
    status === "In hand"
      ? isCredited
        ? t("Credited already")
        : t("Waits to be credited")
      : [changedOn && day(changedOn), reason].filter(Boolean).join(" · ");
  return (
    <span className="block min-w-0 text-end sm:text-start">
      <StatusBadge status={status} />
      {about !== "" && <span className="mt-1 block text-sm text-muted">{about}</span>}
    </span>
  );
}

function Actions({ row, onDecide }: { row: Cheque; onDecide: (decision: Decision) => void }) {
  const number = row.chequeNumber ?? row.bookNumber;
  return (
    <div className="flex flex-wrap justify-end gap-2 sm:justify-start">
      <Button
        size="small"
        aria-label={t("Paid by the bank: cheque {number}", { number })}
        onClick={() => onDecide("clear")}
      >
        {t("Paid by the bank")}
      </Button>
      <Button size="small" aria-label={t("Bounced: cheque {number}", { number })} onClick={() => onDecide("bounce")}>
        {t("Bounced")}
      </Button>
    </div>
  );
}
