import { expect, test } from "vitest";
import { refreshDues } from "#features/dues/due-figure-store.ts";
import { dueSource } from "#features/dues/index.ts";
import { app, lateBook, today } from "#features/dues/dues.testing.ts";
import { moveBook } from "#ledger/branch-operations.ts";
import { contextOf } from "#testing/money.ts";
import { duesOn } from "./due-store.ts";
import { keptDuesOn } from "./kept-due-store.ts";

/** The report as a small shop and as a large one reads it, of each state, branch and search. */
async function both(other: number) {
  const { from, notedAt } = await dueSource(app.db, today(), 0);
  expect(notedAt).not.toBeNull();
  const [gone, kept] = [[] as unknown[], [] as unknown[]];
  for (const state of ["overdue", "due"] as const)
    for (const branches of [null, [1], [other]])
      for (const search of [undefined, "a"]) {
        const asked = { state, branches, search, daysAhead: 7, limit: 50, offset: 0 };
        gone.push(await duesOn(app.db, today(), asked));
        kept.push(await keptDuesOn(app.db, today(), from, asked));
      }
  return { gone, kept };
}

test("what is kept of dues is what the books say, after payments, refunds and a book's move", async () => {
  const { id: other } = await app.make.branch({ name: "Mylapore", code: "M" });
  const now = app.clock.now;
  const [paid, moved] = [await lateBook(10), await lateBook(45)];
  await lateBook(0);
  const refunded = await lateBook(20);
  const { paymentId } = await app.make.payment({ bookId: refunded.book.id, day: today(), now });
  await app.money.refund(paymentId, { day: today(), now });
  await moveBook(app.db, contextOf("Move_Book"), {
    now,
    day: today(),
    bookId: moved.book.id,
    branchId: other,
    reason: "She moved",
  });
  await refreshDues(app.db, now, today());
  const { gone, kept } = await both(other);
  // A row of one statement for both bears the sums, too.
  expect(gone).toMatchObject(kept);
  expect(kept[0]).toMatchObject({ total: 3 });

  await app.make.payment({ bookId: paid.book.id, day: today(), now });
  const [overdue] = (await both(other)).kept;
  expect(overdue).toMatchObject({ rows: [{ bookId: moved.book.id }, { bookId: refunded.book.id }] });
  await refreshDues(app.db, now, today());
  const again = await both(other);
  expect(again.gone).toMatchObject(again.kept);
});
