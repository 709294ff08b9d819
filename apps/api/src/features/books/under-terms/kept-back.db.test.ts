import { gold22, monthly } from "@thangam/terms/testing/arrange";
import { expect, test } from "vitest";
import { verifyLedger } from "#ledger/verify.ts";
import { app } from "./book-story.testing.ts";
import { movedOn, number, paidUp, settles } from "./parts.testing.ts";

const allKept = {
  schedule: monthly(3),
  benefits: [],
  exit: [{ deduct: [{ percent: 10_000, of: "paid" }], label: "Nothing is paid back" }],
};
const refund = { way: "Refund", refund_mode: "Cash" };

test("a refund of which everything is kept back ends the book, and pays nothing", async () => {
  const book = await paidUp(allKept);
  const answer = await settles(book, "2025-04-10", [refund]);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  expect(answer.body.data[0]).toMatchObject({ chitstatus: "Settled", settlement: { settled_amount: "0" } });
  expect(await movedOn(book)).toEqual(["Deduction LIABILITY_INR -300000"]);
});

test("a part of which everything is kept back leaves the rest to a voucher", async () => {
  const book = await paidUp(allKept);
  const parts = [
    { ...refund, take_amount: "1000" },
    { way: "Voucher", reference: number("V") },
  ];
  expect((await settles(book, "2025-04-10", parts)).body.data[0]).toMatchObject({ chitstatus: "Settled" });
  expect(await movedOn(book)).toEqual(["Deduction LIABILITY_INR -100000", "Settlement LIABILITY_INR -200000"]);
});

test("the gold of such a refund is taken off the book", async () => {
  const book = await paidUp({ ...allKept, gold: gold22 });
  expect((await settles(book, "2025-04-10", [refund])).body.data[0]).toMatchObject({ chitstatus: "Settled" });
  expect(await movedOn(book)).toEqual(["Deduction LIABILITY_INR -300000", "Settlement LIABILITY_GOLD -600"]);
});

test("the ledger of all of this holds", async () => {
  expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);
});
