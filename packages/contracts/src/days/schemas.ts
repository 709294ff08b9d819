import * as z from "zod/mini";
import { record } from "#kernel/wire.ts";
import { rupees, signedRupees } from "#values/money.ts";
import { paymentModes } from "#values/payments.ts";
import { businessDay, instant } from "#values/time.ts";

/** What happened to a payment method on one day. Of a closed day it is what was counted then. */
export const modeFigures = record({
  mode: ["paymentmode", z.enum(paymentModes)],
  /** Left in the drawer by the day closed before; only cash has it. */
  openingPaise: ["opening", rupees()],
  receiptCount: ["receipt_count", z.int()],
  receiptsPaise: ["receipts", rupees()],
  refundCount: ["refund_count", z.int()],
  refundsPaise: ["refunds", rupees()],
  /** Taken from the drawer to the bank on that day; below nothing where an earlier deposit was taken back. */
  bankedPaise: ["banked", signedRupees()],
  /** Brought into the drawer on that day, from the safe or the bank; below nothing where an earlier entry was taken back. */
  broughtPaise: ["brought", signedRupees()],
  expectedPaise: ["expected", signedRupees()],
  countedPaise: ["counted", z.nullable(signedRupees())],
  /** Why the count differs from what was expected. */
  reason: z.nullable(z.string()),
});

export const dayClosing = record({
  day: businessDay(),
  closedAt: ["closed_at", instant()],
  closedBy: ["closed_by", z.nullable(z.string())],
  expectedPaise: ["expected", signedRupees()],
  countedPaise: ["counted", signedRupees()],
  variancePaise: ["variance", signedRupees()],
  /** Brought into the drawer during the day, from the safe or the bank. */
  broughtPaise: ["brought", signedRupees()],
  /** Cash left in the drawer for the next day. */
  carriedPaise: ["carried", rupees()],
  note: z.nullable(z.string()),
  reopenedAt: ["reopened_at", z.nullable(instant())],
  reopenedBy: ["reopened_by", z.nullable(z.string())],
  reopenReason: ["reopen_reason", z.nullable(z.string())],
});
