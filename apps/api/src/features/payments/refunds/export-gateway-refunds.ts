import { operations } from "@thangam/contracts";
import { exportList } from "#exports/export-list.ts";
import { listGatewayRefunds } from "./gateway-refunds.ts";

export const exportGatewayRefunds = exportList(operations.exportGatewayRefunds, listGatewayRefunds, {
  name: "gateway-refunds",
  title: "Gateway refunds",
  columns: [
    { heading: "Requested", kind: "text", of: ({ requestedAt }) => requestedAt },
    { heading: "Book number", kind: "text", of: ({ bookNumber }) => bookNumber },
    { heading: "Name", kind: "text", isWide: true, of: ({ clientName }) => clientName },
    { heading: "Payment", kind: "code", of: ({ paymentId }) => paymentId.toString() },
    { heading: "Amount", kind: "rupees", of: ({ amountPaise }) => amountPaise },
    { heading: "Gateway", kind: "text", of: ({ gateway }) => gateway },
    { heading: "Gateway payment", kind: "text", of: ({ gatewayPaymentId }) => gatewayPaymentId },
    { heading: "Reason", kind: "text", isWide: true, of: ({ reason }) => reason },
    { heading: "State", kind: "word", of: ({ state }) => state },
    { heading: "Tries", kind: "count", of: ({ tries }) => tries },
    { heading: "Next try", kind: "text", of: ({ nextTryAt }) => nextTryAt },
    { heading: "Last trouble", kind: "word", isWide: true, of: ({ lastTrouble }) => lastTrouble },
    { heading: "Sent back", kind: "text", of: ({ doneAt }) => doneAt },
    { heading: "Refund number", kind: "text", of: ({ refundId }) => refundId },
    { heading: "Paid back by", kind: "word", of: ({ otherMode }) => otherMode },
    { heading: "Reference", kind: "text", of: ({ otherReference }) => otherReference },
  ],
});
