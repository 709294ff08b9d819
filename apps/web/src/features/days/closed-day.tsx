import { lazy, Suspense, useState } from "react";
import { messageOfCode } from "#api/messages.ts";
import { useUser } from "#api/session.ts";
import { dateAndTime } from "#format/dates.ts";
import { rupees } from "#format/rupees.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { DataTable } from "#ui/data-table.tsx";
import type { Column } from "#ui/data-table.tsx";
import { Card, Fact } from "#ui/surface.tsx";
import { differenceLabel, hasBrought } from "./day-figures.ts";
import type { Figures, ShownDay } from "./day-figures.ts";

const ReopenDayDialog = lazy(() => import("./reopen-day-dialog.tsx"));

/** A closed day as it was counted, who closed it, and the way to open it again. */
export function ClosedDay({ shown }: { shown: ShownDay }) {
  const { role } = useUser();
  const [isReopening, setReopening] = useState(false);
  const [closing] = shown.closings;
  const cash = shown.figures.find(({ mode }) => mode === "Cash")?.countedPaise ?? 0n;
  const reason =
    role !== "Admin"
      ? t("Only an Admin opens a day again.")
      : shown.laterDay === null
        ? undefined
        : messageOfCode("later_day_closed");
  const brought: Column<Figures> = {
    heading: t("Brought into the drawer"),
    isFigure: true,
    cell: ({ broughtPaise }) => rupees(broughtPaise),
  };
  const columns: Column<Figures>[] = [
    { heading: t("Payment Mode"), isFirst: true, cell: ({ mode }) => labelOf(mode) },
    { heading: t("At the beginning"), isFigure: true, cell: ({ openingPaise }) => rupees(openingPaise) },
    { heading: t("Received"), isFigure: true, cell: ({ receiptsPaise }) => rupees(receiptsPaise) },
    { heading: t("Paid back"), isFigure: true, cell: ({ refundsPaise }) => rupees(refundsPaise) },
    ...(hasBrought(shown) ? [brought] : []),
    { heading: t("Taken to the bank"), isFigure: true, cell: ({ bankedPaise }) => rupees(bankedPaise) },
    { heading: t("Expected"), isFigure: true, cell: ({ expectedPaise }) => rupees(expectedPaise) },
    {
      heading: t("Counted"),
      isFigure: true,
      cell: ({ countedPaise }) => <span className="font-semibold">{rupees(countedPaise ?? 0n)}</span>,
    },
    { heading: t("Difference"), cell: (row) => <Difference row={row} /> },
  ];
  if (closing === undefined) return null;
  return (
    <>
      <DataTable
        caption={t("What was counted")}
        columns={columns}
        rows={shown.figures}
        rowKey={({ mode }) => mode}
        empty=""
      />
      <Card className="mt-4 flex flex-wrap items-end justify-between gap-4">
        <dl className="flex flex-wrap gap-x-10 gap-y-3">
          <Fact label={t("Closed")}>
            {t("{when}, by {name}", { when: dateAndTime(closing.closedAt), name: closing.closedBy ?? "–" })}
          </Fact>
          <Fact label={t("Stayed in the drawer")}>{rupees(closing.carriedPaise)}</Fact>
          <Fact label={t("To the safe")}>{rupees(cash - closing.carriedPaise)}</Fact>
          {closing.note !== null && <Fact label={t("Note")}>{closing.note}</Fact>}
        </dl>
        <Button reason={reason} onClick={() => setReopening(true)}>
          {t("Open the day again")}
        </Button>
      </Card>
      <Suspense>{isReopening && <ReopenDayDialog day={shown.day} onClose={() => setReopening(false)} />}</Suspense>
    </>
  );
}

function Difference({ row }: { row: Figures }) {
  const difference = (row.countedPaise ?? 0n) - row.expectedPaise;
  return (
    <span>
      <span className={cx("font-medium", difference === 0n ? "text-muted" : "text-danger-ink")}>
        {differenceLabel(difference, rupees)}
      </span>
      {row.reason !== null && <span className="block text-sm wrap-anywhere text-muted">{row.reason}</span>}
    </span>
  );
}
