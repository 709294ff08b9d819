import {
  exportGatewayRefunds,
  listGatewayRefunds,
  retryGatewayRefund,
} from "@thangam/contracts/payments/refunds-operations";
import { refundStates } from "@thangam/contracts/payments/refund-schemas";
import { lazy, Suspense, useState } from "react";
import { sentenceOf } from "#api/errors.ts";
import { useCommand, useOperation } from "#api/query.ts";
import { usePerson } from "#api/session.ts";
import { ExportButtons } from "#list-page/export-buttons.tsx";
import { checkInput } from "#forms/resolver.ts";
import { dateAndTime } from "#format/dates.ts";
import { rupees } from "#format/rupees.ts";
import { wordOf } from "#format/words.ts";
import { t } from "#i18n/i18n.ts";
import { ClientLink } from "#navigation/client-link.tsx";
import { ListTable } from "#list-page/list-table.tsx";
import { PageHeader } from "#navigation/page-header.tsx";
import { useListState } from "#list-page/list-state.ts";
import { Button } from "#ui/button.tsx";
import type { Column } from "#ui/data-table.tsx";
import { SearchField } from "#ui/search-field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { StatusBadge } from "#ui/surface.tsx";
import { toast } from "#ui/toast.tsx";
import type { GatewayRefund } from "./gateway-refund.ts";

const SettleRefundDialog = lazy(() => import("./settle-refund-dialog.tsx"));

/** Money that goes back through the payment gateway: whether it is sent, and what keeps it. */
export default function GatewayRefundsScreen() {
  const list = useListState();
  const state = list.filter("state");
  const typed = {
    state,
    search: list.search,
    sort: list.sort,
    page: String(list.page),
  };
  const checked = checkInput(listGatewayRefunds, typed);
  const answer = useOperation(listGatewayRefunds, checked.ok ? checked.input : {}, { keepPrevious: true });
  const isAdmin = usePerson().role === "Admin";
  const [settling, setSettling] = useState<GatewayRefund | null>(null);
  const columns: Column<GatewayRefund>[] = [
    { heading: t("S.No."), isForDesk: true, cell: (_, number) => number },
    { heading: t("Name"), isFirst: true, cell: (row) => <ClientLink id={row.clientId} name={row.clientName} /> },
    { heading: t("Book Number"), cell: ({ bookNumber }) => bookNumber },
    { heading: t("Amount"), sort: "amount", isFigure: true, cell: ({ amountPaise }) => rupees(amountPaise) },
    {
      heading: t("Payment"),
      cell: (row) => <span className="inline-block min-w-24 wrap-anywhere">{row.gatewayPaymentId}</span>,
    },
    {
      heading: t("Reason"),
      cell: ({ reason }) => <span className="inline-block min-w-24 wrap-anywhere">{reason ?? "–"}</span>,
    },
    {
      heading: t("Asked for on"),
      sort: "requestedAt",
      cell: ({ requestedAt }) => dateAndTime(requestedAt),
    },
    { heading: t("Status"), cell: (row) => <RefundProgress row={row} /> },
    {
      heading: t("Action"),
      isActions: true,
      cell: (row) => row.doneAt === null && <Actions row={row} isAdmin={isAdmin} onSettle={() => setSettling(row)} />,
    },
  ];
  return (
    <>
      <PageHeader>
        <ExportButtons operation={exportGatewayRefunds} typed={typed} />
      </PageHeader>
      <p className="mb-4 max-w-3xl text-muted">
        {t(
          "Money that goes back through the payment gateway. It is sent by itself, and tried again until the gateway has made it; each is made once, however often it is tried.",
        )}
      </p>
      <div className="mb-4 flex flex-wrap items-end gap-4">
        <SearchField
          label={t("Search gateway refunds")}
          value={list.search}
          onSearch={(search) => list.change({ search })}
          className="min-w-60 flex-1"
        />
        <SelectField
          label={t("Status")}
          className="w-48"
          options={[
            { label: t("All"), value: "" },
            ...refundStates.map((word) => ({ label: wordOf(word), value: word })),
          ]}
          value={state}
          onValueChange={(next) => list.change({ state: next })}
        />
      </div>
      <ListTable
        caption={t("Gateway Refunds")}
        list={list}
        answer={answer}
        columns={columns}
        rowKey={({ paymentId }) => paymentId.toString()}
        empty={
          list.search === "" && state === ""
            ? t("No money goes back through the gateway.")
            : t("Nothing fits. Try fewer letters, or another state.")
        }
      />
      {settling !== null && (
        <Suspense>
          <SettleRefundDialog row={settling} onClose={() => setSettling(null)} />
        </Suspense>
      )}
    </>
  );
}

function RefundProgress({ row }: { row: GatewayRefund }) {
  const { state, tries, nextTryAt, lastTrouble, doneAt, refundId, otherMode, otherReference, settledBy } = row;
  return (
    <span className="block min-w-0 text-start wrap-anywhere">
      <StatusBadge status={state} />
      {lastTrouble !== null && <span className="mt-1 block text-sm">{lastTrouble}</span>}
      <span className="mt-1 block text-sm text-muted">
        {doneAt !== null
          ? [dateAndTime(doneAt), otherMode && wordOf(otherMode), refundId ?? otherReference, settledBy]
              .filter(Boolean)
              .join(" · ")
          : nextTryAt !== null &&
            tries > 0 &&
            t("{count, plural, one {Tried once} other {Tried # times}}, next on {date}", {
              count: tries,
              date: dateAndTime(nextTryAt),
            })}
      </span>
    </span>
  );
}

function Actions({ row, isAdmin, onSettle }: { row: GatewayRefund; isAdmin: boolean; onSettle: () => void }) {
  const reason = !isAdmin
    ? t("Only an Admin pays a refund another way.")
    : row.state === "Waiting"
      ? t("The gateway has not answered yet.")
      : undefined;
  return (
    <div className="flex flex-wrap justify-end gap-2 sm:justify-start">
      <TryAgain row={row} />
      <Button
        size="small"
        className="whitespace-normal!"
        reason={reason}
        aria-label={t("Paid another way: {amount} of book {book}", {
          amount: rupees(row.amountPaise),
          book: row.bookNumber,
        })}
        onClick={onSettle}
      >
        {t("Paid another way")}
      </Button>
    </div>
  );
}

function TryAgain({ row }: { row: GatewayRefund }) {
  const retry = useCommand(retryGatewayRefund, { invalidates: [listGatewayRefunds] });
  return (
    <Button
      size="small"
      className="whitespace-normal!"
      isBusy={retry.isPending}
      aria-label={t("Send back now: {amount} of book {book}", {
        amount: rupees(row.amountPaise),
        book: row.bookNumber,
      })}
      onClick={() =>
        retry.mutate(
          { paymentId: row.paymentId },
          {
            onSuccess: () => toast.success(t("The gateway is asked again within a minute.")),
            onError: (error) => toast.error(sentenceOf(error)),
          },
        )
      }
    >
      {t("Send back now")}
    </Button>
  );
}
