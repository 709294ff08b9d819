import { gold22, monthly } from "@thangam/terms/testing/arrange";
import { describe, expect, test } from "vitest";
import { app, joined, rateOf } from "./book-story.testing.ts";
import { days, number, quotedParts, settles } from "./parts.testing.ts";

const told = async () => {
  const rows = await app.db.approval.findMany({
    where: { operation: "Settle_Book", state: "told" },
    orderBy: { id: "desc" },
  });
  return rows.map(({ dangers }) => dangers);
};
const handedOver = async (bookId: string) => {
  const { rows } = await app.asOwner((owner) =>
    owner.query<{ paise: string }>("select sum(worth_paise)::text as paise from handed_over where book_id = $1", [
      bookId,
    ]),
  );
  return rows[0]?.paise;
};
let hands = 0;
/** Of somebody whom no other book knows. */
const ownHands = () => ({
  identity_paper_end: String(1000 + (hands += 1)),
  handed_to: `Own ${"ABCDEFGHIJKLMN"[hands]}`,
});
const inGold = (rest: object = {}) => ({ schedule: monthly(3), gold: gold22, benefits: [], ...rest });

describe("what a settlement is weighed by", () => {
  test("has what the bill takes off, however little was saved", async () => {
    const making = { as: "making", of: "saved", when: [{ paid: 3, give: { percent: 10_000 } }], between: "step" };
    for (const day of [...days, "2025-04-10"]) await rateOf(day, 5000);
    const book = await joined({
      terms: inGold({ benefits: [{ ...making, covers: "bill" }] }),
      joinedOn: "2025-01-10",
      rupees: 1000,
    });
    await book.pays(days);
    const lines = [{ item: "Belt", weight: "1000", va_percent: "30" }];
    const bill = [{ way: "Jewellery bill", reference: number("B"), lines }];
    expect((await settles(book, "2025-04-10", bill, ownHands())).status).toBe(200);
    // Rs 3,000 saved; of a charge of 15 lakh nothing is left.
    expect(await handedOver(book.id)).toBe("150300000");
    expect(await told()).toMatchObject([[{ amountPaise: "150300000", facts: { offBills: "1500000" } }]]);
  });

  test("is asked of each bill on which something comes off without a limit: without its pieces it settles nothing", async () => {
    const making = { as: "making", of: "saved", when: [{ paid: 3, give: { percent: 10_000 } }], between: "step" };
    for (const day of [...days, "2025-04-10"]) await rateOf(day, 5000);
    const terms = inGold({ benefits: [{ ...making, covers: "bill" }] });
    const book = await joined({ terms, joinedOn: "2025-01-10", rupees: 1000 });
    await book.pays(days);
    const voucher = { way: "Voucher", reference: number("V"), take_weight: "0.1" };
    const bill = { way: "Jewellery bill", reference: number("B") };
    const quoted = await quotedParts(book, "2025-04-10", [voucher, bill]);
    expect(quoted).toMatchObject({ problem: "bill_without_pieces", at: 1, parts: [], settled_amount: null });
    // What it came to before.
    const sums = { settled_amount: "3000", settled_weight: "0.600" };
    const refused = await settles(book, "2025-04-10", [voucher, bill], { ...ownHands(), ...sums });
    expect([refused.status, refused.body.code]).toEqual([409, "bill_without_pieces"]);
    expect(refused.body.detail).toContain("the bill of part 2");
    const whole = { way: "Jewellery bill", reference: number("B"), parts: undefined, ...sums, ...ownHands() };
    expect((await settles(book, "2025-04-10", [bill], whole)).body.code).toBe("bill_without_pieces");
    const lines = [{ item: "Belt", weight: "1000", va_percent: "30" }];
    expect((await settles(book, "2025-04-10", [voucher, { ...bill, lines }], ownHands())).status).toBe(200);
  });

  test("has, of a bill without pieces, all that the limit of the terms lets it take off, of each such bill anew", async () => {
    const making = { as: "making", of: "saved", when: [{ paid: 3, give: { percent: 10_000 } }], between: "step" };
    for (const day of [...days, "2025-04-10"]) await rateOf(day, 5000);
    const terms = (cap: string) => inGold({ benefits: [{ ...making, covers: "bill", cap }] });
    const paidUp = async (cap: string) => {
      const book = await joined({ terms: terms(cap), joinedOn: "2025-01-10", rupees: 1000 });
      await book.pays(days);
      return book;
    };
    const voucher = { way: "Voucher", reference: number("V"), take_weight: "0.1" };
    const bill = () => ({ way: "Jewellery bill", reference: number("B") });
    const before = await told();
    const small = await paidUp("4600000");
    expect((await settles(small, "2025-04-10", [voucher, bill()], ownHands())).status).toBe(200);
    expect(await handedOver(small.id)).toBe("4900000");
    expect(await told()).toEqual(before);
    const high = await paidUp("90000000");
    expect((await settles(high, "2025-04-10", [bill()], ownHands())).status).toBe(200);
    expect(await handedOver(high.id)).toBe("90300000");
    const [latest] = await told();
    expect(latest).toMatchObject([{ amountPaise: "90300000", facts: { offAtMost: "900000" } }]);
    const twice = await paidUp("2500000");
    await settles(twice, "2025-04-10", [{ ...bill(), take_weight: "0.1" }, bill()], ownHands());
    expect(await handedOver(twice.id)).toBe("5300000");
    expect((await told()).length).toBe(before.length + 2);
    const itemised = await paidUp("90000000");
    const lines = [{ item: "Ring", weight: "1", va_percent: "10" }];
    expect((await settles(itemised, "2025-04-10", [{ ...bill(), lines }], ownHands())).status).toBe(200);
    expect(await handedOver(itemised.id)).toBe("350000");
  });

  /** The days on which a rate is set, the day of settling, and what the gold is weighed at, in paise: 9 g for which Rs 45,000 were paid. */
  test.each<[string, Record<string, number>, string, string]>([
    ["the rate of its day", { "2025-05-10": 10_000 }, "2025-05-10", "9000000"],
    ["the last rate before a day that has none", { "2025-05-11": 10_000 }, "2025-05-12", "9000000"],
    ["the last rate before, however long ago", { "2025-05-13": 8000 }, "2025-07-01", "7200000"],
    ["never less than was paid for it", { "2025-07-02": 4000 }, "2025-07-02", "4500000"],
    ["never less, also on a day without a rate", { "2025-07-03": 4000 }, "2025-07-04", "4500000"],
  ])("is gold at %s", async (_what, rates, day, weighed) => {
    for (const paid of days) await rateOf(paid, 5000);
    const book = await joined({ terms: inGold(), joinedOn: "2025-01-10", rupees: 15_000 });
    await book.pays(days);
    for (const [on, rate] of Object.entries(rates)) {
      await rateOf(on, rate);
      await rateOf(on, 20_000, "24K");
    }
    const before = await told();
    const settled = await settles(book, day, [{ way: "Voucher", reference: number("V") }], ownHands());
    expect(settled.status, JSON.stringify(settled.body)).toBe(200);
    expect(await handedOver(book.id)).toBe(weighed);
    // Above Rs 50,000 the other Admins are told.
    expect((await told()).length - before.length).toBe(BigInt(weighed) > 5_000_000n ? 1 : 0);
  });

  test("is gold of the purity that the book saves", async () => {
    for (const paid of days) await rateOf(paid, 6000, "24K");
    const gold = { ...gold22, purity: "24K" };
    const book = await joined({ terms: inGold({ gold }), joinedOn: "2025-01-10", rupees: 12_000 });
    await book.pays(days);
    await rateOf("2025-08-01", 9000, "24K");
    await rateOf("2025-08-02", 99_000);
    expect((await settles(book, "2025-08-03", [{ way: "Voucher", reference: number("V") }], ownHands())).status).toBe(
      200,
    );
    expect(await handedOver(book.id)).toBe("5400000");
  });

  test("is what was paid back of a refund", async () => {
    for (const paid of days) await rateOf(paid, 5000);
    const exit = [{ before: { months: 3 }, deduct: [{ percent: 1000, of: "paid" }], label: "Before maturity" }];
    const book = await joined({ terms: inGold({ exit }), joinedOn: "2025-01-10", rupees: 1000 });
    await book.pays(days);
    const refund = [{ way: "Refund", refund_mode: "Cash" }];
    const settled = await settles(book, "2025-03-20", refund, ownHands());
    expect(settled.status, JSON.stringify(settled.body)).toBe(200);
    expect(await handedOver(book.id)).toBe("270000");
  });
});
