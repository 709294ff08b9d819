import { listPayments } from "@thangam/contracts/payments/list-operations";
import { dateAndTime } from "#format/dates.ts";
import { grams } from "#format/grams.ts";
import { rupees } from "#format/rupees.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import { useListState } from "#list-page/list-state.ts";
import { ListTable } from "#list-page/list-table.tsx";
import { useListQuery } from "#list-page/use-list-query.ts";
import { instalmentsText } from "#shared/payments/payment-labels.ts";
import type { PaymentRow } from "#shared/payments/payment-row.ts";
import type { Column } from "#ui/data-table.tsx";
import { StatusBadge } from "#ui/surface.tsx";

/** The payments for a client's books, newest first. */
export function PaymentsTab({ clientId }: { clientId: bigint }) {
  const list = useListState();
  const query = useListQuery(
    listPayments,
    {
      clientId: clientId.toString(),
      sort: list.sort,
      page: String(list.page),
    },
    { clientId },
  );
  const columns: Column<PaymentRow>[] = [
    {
      heading: t("Paid Date"),
      sort: "paidAt",
      isFirst: true,
      cell: ({ paidAt }) => <span className="whitespace-nowrap">{dateAndTime(paidAt)}</span>,
    },
    {
      heading: t("Book Number"),
      sort: "bookNumber",
      onPhone: "below",
      phoneNote: ({ instalmentNumber, instalmentCount, mode }) =>
        [instalmentsText(instalmentNumber, instalmentCount), labelOf(mode)].join(" · "),
      cell: ({ bookNumber }) => bookNumber,
    },
    {
      heading: t("Instalment"),
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
      heading: t("Gold"),
      isFigure: true,
      givesWay: "narrow",
      cell: ({ weightMg }) => (weightMg === null ? "–" : grams(weightMg)),
    },
    { heading: t("Payment Mode"), givesWay: "narrow", cell: ({ mode }) => labelOf(mode) },
    { heading: t("Receipt"), cell: ({ receiptNumber, transactionId }) => receiptNumber ?? transactionId.toString() },
    { heading: t("Status"), sort: "status", onPhone: "state", cell: ({ status }) => <StatusBadge status={status} /> },
  ];
  return (
    <ListTable
      caption={t("Payments")}
      list={list}
      query={query}
      columns={columns}
      rowKey={({ id }) => id.toString()}
      empty={t("No payment yet.")}
    />
  );
}
