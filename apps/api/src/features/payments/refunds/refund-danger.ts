import type { Danger } from "#core/danger.ts";

interface Refunded {
  paymentId: bigint;
  bookNumber: string;
  clientName: string;
  amountPaise: bigint;
  receiptNumber?: string | null;
}

/** Money that goes back: what is dangerous about it is how much it is, and by which way it leaves. */
export function refundDanger(
  { paymentId, bookNumber, clientName, amountPaise, receiptNumber = null }: Refunded,
  { way, reason }: { way: string | null; reason: string | null },
): Danger<"refund"> {
  return {
    kind: "refund",
    recordType: "payment",
    recordId: paymentId,
    subject: bookNumber,
    to: way,
    amountPaise,
    reason,
    // A book has many payments of one amount.
    facts: { client: clientName, ...(receiptNumber !== null && { receipt: receiptNumber }) },
  };
}
