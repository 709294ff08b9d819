import type { bankBalance } from "@thangam/contracts/accounts/bank-balance-operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { useState } from "react";
import { day } from "#format/dates.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import { DataTable } from "#ui/data-table.tsx";
import type { Column } from "#ui/data-table.tsx";
import { balanceLabel } from "./balance-label.ts";

/** Before anybody has recorded a balance there may be many. */
const FIRST = 10;

type Entry = OutputOf<typeof bankBalance>["unconfirmed"][number];

/** What moved money at the bank and no statement has shown yet; with `choice`, whether this one does not show it either. */
export function UnconfirmedEntries({ entries, choice }: { entries: readonly Entry[]; choice?: Column<Entry> }) {
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <DataTable
        caption={t("Not on a statement yet")}
        columns={[...columns(), ...(choice === undefined ? [] : [choice])]}
        rows={isWhole ? entries : entries.slice(0, FIRST)}
        rowKey={({ journalId }) => journalId.toString()}
        empty={t("Everything was on the statement.")}
      />
      {!isWhole && entries.length > FIRST && (
        <Button className="mt-3" onClick={() => setWhole(true)}>
          {t("Show {count} more", { count: String(entries.length - FIRST) })}
        </Button>
      )}
    </>
  );
}

function columns(): Column<Entry>[] {
  return [
    { heading: t("What"), isFirst: true, cell: (row) => <What row={row} /> },
    { heading: t("Day"), cell: ({ day: posted }) => <span className="whitespace-nowrap">{day(posted)}</span> },
    { heading: t("Posted by"), cell: ({ postedBy }) => postedBy ?? t("By themselves") },
    { heading: t("Amount"), isFigure: true, cell: ({ amountPaise }) => balanceLabel(amountPaise) },
  ];
}

function What({ row: { kind, reference, isOverdue } }: { row: Entry }) {
  return (
    <span className="block min-w-0">
      <span className="font-medium">{labelOf(kind)}</span>
      {reference !== null && <span className="block text-sm wrap-anywhere text-muted">{reference}</span>}
      {isOverdue && (
        <span className="block text-sm font-medium text-danger-ink">{t("Overdue on the bank's statement")}</span>
      )}
    </span>
  );
}
