import { Pencil, Trash2 } from "lucide-react";
import { groupTyped } from "#format/rupees.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import { DataTable } from "#ui/data-table.tsx";
import type { Column } from "#ui/data-table.tsx";
import { numberOf } from "./enrolment-draft.ts";
import type { EnrolmentDraft } from "./enrolment-draft.ts";
import { serialColumn } from "#list-page/serial-column.ts";

interface Props {
  books: readonly EnrolmentDraft[];
  /** The server's refusal of one book, by its number. */
  problem: { bookNumber: string; message: string } | null;
  onEdit: (book: EnrolmentDraft) => void;
  onDelete: (book: EnrolmentDraft) => void;
}

/** The books a new client is about to be given. */
export function SavingSchemeList({ books, problem, onEdit, onDelete }: Props) {
  const columns: Column<EnrolmentDraft>[] = [
    serialColumn(),
    {
      heading: t("Book Number"),
      isFirst: true,
      cell: (book) => (
        <>
          <span className="font-semibold">{numberOf(book)}</span>
          {problem?.bookNumber === numberOf(book) && (
            <span role="alert" className="block text-sm font-medium text-danger-ink">
              {problem.message}
            </span>
          )}
        </>
      ),
    },
    { heading: t("Scheme Type"), cell: (book) => labelOf(book.schemeType) },
    { heading: t("Saving Scheme"), cell: (book) => book.schemeName },
    { heading: t("Saving Scheme Amount"), isFigure: true, cell: (book) => `₹\u00a0${groupTyped(book.amountPaise)}` },
    { heading: t("Duration"), isFigure: true, cell: (book) => book.instalments },
    { heading: t("User"), cell: (book) => labelOf(book.memberType) },
    {
      heading: t("Paid months"),
      isFigure: true,
      cell: (book) => (book.memberType === "Existing" ? book.paidMonths.padStart(2, "0") : "–"),
    },
    {
      heading: t("Action"),
      isActions: true,
      cell: (book) => (
        <div className="flex justify-end gap-1 sm:justify-start">
          <Button
            size="small"
            look="quiet"
            aria-label={t("Edit book {number}", { number: numberOf(book) })}
            onClick={() => onEdit(book)}
          >
            <Pencil size={16} aria-hidden />
          </Button>
          <Button
            size="small"
            look="quiet"
            aria-label={t("Delete book {number}", { number: numberOf(book) })}
            onClick={() => onDelete(book)}
          >
            <Trash2 size={16} aria-hidden />
          </Button>
        </div>
      ),
    },
  ];
  return (
    <DataTable
      caption={t("Saving Scheme List")}
      columns={columns}
      rows={books}
      rowKey={numberOf}
      empty={t("No scheme yet.")}
    />
  );
}
