import { gold22, monthly } from "@thangam/terms/testing/arrange";
import { describe, expect, test } from "vitest";
import { verifyLedger } from "#ledger/verify.ts";
import { app, comes, joined, rateOf } from "./book-story.testing.ts";
import { inGold, movedOn, number, paidUp, quotedParts, settles } from "./parts.testing.ts";

describe("a book in gold", () => {
  test("buys a piece that weighs more: the covered grams pay no more than what is above the points", async () => {
    // 3 x 10,000 at 5,000 a gram: 6 g, and 0.6 g of bonus.
    const book = await paidUp(inGold, 10_000);
    const lines = [{ item: "Chain", weight: "10", va_percent: "22", stone: "1000" }];
    const [part] = (await quotedParts(book, "2025-04-10", [{ way: "Jewellery bill", lines }])).parts;
    expect(part).toMatchObject({
      weight: "6.000",
      bonus_weight: "0.600",
      worth: "33000",
      covered_weight: "6.000",
      // Gold 50,000, stone 1,000, charge 11,000 less 18 points on 6 g.
      bill: { full: "62000", off: "5400", amount: "56600", tax: null },
      to_pay: "23600",
    });
    const settled = await settles(book, "2025-04-10", [{ way: "Jewellery bill", reference: number("B"), lines }]);
    expect(settled.body.data[0].settlement).toMatchObject({ way: "Jewellery bill", settled_weight: "6.600" });
    expect(await movedOn(book)).toEqual([
      "Bonus LIABILITY_GOLD 600",
      "Settlement LIABILITY_INR -3000000",
      "Settlement LIABILITY_GOLD -6600",
    ]);
    const by = await comes("2025-04-10");
    const { body } = await by.call("listSettledParts", { chitid: book.id });
    expect(body.data).toEqual([
      expect.objectContaining({
        settlement: 1,
        part: 1,
        way: "Jewellery bill",
        settled_by: "Asha",
        gold_rate: "5000",
        lines: [{ item: "Chain", kind: null, weight: "10.000", va_percent: "22", va_per_gram: null, stone: "1000" }],
        bill: expect.objectContaining({ amount: "56600" }),
      }),
    ]);
  });

  test("covers in a second bill only the grams that the first one left", async () => {
    const book = await paidUp(inGold, 10_000);
    const bill = (weight: string, take_weight?: string) => ({
      way: "Jewellery bill",
      reference: number("B"),
      lines: [{ item: "Ring", weight, va_percent: "18" }],
      ...(take_weight !== undefined && { take_weight }),
    });
    const { parts } = await quotedParts(book, "2025-04-10", [bill("5", "4"), bill("9")]);
    expect(parts).toMatchObject([
      { weight: "4.000", covered_weight: "4.000" },
      { weight: "2.000", covered_weight: "2.000" },
    ]);
    expect((await settles(book, "2025-04-10", [bill("5", "4")])).status).toBe(200);
    const second = await quotedParts(book, "2025-04-10", [bill("9")]);
    expect(second.parts).toMatchObject([{ weight: "2.000", covered_weight: "2.000", bonus_weight: "0.200" }]);
  });

  test("takes a gold coin, and a bill of other gold by the two rates", async () => {
    const book = await paidUp(inGold, 10_000);
    const lines = [{ item: "Bangle", weight: "8", va_percent: "10" }];
    const missing = await (
      await comes("2025-04-10")
    ).call("quoteBook", {
      chitid: book.id,
      parts: [{ way: "Jewellery bill", purity: "18K", lines }],
    });
    expect([missing.status, missing.body.code]).toEqual([409, "gold_rate_missing"]);
    await rateOf("2025-04-10", 4000, "18K");
    const parts = [
      { way: "Gold coin", reference: number("C"), take_weight: "2" },
      { way: "Jewellery bill", reference: number("B"), purity: "18K", lines },
    ];
    expect((await quotedParts(book, "2025-04-10", parts)).parts).toMatchObject([
      { weight: "2.000", bonus_weight: "0.200", bill: null },
      // 4 g of 22 carat are 5 g of 18 carat; 8 g cost 32,000 and 3,200, of which 5 g pay nothing.
      {
        weight: "4.000",
        covered_weight: "4.000",
        bill: { full: "35200", off: "2000", amount: "33200" },
        to_pay: "11200",
      },
    ]);
    expect((await settles(book, "2025-04-10", parts)).body.data[0].settlement).toMatchObject({ way: "In parts" });
  });

  test("is refused a bill that comes to less than what it takes, and one without the day's rate", async () => {
    const book = await paidUp(inGold, 10_000);
    const small = [{ way: "Jewellery bill", lines: [{ item: "Stud", weight: "1", va_percent: "5" }] }];
    expect(await quotedParts(book, "2025-04-10", small)).toMatchObject({ problem: "bill_too_small", at: 0, parts: [] });
    expect(await quotedParts(book, "2025-04-12", small)).toMatchObject({ problem: "gold_unknown" });
  });
});

