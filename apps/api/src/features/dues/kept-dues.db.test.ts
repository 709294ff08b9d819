import { expect, test } from "vitest";
import { dueSource } from "./due-source-store.ts";
import { figuresOfDues, refreshDues } from "./due-figure-store.ts";
import { selectDues } from "./due-list-store.ts";
import { app, lateBook, today } from "./dues.testing.ts";

const page = { limit: 50, offset: 0 };

/** The list as a small shop and as a large one reads it. */
async function both() {
  const [now, kept] = [await dueSource(app.db, today()), await dueSource(app.db, today(), 0)];
  const read = async (source: typeof now) => ({
    rows: await selectDues(app.db, today(), source, { branches: null }, page),
    figures: await figuresOfDues(app.db, today(), source, { branches: null }),
  });
  return { now: await read(now), kept: await read(kept), isKept: kept.notedAt !== null };
}

test("what was kept is what the books say, and a book that was paid meanwhile is not shown", async () => {
  const [paid, late] = [await lateBook(10), await lateBook(45)];
  await lateBook(0);
  expect((await both()).isKept).toBe(false);
  expect(await refreshDues(app.db, app.clock.now, today())).toBe(2);
  const { now, kept, isKept } = await both();
  expect(isKept).toBe(true);
  expect(kept).toEqual(now);
  await app.make.payment({ bookId: paid.book.id, day: today() });
  const after = await both();
  expect(after.kept.rows.map(({ bookId }) => bookId)).toEqual([late.book.id]);
  await refreshDues(app.db, app.clock.now, today());
  const again = await both();
  expect(again.kept).toEqual(again.now);
});

test("the figures of a day are those of its last look", async () => {
  await refreshDues(app.db, app.clock.now, today());
  const [{ overdueBooks, overduePaise } = { overdueBooks: 0, overduePaise: 0n }] = await app.db.dueFigure.findMany();
  const { left } = await figuresOfDues(app.db, today(), await dueSource(app.db, today()), { branches: null });
  expect([overdueBooks, overduePaise]).toEqual([left.bookCount, left.duePaise]);
  await lateBook(3);
  await refreshDues(app.db, app.clock.now, today());
  expect(await app.db.dueFigure.count()).toBe(1);
  expect((await app.db.dueFigure.findFirstOrThrow()).overdueBooks).toBe(overdueBooks + 1);
});
