import { beforeAll, expect, test } from "vitest";
import { moveBook } from "./branch-operations.ts";
import { close, database, faults, linesOf, owedTo } from "./branches.testing.ts";
import { refusalIn } from "#core/refusal.ts";
import { contextOf, testDay, testMoment } from "#testing/money.ts";

let other: number;

beforeAll(async () => {
  other = (await database.make.branch({ name: "Mylapore", code: "M" })).id;
});

function move(
  bookId: bigint,
  branchId: number,
  given: { key?: string; day?: string; reason?: string } = {},
): Promise<string> {
  const { day = testDay, reason = "She moved to Mylapore", ...rest } = given;
  const context = contextOf("Move_Book", { ...rest, requestHash: "x" });
  return moveBook(database.db, context, {
    now: testMoment,
    day,
    bookId,
    branchId,
    reason,
  }).then(
    () => "done",
    (error: unknown) => refusalIn(error)?.code ?? String(error),
  );
}

const branchOf = async (id: bigint) => (await database.db.book.findUniqueOrThrow({ where: { id } })).branchId;

test("a journal gives what is owed on a book, in rupees and gold, to the other branch, which is owed as much", async () => {
  const { make, money } = database;
  const book = await make.book({ scheme: { accrual: "weight", prefixes: { MB: 50_000n } } });
  await make.goldRate({ ratePaisePerGram: 500_000n });
  await money.take(book.number, { amountPaise: 100_000n });
  expect(await move(book.id, other, { reason: " " })).toContain("journals_moved_check");
  expect(await move(book.id, other)).toBe("done");
  expect(await linesOf({ bookId: book.id, kind: "BookMoved" })).toEqual([
    ["LIABILITY_INR", 1, -100_000],
    ["INTER_BRANCH", 1, 100_000],
    ["INTER_BRANCH", other, -100_000],
    ["LIABILITY_INR", other, 100_000],
    ["LIABILITY_GOLD", 1, -200],
    ["GOLD_POSITION", 1, 200],
    ["GOLD_POSITION", other, -200],
    ["LIABILITY_GOLD", other, 200],
  ]);
  expect(await branchOf(book.id)).toBe(other);
  expect(await owedTo(other)).toBe(100_000);
  const balance = await database.db.bookBalance.findUniqueOrThrow({ where: { bookId: book.id } });
  expect([balance.paidPaise, balance.weightMg, balance.instalmentsPaid]).toEqual([100_000n, 200n, 2]);
  const entry = await database.db.auditEntry.findFirstOrThrow({ where: { operation: "Move_Book" } });
  expect(entry.detail).toMatchObject({ to: "Mylapore", reason: "She moved to Mylapore", amountPaise: "100000" });
  expect(await faults()).toEqual([]);
  // Its next payment is owed by the branch that has it now, and it goes back as it came.
  await money.take(book.number, { branchId: other });
  expect(await move(book.id, 1)).toBe("done");
  expect(await owedTo(other)).toBe(-50_000);
  expect(await faults()).toEqual([]);
});

test("a book on which nothing is saved moves, too, and a closed one", async () => {
  const { make } = database;
  const [empty, closed] = [await make.book(), await make.book({ status: "closed" })];
  const before = await owedTo(other);
  expect([await move(empty.id, other), await move(closed.id, other)]).toEqual(["done", "done"]);
  expect(await owedTo(other)).toBe(before);
  expect(await faults()).toEqual([]);
});

test("it is refused of a settled book, to no branch, to its own, and done once", async () => {
  const { make } = database;
  const settled = await make.book({ status: "settled" });
  expect(await move(settled.id, other)).toBe("book_settled");
  const book = await make.book();
  expect(await move(book.id, 999)).toBe("branch_not_found");
  expect(await move(book.id, 1)).toBe("book_of_branch");
  expect(await move(9_999_999n, other)).toBe("book_not_found");
  expect([
    await move(book.id, other, { key: "move-book-once" }),
    await move(book.id, other, { key: "move-book-once" }),
  ]).toEqual(["done", "done"]);
  expect(await database.db.journal.count({ where: { bookId: book.id, kind: "BookMoved" } })).toBe(1);
});

test("it is posted on the first day that the branch which gives it away has open", async () => {
  const { make } = database;
  const book = await make.book({ day: "2026-07-01" });
  await close(1, "2026-07-01");
  expect(await move(book.id, other, { day: "2026-07-01" })).toBe("done");
  const { businessDay, placeId } = await database.db.journal.findFirstOrThrow({
    where: { bookId: book.id, kind: "BookMoved" },
  });
  expect([businessDay.toISOString().slice(0, 10), placeId]).toEqual(["2026-07-02", 1]);
});

test("of many who move one book at once to a branch one does", async () => {
  const { make } = database;
  const book = await make.book();
  const outcomes = await Promise.all([other, other, other, other].map((branch) => move(book.id, branch)));
  expect(outcomes.toSorted()).toEqual(["book_of_branch", "book_of_branch", "book_of_branch", "done"]);
});

test("no book changes its branch without a journal, and not by the application", async () => {
  const { make, db } = database;
  const book = await make.book();
  await expect(db.book.update({ where: { id: book.id }, data: { branchId: other } })).rejects.toThrow(
    "permission denied",
  );
  await expect(
    database.asOwner((owner) => owner.query(`update books set branch_id = ${other} where id = ${book.id}`)),
  ).rejects.toThrow("no journal says");
});
