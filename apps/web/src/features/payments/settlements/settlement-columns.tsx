import type { OutputOf } from "@thangam/contracts/kernel/operation";
import type { listGatewaySettlements } from "@thangam/contracts/payments/settlement-operations";
import { day } from "#format/dates.ts";
import { rupees } from "#format/rupees.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import type { Column } from "#ui/data-table.tsx";

type Settlement = OutputOf<typeof listGatewaySettlements>["rows"][number];

/** The columns of the list of settlements. */
export function settlementColumns(): Column<Settlement>[] {
  return [
    {
      heading: labelOf("Gateway settlement"),
      isFirst: true,
      cell: ({ settlementId, utr }) => (
        <span className="wrap-anywhere">
          {settlementId}
          <span className="block text-sm text-muted">{utr}</span>
        </span>
      ),
    },
    { heading: t("Day"), onPhone: "below", cell: ({ settledOn }) => day(settledOn) },
    { heading: t("Before fees"), isFigure: true, onPhone: "more", cell: ({ grossPaise }) => rupees(grossPaise) },
    { heading: t("Fees"), isFigure: true, givesWay: "narrow", cell: ({ feePaise }) => rupees(feePaise) },
    { heading: t("Tax"), isFigure: true, givesWay: "narrow", cell: ({ taxPaise }) => rupees(taxPaise) },
    {
      heading: t("Came to the bank"),
      isFigure: true,
      onPhone: "figure",
      cell: ({ netPaise }) => rupees(netPaise),
    },
    { heading: t("Lines"), isFigure: true, onPhone: "more", cell: ({ lineCount }) => lineCount },
    { heading: t("To decide"), isFigure: true, onPhone: "more", cell: ({ openCount }) => openCount },
  ];
}
