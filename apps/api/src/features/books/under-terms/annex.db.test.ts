import { formatMoment } from "@thangam/texts/format-day";
import { languages } from "@thangam/texts/languages";
import { describe, expect, test } from "vitest";
import { textOfPdf } from "#testing/pdf-text.ts";
import { app, comes } from "./book-story.testing.ts";
import type { BookStory } from "./book-story.testing.ts";
import { days, inGold, inRupees, number, paidUp, settles } from "./parts.testing.ts";

const lines = [
  { item: "Chain", weight: "8", va_percent: "22", stone: "1000" },
  { item: "Ring", kind: "diamond", weight: "2.5", va_per_gram: "400" },
];

/** The paper of a settlement, as an Admin prints it. */
async function annexOf(book: BookStory, settlement: number, more: object = {}) {
  const by = await app.signedInAs({ userType: "Admin" });
  const answer = await by.call("printSettledParts", { chitid: book.id, settlement_number: settlement, ...more });
  expect(answer.status).toBe(200);
  return new Uint8Array(answer.body);
}

const textOfAnnex = async (...asked: Parameters<typeof annexOf>) =>
  (await textOfPdf(await annexOf(...asked))).replaceAll("\u00a0", " ");

/** 3 x 10,000 at 5,000 a gram: 6 g; a bill takes 4 g of it, and a voucher 0.5 g. */
async function billAndVoucher(pieces = lines) {
  const book = await paidUp({ ...inGold, tax: { percent: 300, on: "bill", shown: "aside" } }, 10_000);
  const [bill, voucher] = [number("B"), number("V")];
  const parts = [
    { way: "Jewellery bill", reference: bill, take_weight: "4", lines: pieces },
    { way: "Voucher", reference: voucher, take_weight: "0.5" },
  ];
  expect((await settles(book, "2025-04-10", parts)).status).toBe(200);
  return { book, bill, voucher };
}

describe("the annex of a settlement in parts", () => {
  test("tells each piece of the bill, what the benefit takes off, and what stays on the book, to the rupee", async () => {
    const { book, bill, voucher } = await billAndVoucher();
    const text = await textOfAnnex(book, 1);
    expect(text).toContain(`Annex ${book.number}/1`);
    expect(text).toContain(`1. Jewellery bill ${bill}`);
    // Gold 40,000, stone 1,000, charge 8,800 less 18 points on 4 g.
    expect(text).toContain("Chain 8.000 g 22 % ₹ 1,000.00 ₹ 49,800.00 4.000 g ₹ 3,600.00 ₹ 46,200.00");
    // Its charge is in rupees a gram, and nothing is left to cover it.
    expect(text).toContain("Ring (diamond) 2.500 g ₹ 400.00 a gram ₹ 0.00 ₹ 13,500.00 0.000 g ₹ 0.00 ₹ 13,500.00");
    expect(text).toContain("Total ₹ 63,300.00 ₹ 3,600.00 ₹ 59,700.00");
    expect(text).toContain(
      "Gold rate per gram ₹ 5,000.00, 22K The bill ₹ 59,700.00 Tax, beside it ₹ 1,791.00 Of the savings 4.000 g Bonus 0.400 g " +
        "Pays for ₹ 22,000.00 Paid besides ₹ 37,700.00",
    );
    expect(text).toContain(`2. Voucher ${voucher} Of the savings 0.500 g Bonus 0.050 g Pays for ₹ 2,750.00`);
    expect(text).toContain("Stays on the book 1.500 g, for ₹ 7,500.00 paid in");
    expect(text).toContain("Confirmed by Signed hand-over Handed over to Kavitha Raman, Aadhaar …4821");
    expect(text).toContain("Signature of Kavitha Raman");
  });

  test("has the figures of the worked example in docs/schemes.md", async () => {
    const { book } = await billAndVoucher(lines.slice(0, 1));
    expect(await textOfAnnex(book, 1)).toContain(
      "The bill ₹ 46,200.00 Tax, beside it ₹ 1,386.00 Of the savings 4.000 g Bonus 0.400 g Pays for ₹ 22,000.00 Paid besides ₹ 24,200.00",
    );
  });

  test("is printed again byte for byte, whatever came after it", async () => {
    const { book } = await billAndVoucher();
    const first = await annexOf(book, 1);
    const rest = [{ way: "Gold coin", reference: number("C") }];
    expect((await settles(book, "2025-04-12", rest)).status).toBe(200);
    await comes("2025-08-01");
    expect(await annexOf(book, 1)).toEqual(first);
    const last = await textOfAnnex(book, 2);
    expect(last).toContain("1. Gold coin");
    expect(last).toContain("Stays on the book Nothing: the book is settled.");
    expect(last).not.toContain("Chain");
  });

  test("of a book in rupees tells the refund, what is kept back of it, and its rest", async () => {
    const book = await paidUp(inRupees);
    const parts = [{ way: "Refund", refund_mode: "Cash", take_amount: "1000" }];
    expect((await settles(book, "2025-03-10", parts)).status).toBe(200);
    const text = await textOfAnnex(book, 1);
    // 5 % of 3,000 and the coin of 150, a third of it.
    expect(text).toContain("1. Refund, Cash Of the savings ₹ 1,000.00 Kept back ₹ 100.00 Paid back ₹ 900.00");
    expect(text).toContain("Stays on the book ₹ 2,000.00");
  });

  test("is written in the language that is asked for, with the same figures", async () => {
    const { book } = await billAndVoucher();
    const figures = (text: string) => text.match(/₹ [\d,]+\.\d\d|\d\.\d{3}(?!\d)/g);
    const english = await textOfAnnex(book, 1);
    const settledAt = formatMoment(new Date("2025-04-10T06:30:00Z"), "Asia/Kolkata");
    expect(english).toContain(settledAt);
    for (const language of languages) {
      const text = await textOfAnnex(book, 1, { language });
      expect(figures(text), language).toEqual(figures(english));
      expect(text).toContain(settledAt);
    }
  });

  test("is of a settlement that there is", async () => {
    const book = await paidUp(inRupees);
    const by = await comes(days[2] ?? "");
    for (const settlement of [1, 2]) {
      const answer = await by.call("printSettledParts", { chitid: book.id, settlement_number: settlement });
      expect([answer.status, answer.body.code]).toEqual([404, "settlement_not_found"]);
    }
  });
});
