import * as ledger from "#ledger/money-operations.ts";
import type { CommandContext } from "#core/command-context.ts";
import { nextSerial } from "./believable.ts";
import type { Database, Transaction } from "#platform/database/db.ts";

/** A Monday far from the edges of a financial year, and 11 o'clock of it in India. */
export const testDay = "2026-05-04";
export const testMoment = new Date("2026-05-04T05:30:00.000Z");

export interface Circumstances {
  now?: Date;
  day?: string;
  actorId?: bigint | null;
  /** Where it is done; in the first branch when it is left out. */
  branchId?: number;
  key?: string | null;
  requestHash?: string;
}

/** The ledger's operations with everything filled in that a test does not care about. */
export function moneyFor(db: Database | Transaction) {
  return {
    take(bookNumber: string, given: Partial<ledger.TakeCounterPayment> & Circumstances = {}) {
      const plain = {
        bookNumber,
        mode: "cash" as const,
        amountPaise: null,
        weightMg: null,
        weightReason: byHand(given),
        // What is not cash has its number.
        transactionNumber: (given.mode ?? "cash") === "cash" ? null : `SLIP-${bookNumber}-${nextSerial()}`,
      };
      return ledger.takeCounterPayment(db, contextOf("Add_monhlyOfflinePayments", given), {
        ...plain,
        ...when(given),
        ...given,
      });
    },

    start(bookId: bigint, given: Partial<ledger.StartPayment> & Circumstances = {}) {
      const plain = { bookId, ownerUserId: null, amountPaise: null, instalmentCount: null };
      return ledger.startPayment(db, contextOf("Add_Transaction", given), { ...plain, ...when(given), ...given });
    },

    acknowledge(paymentId: bigint, given: Partial<ledger.AcknowledgePayment> & Circumstances = {}) {
      const plain = {
        paymentId,
        expectedBookNumber: null,
        instalmentNumber: null,
        weightMg: null,
        weightReason: byHand(given),
        transactionNumber: `TXN-${paymentId}`,
      };
      return ledger.acknowledgePayment(db, contextOf("Acknowledge_Payment", given), {
        ...plain,
        ...when(given),
        ...given,
      });
    },

    fail(paymentId: bigint, given: Partial<ledger.FailPayment> & Circumstances = {}) {
      return ledger.failPayment(db, contextOf("Fail_Payment", given), {
        paymentId,
        code: null,
        reason: null,
        now: testMoment,
        ...given,
      });
    },

    refund(paymentId: bigint, given: Partial<ledger.RefundPayment> & Circumstances = {}) {
      return ledger.refundPayment(db, contextOf("Refund_Payment", given), {
        paymentId,
        reason: "Paid by mistake",
        mode: null,
        ...when(given),
        ...given,
      });
    },
  };
}

export type Money = ReturnType<typeof moneyFor>;

/** What a command is run with when no request stands behind it. */
export function contextOf(
  operation: string,
  { actorId = null, branchId = 1, key = null, requestHash = "" }: Circumstances = {},
): CommandContext {
  return {
    actorId: actorId?.toString() ?? null,
    actorType: actorId === null ? null : "Admin",
    operation,
    key,
    requestHash,
    branchId,
    requestId: "",
    address: "",
  };
}

/** A weight of its own has a reason. */
function byHand({ weightMg = null }: { weightMg?: bigint | null }): string | null {
  return weightMg === null ? null : "Entered by hand";
}

function when({ now = testMoment, day = testDay }: Circumstances) {
  return { now, day };
}
