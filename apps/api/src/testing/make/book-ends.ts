import { settleBook } from "#ledger/settle-book.ts";
import type { Confirmation } from "#ledger/settle-book.ts";
import type { Database } from "#platform/database/db.ts";
import type { MakeClosing, MakeSettlement } from "#testing/make-inputs.ts";
import { contextOf, testDay, testMoment } from "#testing/money.ts";

export type BookEnds = ReturnType<typeof bookEndsOf>;

/** How a client confirms who shows a paper instead of the code. */
const handOver: Confirmation = { by: "hand_over", paper: "aadhaar", paperEnd: "4821", handedTo: "Kavitha Raman" };

/** What ends a book, or opens it again. */
export function bookEndsOf(db: Database) {
  return {
    /** Closes a book that is there. */
    async closedBook(
      id: bigint,
      { now = testMoment, actorId = null, remarks = null }: MakeClosing = {},
    ): Promise<void> {
      await db.$executeRaw`select close_book(${now}::timestamptz, ${actorId}::bigint, ${id}::bigint, ${remarks})`;
    },

    async reopenedBook(id: bigint, { now = testMoment, actorId = null }: MakeClosing = {}): Promise<void> {
      await db.$executeRaw`select reopen_book(${now}::timestamptz, ${actorId}::bigint, ${id}::bigint)`;
    },

    /** Settles a book that has something saved: without any bonus, by a voucher unless the options say otherwise. */
    async settledBook(id: bigint, given: MakeSettlement = {}): Promise<void> {
      const { now = testMoment, day = testDay, actorId = null, branchId = 1 } = given;
      const {
        method = "voucher",
        mode = null,
        reference = `V${id}`,
        confirmation = handOver,
        bonusPaise = 0n,
        bonusMg = 0n,
        waiver = null,
      } = given;
      const { balance, maturesOn } = await db.book.findUniqueOrThrow({ where: { id }, include: { balance: true } });
      await db.$transaction((tx) =>
        settleBook(tx, contextOf("Settle_Book", { actorId, branchId }), now, day, {
          bookId: id,
          method,
          mode,
          reference,
          remarks: "The client asked for it",
          confirmation,
          bonusPaise,
          bonusMg,
          maturesOn: maturesOn.toISOString().slice(0, 10),
          waiver,
          totalPaise: given.totalPaise ?? (balance?.paidPaise ?? 0n) + bonusPaise,
          totalMg: given.totalMg ?? (balance?.weightMg ?? 0n) + bonusMg,
        }),
      );
    },
  };
}
