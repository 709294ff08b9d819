import { expect, test } from "vitest";
import { verifyLedger } from "#ledger/verify.ts";
import { textOfPdf } from "#testing/pdf-text.ts";
import { app, comes, joined } from "./book-story.testing.ts";
import { days, inGold, inRupees, movedOn, number, paidUp, quotedParts, settles } from "./parts.testing.ts";

// What was paid is paid back, and the rest of what the book is worth goes another way.

const back = { way: "Refund", refund_mode: "Cash" };

test("a refund of what was paid and a voucher for the rest sum to the quote, are posted and printed, and end the book", async () => {
  const book = await paidUp(inRupees);
  expect((await book.quoted("2025-04-10")).today).toMatchObject({ paid_total: "3000", bonus: "1000", total: "4000" });
  const parts = [back, { way: "Voucher", reference: number("V") }];
  expect(await quotedParts(book, "2025-04-10", parts)).toMatchObject({
    problem: null,
    parts: [
      { amount: "3000", bonus: "0", deducted: "0", worth: "3000" },
      { amount: "0", bonus: "1000", deducted: "0", worth: "1000" },
    ],
    settled_amount: "4000",
    left: { paid_total: "0", bonus: "0" },
  });
  const settled = await settles(book, "2025-04-10", parts);
  expect(settled.body.data[0]).toMatchObject({
    chitstatus: "Settled",
    settlement: { way: "In parts", saved_amount: "3000", bonus_amount: "1000", settled_amount: "4000" },
  });
  expect(await movedOn(book)).toEqual([
    "Settlement LIABILITY_INR -300000",
    "Bonus LIABILITY_INR 100000",
    "Settlement LIABILITY_INR -100000",
  ]);
  const by = await comes("2025-04-10");
  const annex = await by.call("printSettledParts", { chitid: book.id, settlement_number: 1 });
  expect((await textOfPdf(new Uint8Array(annex.body))).replaceAll(/\s+/g, " ")).toMatch(/Bonus ₹ ?1,000\.00/);
});

test("the rest of a book in gold is a coin, or pays for a piece", async () => {
  // 3 x 10,000 at 5,000 a gram: 6 g, and 0.6 g of bonus.
  const book = await paidUp(inGold, 10_000);
  const lines = [{ item: "Ring", weight: "1", va_percent: "10" }];
  expect((await quotedParts(book, "2025-04-10", [back, { way: "Jewellery bill", lines }])).parts).toMatchObject([
    { amount: "30000", weight: "6.000", bonus_weight: "0.000", worth: "30000" },
    { amount: "0", weight: "0.000", bonus_weight: "0.600", worth: "3000", covered_weight: "0.000", to_pay: "2500" },
  ]);
  const settled = await settles(book, "2025-04-10", [back, { way: "Gold coin", reference: number("C") }]);
  expect(settled.body.data[0]).toMatchObject({ chitstatus: "Settled", settlement: { bonus_weight: "0.600" } });
  expect(await movedOn(book)).toEqual([
    "Settlement LIABILITY_INR -3000000",
    "Settlement LIABILITY_GOLD -6000",
    "Bonus LIABILITY_GOLD 600",
    "Settlement LIABILITY_GOLD -600",
  ]);
});

test("of half the money that is paid back the voucher takes half of the bonus, and the book goes on", async () => {
  const book = await paidUp(inRupees);
  const half = [
    { ...back, take_amount: "1500" },
    { way: "Voucher", reference: number("V"), take_amount: "0" },
  ];
  expect(await quotedParts(book, "2025-04-10", half)).toMatchObject({
    parts: [{ worth: "1500" }, { amount: "0", bonus: "500", worth: "500" }],
    left: { paid_total: "1500", bonus: "500" },
  });
  expect((await settles(book, "2025-04-10", half)).body.data[0].chitstatus).toBe("Approved");
  const last = await settles(book, "2025-04-10", [{ way: "Voucher", reference: number("V") }]);
  expect(last.body.data[0]).toMatchObject({ chitstatus: "Settled", settlement: { bonus_amount: "1000" } });
});

test("the rest is given once, after the money alone, and to nobody who leaves early", async () => {
  const book = await paidUp(inRupees);
  const voucher = { way: "Voucher" };
  const twice = await quotedParts(book, "2025-04-10", [back, voucher, { way: "Gold coin" }]);
  expect(twice).toMatchObject({ problem: "nothing_saved", at: 2 });
  const before = await quotedParts(book, "2025-04-10", [{ ...voucher, take_amount: "0" }, back]);
  expect(before).toMatchObject({ problem: "part_too_large", at: 0 });

  const earlier = {
    ...inRupees,
    benefits: [{ ...inRupees.benefits[0], only: undefined, when: [{ paid: 2, give: { percent: 5000 } }] }],
  };
  const left = await joined({ terms: JSON.parse(JSON.stringify(earlier)), joinedOn: "2025-01-10", rupees: 1000 });
  await left.pays(days.slice(0, 2));
  expect((await left.quoted("2025-02-10")).today.bonus).toBe("500");
  expect(await quotedParts(left, "2025-02-10", [back, voucher])).toMatchObject({ problem: "nothing_saved", at: 1 });
});

test("the ledger of all of this holds, and a part of nothing is refused by the database", async () => {
  const { findings } = await verifyLedger(app.databaseUrl);
  expect(findings).toEqual([]);
  await expect(
    app.asOwner((owner) =>
      owner.query(
        `insert into settlement_parts (book_id, settlement, part, way, reference, paise, mg, bonus_paise, bonus_mg, deducted_paise, covered_mg)
         select book_id, settlement, 3, 'voucher', 'V-9', 0, 0, 0, 0, 0, 0 from settlement_parts limit 1`,
      ),
    ),
  ).rejects.toThrow("settlement_parts_amounts_check");
});
