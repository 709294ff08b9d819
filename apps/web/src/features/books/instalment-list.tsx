import { listInstalments } from "@thangam/contracts/books/book-operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { Link } from "react-router";
import { useOperation } from "#api/query.ts";
import { receiptPath } from "#app/paths.ts";
import { day } from "#format/dates.ts";
import { grams } from "#format/grams.ts";
import { rupees } from "#format/rupees.ts";
import { LoadFailure } from "#forms/load-failure.tsx";
import { labelOf, t } from "#i18n/i18n.ts";
import type { ListState } from "#list-page/list-state.ts";
import { DataTable } from "#ui/data-table.tsx";
import type { Column } from "#ui/data-table.tsx";
import { Pager } from "#ui/pager.tsx";
import { StatusBadge } from "#ui/surface.tsx";
import type { OwnBook } from "./own-book.ts";

/** The page size. */
export const INSTALMENTS_AT_ONCE = 31;

type Instalment = OutputOf<typeof listInstalments>["rows"][number];

/**
 * Every instalment of a book, paid or not. The URL holds its page as `part`, because `page` belongs to the payments.
 */
export function InstalmentList({ own: { book }, list }: { own: OwnBook; list: ListState }) {
  const part = Math.max(1, Math.trunc(Number(list.filter("part"))) || 1);
  const { data, error, refetch, isPlaceholderData } = useOperation(
    listInstalments,
    { bookId: book.id, page: part, pageSize: INSTALMENTS_AT_ONCE },
    { keepPrevious: true },
  );
  if (error !== null && data === undefined) return <LoadFailure error={error} refetch={refetch} />;
  return (
    <>
      <DataTable
        caption={t("Instalments")}
        columns={columnsOf(book)}
        rows={data?.rows}
        rowKey={({ number }) => String(number)}
        isStale={isPlaceholderData}
        expectedRows={Math.min(book.instalments, INSTALMENTS_AT_ONCE)}
        empty={t("Nothing has been paid for this book yet.")}
      />
      <div className="mt-3">
        <Pager
          label={t("Pages of the instalments")}
          page={data?.page}
          onPage={(page) => list.change({ part: page === 1 ? "" : String(page) })}
        />
      </div>
    </>
  );
}

function columnsOf({ paymentRule, accrual }: OwnBook["book"]): Column<Instalment>[] {
  const due: Column<Instalment> = {
    heading: t("Due on"),
    cell: ({ dueOn }) => <span className="whitespace-nowrap">{dueOn === null ? "–" : day(dueOn)}</span>,
  };
  const gold: Column<Instalment>[] = [
    {
      heading: t("Gold rate"),
      isFigure: true,
      cell: ({ ratePaisePerGram: rate }) => (rate === null ? null : rupees(rate)),
    },
    { heading: t("Weight"), isFigure: true, cell: ({ weightMg }) => (weightMg === null ? null : grams(weightMg)) },
  ];
  return [
    {
      heading: t("Instalment"),
      isFirst: true,
      cell: ({ number, state }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          {number} <StatusBadge status={state} />
        </span>
      ),
    },
    ...(paymentRule === "fixed" ? [due] : []),
    { heading: t("Paid on"), cell: paidOn },
    { heading: t("Amount"), isFigure: true, cell: ({ amountPaise }) => rupees(amountPaise) },
    ...(accrual === "weight" ? gold : []),
    { heading: t("Receipt"), cell: receiptLink },
  ];
}

/** "21-11-2026, Cash" with the day of its credit where that is another, or that it was paid before the portal was used. */
function paidOn({ paidOn: on, creditedOn, paidBefore, mode }: Instalment) {
  if (paidBefore) return t("Before it was opened here");
  if (on === null) return null;
  return (
    <span className="whitespace-nowrap">
      {mode === null ? day(on) : `${day(on)}, ${labelOf(mode)}`}
      {creditedOn !== null && (
        <span className="block text-sm text-muted">{t("credited on {day}", { day: day(creditedOn) })}</span>
      )}
    </span>
  );
}

function receiptLink({ paymentId, receiptNumber }: Instalment) {
  if (paymentId === null || receiptNumber === null) return null;
  return (
    <Link to={receiptPath(paymentId)} className="whitespace-nowrap text-brand-ink underline underline-offset-4">
      {receiptNumber}
    </Link>
  );
}
