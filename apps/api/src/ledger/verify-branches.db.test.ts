import { beforeAll, describe, expect, test } from "vitest";
import { database, faults, tamper } from "./branches.testing.ts";

let other: number;
let paymentId: bigint;
let bookNumber: string;

beforeAll(async () => {
  const { make, money } = database;
  other = (await make.branch({ name: "Mylapore", code: "M" })).id;
  const book = await make.book({ branchId: other });
  bookNumber = book.number;
  ({ paymentId } = await money.take(book.number));
  await money.take((await make.book()).number);
});

test("the database refuses a journal that balances in all and not in each branch", async () => {
  const tried = database.asOwner(async (owner) => {
    await owner.query("begin");
    const journal = `(select journal_id from postings where branch_id = ${other} limit 1)`;
    await owner.query("alter table postings disable trigger postings_append_only");
    await owner.query(`update postings set branch_id = 1 where journal_id = ${journal} and line = 3`);
    // The check of a journal runs for each of its new lines.
    await owner.query(`insert into postings (journal_id, line, account_id, commodity, amount, branch_id)
      select journal_id, line + 10, account_id, commodity, amount * case line when 1 then 1 else -1 end, ${other}
      from postings where journal_id = ${journal} and line = 1
      union all select journal_id, line + 20, account_id, commodity, -amount, ${other}
      from postings where journal_id = ${journal} and line = 1`);
    await owner.query("commit");
  });
  await expect(tried).rejects.toThrow("does not balance");
});

describe("the ledger names", () => {
  test.each([
    [
      "a line in the books of another branch",
      () => `update postings set branch_id = 1 where branch_id = ${other} and book_id is not null`,
      () =>
        `update postings set branch_id = ${other} where book_id = (select id from books where number = '${bookNumber}')`,
      /altered after it was written/,
    ],
    [
      "a drawer that gave its line to another branch",
      () =>
        `update postings set branch_id = ${other} where account_id = 10 and journal_id = (select id from journals where payment_id = ${paymentId})`,
      () =>
        `update postings set branch_id = 1 where account_id = 10 and journal_id = (select id from journals where payment_id = ${paymentId})`,
      /line of CASH_DRAWER in the books of a branch that it is not of/,
    ],
    [
      "a book that was given to another branch by hand",
      () => `update books set branch_id = 1 where number = '${bookNumber}'`,
      () => `update books set branch_id = ${other} where number = '${bookNumber}'`,
      /is of another branch, but Mylapore owes something on it/,
    ],
    [
      "what was kept of what branches owe",
      () => "update branch_dues set paise = paise + 1",
      () => "update branch_dues set paise = paise - 1",
      /owes Mylapore by the journals of 2026-05-04 is not what was kept of it/,
    ],
    [
      "a payment that is said to be of another branch",
      () => `update payments set branch_id = ${other} where id = ${paymentId}`,
      () => `update payments set branch_id = 1 where id = ${paymentId}`,
      /and its receipt do not say the same branch/,
    ],
    [
      "the totals of a place",
      () => `update day_totals set place_id = ${other} where place_id = 1`,
      () => `update day_totals set place_id = 1 where place_id = ${other}`,
      /The totals of 2026-05-04 \(cash, Receipt\) differ/,
    ],
  ])("%s", async (_what, change, back, finding) => {
    await tamper(change());
    expect((await faults()).join("\n")).toMatch(finding);
    await tamper(back());
    expect(await faults()).toEqual([]);
  });
});
