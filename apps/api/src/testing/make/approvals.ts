import type { Database } from "#platform/database/db.ts";
import { nextSerial } from "#testing/believable.ts";
import { testMoment } from "#testing/money.ts";

/** Requests for approval, as they stand in the database. What they are about cannot be carried out: nothing is sealed in them. */
export function approvalsOf(db: Database) {
  return {
    approval({ makerId, now = testMoment }: { makerId: bigint; now?: Date }) {
      const serial = nextSerial();
      const recordId = String(serial);
      const danger = { kind: "refund", recordType: "payment", recordId, subject: "ZZ1", from: null, to: "cash" };
      return db.approval.create({
        data: {
          state: "waiting",
          kind: "refund",
          dangers: [{ ...danger, amountPaise: "50000", facts: {} }],
          operation: "Refund_Payment",
          sealedInput: new Uint8Array([1]),
          inputHash: `made ${serial}`,
          makerId,
          askedAt: now,
          expiresAt: new Date(now.getTime() + 72 * 3_600_000),
        },
      });
    },
  };
}
