import { rupees } from "#format/rupees.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import { DataTable } from "#ui/data-table.tsx";
import type { Column } from "#ui/data-table.tsx";
import { StatusBadge } from "#ui/surface.tsx";
import type { Client } from "./client.ts";
import { serialColumn } from "#list-page/serial-column.ts";

type Book = Client["books"][number];

/** The books a client has. */
export function ClientBooks({ books }: { books: readonly Book[] }) {
  const columns: Column<Book>[] = [
    serialColumn(),
    {
      heading: t("Book Number"),
      isFirst: true,
      cell: ({ number }) => <span className="font-semibold">{number}</span>,
    },
    { heading: t("Scheme Type"), cell: ({ schemeType }) => labelOf(schemeType) },
    { heading: t("Saving Scheme"), cell: ({ schemeName }) => schemeName },
    { heading: t("Saving Scheme Amount"), isFigure: true, cell: ({ amountPaise }) => rupees(amountPaise) },
    { heading: t("Duration"), isFigure: true, cell: ({ instalments }) => instalments },
    { heading: t("User"), cell: ({ memberType }) => labelOf(memberType) },
    {
      heading: t("Paid months"),
      isFigure: true,
      cell: ({ memberType, paidMonths }) => (memberType === "Existing" ? paidMonths.toString().padStart(2, "0") : "–"),
    },
    { heading: t("Status"), cell: ({ status }) => <StatusBadge status={status} /> },
  ];
  return (
    <DataTable
      caption={t("Saving Schemes")}
      columns={columns}
      rows={books}
      rowKey={({ number }) => number}
      empty={t("No scheme yet.")}
    />
  );
}
