import { isSettleable } from "@thangam/contracts/payments/refund-schemas";
import { listGatewayRefunds, retryGatewayRefund } from "@thangam/contracts/payments/refunds-operations";
import { errorMessage } from "#api/errors.ts";
import { messageOfCode } from "#api/messages.ts";
import { useCommand } from "#api/query.ts";
import { dateAndTime } from "#format/dates.ts";
import { rupees } from "#format/rupees.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import { ClientLink } from "#navigation/client-link.tsx";
import { Button } from "#ui/button.tsx";
import type { Column } from "#ui/data-table.tsx";
import { StatusBadge } from "#ui/surface.tsx";
import { toast } from "#ui/toast.tsx";
import type { GatewayRefund } from "./gateway-refund.ts";
import { serialColumn } from "#list-page/serial-column.ts";

interface Handlers {
  isAdmin: boolean;
  onSettle: (row: GatewayRefund) => void;
}

/** The columns of the list of refunds through the gateway. */
export function gatewayRefundColumns({ isAdmin, onSettle }: Handlers): Column<GatewayRefund>[] {
  return [
    serialColumn(),
    { heading: t("Name"), isFirst: true, cell: (row) => <ClientLink id={row.clientId} name={row.clientName} /> },
    {
      heading: t("Book Number"),
      onPhone: "below",
      phoneNote: ({ requestedAt }) => dateAndTime(requestedAt),
      cell: ({ bookNumber }) => bookNumber,
    },
    { heading: t("Amount"), sort: "amount", isFigure: true, cell: ({ amountPaise }) => rupees(amountPaise) },
    {
      heading: t("Payment"),
      givesWay: "wide",
      cell: (row) => <span className="inline-block min-w-24 wrap-anywhere">{row.gatewayPaymentId}</span>,
    },
    {
      heading: t("Reason"),
      wraps: true,
      onPhone: "more",
      cell: ({ reason }) => <span className="inline-block min-w-24 wrap-anywhere max-sm:inline">{reason ?? "–"}</span>,
    },
    {
      heading: t("Asked for on"),
      sort: "requestedAt",
      givesWay: "narrow",
      cell: ({ requestedAt }) => dateAndTime(requestedAt),
    },
    { heading: t("Status"), wraps: true, onPhone: "state", cell: (row) => <RefundProgress row={row} /> },
    {
      heading: t("Action"),
      isActions: true,
      cell: (row) => row.doneAt === null && <Actions row={row} isAdmin={isAdmin} onSettle={() => onSettle(row)} />,
    },
  ];
}

function RefundProgress({ row }: { row: GatewayRefund }) {
  const { state, tries, nextTryAt, lastTrouble, doneAt, refundId, otherMode, otherReference, settledBy } = row;
  return (
    <span className="block min-w-0 text-end wrap-anywhere sm:text-start">
      <StatusBadge status={state} />
      {lastTrouble !== null && <span className="mt-1 block text-sm">{labelOf(lastTrouble)}</span>}
      <span className="mt-1 block text-sm text-muted">
        {doneAt !== null
          ? [dateAndTime(doneAt), otherMode && labelOf(otherMode), refundId ?? otherReference, settledBy]
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
    : isSettleable(row)
      ? hindranceOf(row)
      : t("The gateway may still send this money.");
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
      reason={row.isGatewayGone ? t("The shop has another gateway now, or none.") : hindranceOf(row)}
      aria-label={t("Send back now: {amount} of book {book}", {
        amount: rupees(row.amountPaise),
        book: row.bookNumber,
      })}
      onClick={() =>
        retry.mutate(
          { paymentId: row.paymentId },
          {
            onSuccess: () => toast.success(t("The gateway is asked again within a minute.")),
            onError: (error) => toast.error(errorMessage(error)),
          },
        )
      }
    >
      {t("Send back now")}
    </Button>
  );
}

/** What is against giving the money back, as the server would say it. */
function hindranceOf({ hindrance }: GatewayRefund): string | undefined {
  return hindrance === null ? undefined : messageOfCode(hindrance);
}