describe("gold that only the end tells", () => {
  test("is posted at the settlement, all of it, and by halves at the rate of each day", async () => {
    const redemption = { schedule: monthly(3), gold: { ...gold22, rate: "redemption" }, benefits: [] };
    const book = await paidUp(redemption, 10_000);
    expect((await book.quoted("2025-04-10")).today).toMatchObject({
      weight_total: "6.000",
      valuation: { isGoldFinal: false },
    });
    const stored = await app.db.bookBalance.findUniqueOrThrow({ where: { bookId: BigInt(book.id) } });
    expect(stored.weightMg).toBe(0n);
    const half = [{ way: "Gold coin", reference: number("C"), take_weight: "3" }];
    expect((await settles(book, "2025-04-10", half)).status).toBe(200);
    await rateOf("2025-04-20", 10_000);
    expect((await book.quoted("2025-04-20")).today).toMatchObject({ paid_total: "15000", weight_total: "1.500" });
    const rest = [{ way: "Gold coin", reference: number("C") }];
    expect((await settles(book, "2025-04-20", rest)).body.data[0].settlement).toMatchObject({ saved_weight: "4.500" });
    expect(await movedOn(book)).toEqual([
      "GoldReckoned LIABILITY_GOLD 6000",
      "Settlement LIABILITY_INR -1500000",
      "Settlement LIABILITY_GOLD -3000",
      "GoldReckoned LIABILITY_GOLD -1500",
      "Settlement LIABILITY_INR -1500000",
      "Settlement LIABILITY_GOLD -1500",
    ]);
  });

  test("waits for the rate of the next day", async () => {
    const terms = { schedule: monthly(3), gold: { ...gold22, purity: "24K", rate: "next_day" }, benefits: [] };
    const book = await joined({ terms, joinedOn: "2024-01-10", rupees: 10_000 });
    await rateOf("2024-01-10", 9000, "24K");
    await book.pays(["2024-01-10"]);
    expect((await book.quoted("2024-01-10")).today.weight_total).toBeNull();
    expect(await quotedParts(book, "2024-01-10", [{ way: "Gold coin" }])).toMatchObject({ problem: "gold_unknown" });
    await rateOf("2024-01-12", 5000, "24K");
    expect((await book.quoted("2024-01-12")).today.weight_total).toBe("2.000");
    const typed = await (
      await comes("2024-02-10")
    ).call("takeCounterPayment", {
      accountno: book.number,
      consolatedweight: "2",
      weight_reason: "Weighed",
    });
    expect([typed.status, typed.body.code]).toEqual([422, "weight_not_taken"]);
  });
});

test("the ledger of all of this holds", async () => {
  const { findings } = await verifyLedger(app.databaseUrl);
  expect(findings).toEqual([]);
});
