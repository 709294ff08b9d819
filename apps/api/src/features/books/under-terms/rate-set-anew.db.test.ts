import { gold22, monthly } from "@thangam/terms/testing/arrange";
import { expect, test } from "vitest";
import { verifyLedger } from "#ledger/verify.ts";
import { app, comes, joined, rateOf } from "./book-story.testing.ts";
import { number, quotedParts, settles } from "./parts.testing.ts";

test("a rate that is set anew after most of a book was settled leaves its rupees some gold, and a way to end it", async () => {
  const terms = { schedule: monthly(3), gold: { ...gold22, rate: "next_day" }, benefits: [] };
  for (const day of ["2025-01-11", "2025-02-11", "2025-03-11", "2025-04-11"]) await rateOf(day, 5000);
  const book = await joined({ terms, joinedOn: "2025-01-10", rupees: 10_000 });
  // The last instalment is paid on the day of maturity, and gets the rate of the next day.
  await book.pays(["2025-01-10", "2025-02-10", "2025-04-10"]);
  const coin = [{ way: "Gold coin", reference: number("C"), take_weight: "5.95" }];
  expect((await settles(book, "2025-04-11", coin)).status).toBe(200);
  const admin = await comes("2025-04-11");
  app.clock.now = new Date("2025-04-11T06:35:00Z");
  expect((await admin.call("setGoldRate", { rate: "5200" })).status).toBe(200);
  await rateOf("2025-04-12", 5200);
  const rest = [{ way: "Voucher", reference: number("V") }];
  expect(await quotedParts(book, "2025-04-12", rest)).toMatchObject({ problem: null, settled_weight: "0.050" });
  const by = await comes("2025-04-12");
  expect((await by.call("quoteBook", { chitid: book.id })).body.data.today).toMatchObject({ paid_total: "250" });
  const ended = await settles(book, "2025-04-12", rest);
  expect(ended.status, JSON.stringify(ended.body)).toBe(200);
  expect((await by.call("quoteBook", { chitid: book.id })).status).toBeLessThan(500);
  expect(await app.db.settlement.count({ where: { bookId: BigInt(book.id) } })).toBe(1);
  expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);
});

test("gold of the next day, and parts, are reckoned at the rate of the branch in which the book stood, also when it has moved", async () => {
  const terms = { schedule: monthly(3), gold: { ...gold22, rate: "next_day" }, benefits: [] };
  const { id: branch } = await app.make.branch({ name: "Mylapore", code: "M", hasOwnRate: true });
  const ownRateOf = (day: string, rupees: number) =>
    app.make.goldRate({
      day,
      now: new Date(`${day}T04:00:00Z`),
      ratePaisePerGram: BigInt(rupees) * 100n,
      branchId: branch,
    });
  const days = ["2025-06-11", "2025-06-12", "2025-07-11", "2025-08-11", "2025-09-11"];
  for (const day of days) {
    await rateOf(day, 5000);
    await ownRateOf(day, 4000);
  }
  const book = await joined({ terms, joinedOn: "2025-06-10", rupees: 10_000 });
  const moves = async (day: string, to: number) => {
    const by = await comes(day);
    const moved = await by.call("moveBook", { chitid: book.id, branch: String(to), reason: "She moved" });
    expect(moved.status, JSON.stringify(moved.body)).toBe(200);
  };
  const saved = async (day: string) => (await book.quoted(day)).today.weight_total;
  await book.pays(["2025-06-10"]);
  await moves("2025-06-12", branch);
  // Paid in the first branch: 2 g at Rs 5,000, and not 2.5 g.
  expect(await saved("2025-06-12")).toBe("2.000");
  await book.pays(["2025-07-10", "2025-08-10"]);
  expect(await saved("2025-08-11")).toBe("7.000");
  const coin = [{ way: "Gold coin", reference: number("C"), take_weight: "1" }];
  expect((await settles(book, "2025-09-11", coin)).status).toBe(200);
  await moves("2025-09-11", 1);
  expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);
  const rates = await app.db.partSettlement.findMany({
    where: { bookId: BigInt(book.id) },
    select: { ratePaisePerGram: true },
  });
  expect(rates).toEqual([{ ratePaisePerGram: 400_000n }]);
});
