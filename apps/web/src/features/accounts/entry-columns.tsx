import { day } from "#format/dates.ts";
import { grams } from "#format/grams.ts";
import { rupees } from "#format/rupees.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import type { Column } from "#ui/data-table.tsx";
import type { Entry } from "./entry.ts";

/** A journal: its number, what it is, who posted it, and both sides. */
export function entryColumns(): Column<Entry>[] {
  return [
    {
      heading: t("Number"),
      isFirst: true,
      sort: "number",
      onPhone: "below",
      phoneNote: ({ day: posted, postedBy, weightMg }) =>
        [day(posted), postedBy ?? t("By themselves"), weightMg && grams(weightMg)].filter(Boolean).join(" · "),
      cell: ({ journalId }) => journalId.toString(),
    },
    { heading: t("Day"), cell: ({ day: posted }) => <span className="whitespace-nowrap">{day(posted)}</span> },
    { heading: t("What"), wraps: true, onPhone: "title", cell: (row) => <What row={row} /> },
    {
      heading: t("Posted by"),
      isForDesk: true,
      givesWay: "middle",
      cell: ({ postedBy }) => postedBy ?? t("By themselves"),
    },
    { heading: t("Debit"), wraps: true, onPhone: "more", cell: ({ debits }) => <Accounts names={debits} /> },
    { heading: t("Credit"), wraps: true, onPhone: "more", cell: ({ credits }) => <Accounts names={credits} /> },
    {
      heading: t("Amount"),
      isFigure: true,
      onPhone: "figure",
      cell: ({ amountPaise }) => (amountPaise === null ? "–" : rupees(amountPaise)),
    },
    {
      heading: t("Gold"),
      isFigure: true,
      givesWay: "narrow",
      cell: ({ weightMg }) => (weightMg === null ? "–" : grams(weightMg)),
    },
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
    <span className="min-w-0 sm:block">
      {names.map((name) => (
        <span key={name} className="max-sm:not-last:after:content-[',_'] sm:block">
          {labelOf(name)}
        </span>
      ))}
    </span>
  );
}
