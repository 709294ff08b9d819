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
