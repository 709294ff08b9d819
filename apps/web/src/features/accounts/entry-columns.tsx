import { day } from "#format/dates.ts";
import { grams } from "#format/grams.ts";
import { rupees } from "#format/rupees.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import type { Column } from "#ui/data-table.tsx";
import type { Entry } from "./entry.ts";

/** A journal: its number, what it is, who posted it, and both sides. */
export function entryColumns(): Column<Entry>[] {
  return [
    { heading: t("Number"), isFirst: true, sort: "number", cell: ({ journalId }) => journalId.toString() },
    { heading: t("Day"), cell: ({ day: posted }) => <span className="whitespace-nowrap">{day(posted)}</span> },
    { heading: t("What"), cell: (row) => <What row={row} /> },
    { heading: t("Posted by"), isForDesk: true, cell: ({ postedBy }) => postedBy ?? t("By themselves") },
    { heading: t("Debit"), cell: ({ debits }) => <Accounts names={debits} /> },
    { heading: t("Credit"), cell: ({ credits }) => <Accounts names={credits} /> },
    {
      heading: t("Amount"),
      isFigure: true,
      cell: ({ amountPaise }) => (amountPaise === null ? "–" : rupees(amountPaise)),
    },
    { heading: t("Gold"), isFigure: true, cell: ({ weightMg }) => (weightMg === null ? "–" : grams(weightMg)) },
  ];
}

function What({ row: { kind, reference, bookNumber, clientName } }: { row: Entry }) {
  const about = [reference, bookNumber, clientName].filter((part) => part !== null).join(" · ");
  return (
    <span className="block min-w-0">
      <span className="font-medium">{labelOf(kind)}</span>
      {about !== "" && <span className="block text-sm wrap-anywhere text-muted">{about}</span>}
    </span>
  );
}

function Accounts({ names }: { names: readonly string[] }) {
  return (
    <span className="block min-w-0">
      {names.map((name) => (
        <span key={name} className="block">
          {labelOf(name)}
        </span>
      ))}
    </span>
  );
}
