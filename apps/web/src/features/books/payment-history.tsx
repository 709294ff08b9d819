import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { listBookPayments } from "@thangam/contracts/payments/list-operations";
import { useOperation } from "#api/query.ts";
import { receiptPath } from "#app/paths.ts";
import { dateAndTime } from "#format/dates.ts";
import { grams } from "#format/grams.ts";
import { rupees } from "#format/rupees.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import type { ListState } from "#list-page/list-state.ts";
import { ListTable } from "#list-page/list-table.tsx";
import { ButtonLink } from "#navigation/button-link.tsx";
import { instalmentsText } from "#shared/payments/payment-labels.ts";
import type { Column } from "#ui/data-table.tsx";
import { StatusBadge } from "#ui/surface.tsx";
import { serialColumn } from "#list-page/serial-column.ts";

type BookPayment = OutputOf<typeof listBookPayments>["rows"][number];

/** Every payment that was ever started for a book. */
export function PaymentHistory({ bookId, list }: { bookId: bigint; list: ListState }) {
  const sort = list.sortIn(["paidAt", "amount", "status"]);
  const query = useOperation(
    listBookPayments,
    { bookId, page: list.page, pageSize: 25, ...(sort !== undefined && { sort }) },
    { keepPrevious: true },
  );
  const columns: Column<BookPayment>[] = [
    serialColumn(),
    { heading: t("Paid Date"), sort: "paidAt", isFirst: true, cell: ({ paidAt }) => dateAndTime(paidAt) },
    {
      heading: t("Instalment"),
      onPhone: "below",
      phoneNote: ({ mode, weightMg }) =>
        [labelOf(mode), weightMg === null ? "" : grams(weightMg)].filter(Boolean).join(" · "),
      cell: ({ instalmentNumber, instalmentCount }) => instalmentsText(instalmentNumber, instalmentCount),
    },
    {
      heading: t("Paid Amount"),
      sort: "amount",
      isFigure: true,
      onPhone: "figure",
      cell: ({ amountPaise }) => rupees(amountPaise),
    },
    {
      heading: t("Weight"),
      isFigure: true,
      givesWay: "narrow",
      cell: ({ weightMg }) => (weightMg === null ? "–" : grams(weightMg)),
    },
    { heading: t("Payment Mode"), cell: ({ mode }) => labelOf(mode) },
    { heading: t("Status"), sort: "status", onPhone: "state", cell: ({ status }) => <StatusBadge status={status} /> },
    {
      heading: t("Receipt"),
      isActions: true,
      cell: ({ id, receiptNumber }) =>
        receiptNumber === null ? (
          "–"
        ) : (
          <ButtonLink size="small" look="quiet" to={receiptPath(id)}>
            {receiptNumber}
          </ButtonLink>
        ),
    },
  ];
  return (
    <ListTable
      caption={t("Payment History")}
      list={list}
      query={query}
      columns={columns}
      rowKey={({ id }) => id.toString()}
      empty={t("Nothing has been paid for this book yet.")}
    />
  );
}
