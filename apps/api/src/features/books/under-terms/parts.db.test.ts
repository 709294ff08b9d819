import { describe, expect, test } from "vitest";
import { verifyLedger } from "#ledger/verify.ts";
import { deliveredMails, secretOf } from "#testing/mails.ts";
import { app, comes, joined, rateOf } from "./book-story.testing.ts";
import { days, inRupees, movedOn, number, paidUp, quotedParts, settles } from "./parts.testing.ts";

describe("a book in rupees", () => {
  test("is settled by bill and voucher, whose parts take the whole bonus and sum to the quote", async () => {
    const book = await paidUp(inRupees);
    expect((await book.quoted("2025-04-10")).today).toMatchObject({ paid_total: "3000", bonus: "1000", total: "4000" });
    const parts = [
      { way: "Jewellery bill", reference: number("B"), take_amount: "1000" },
      { way: "Voucher", reference: number("V") },
    ];
    expect(await quotedParts(book, "2025-04-10", parts)).toMatchObject({
      problem: null,
      parts: [
        { amount: "1000", bonus: "333.33", worth: "1333.33" },
        { amount: "2000", bonus: "666.67", worth: "2666.67" },
      ],
      settled_amount: "4000",
      left: { paid_total: "0", bonus: "0" },
    });
    const settled = await settles(book, "2025-04-10", parts);
    expect(settled.body.data[0]).toMatchObject({
      chitstatus: "Settled",
      settlement: {
        way: "In parts",
        reference: null,
        saved_amount: "3000",
        bonus_amount: "1000",
        settled_amount: "4000",
      },
    });
    expect(await movedOn(book)).toEqual([
      "Bonus LIABILITY_INR 33333",
      "Settlement LIABILITY_INR -133333",
      "Bonus LIABILITY_INR 66667",
      "Settlement LIABILITY_INR -266667",
    ]);
    const again = await settles(book, "2025-04-10", parts).catch(() => null);
    expect(again?.body.code ?? "book_settled").toBe("book_settled");
  });

  test("goes on after a part, and what was taken is not taken twice", async () => {
    const book = await paidUp(inRupees);
    const half = [{ way: "Voucher", reference: number("V"), take_amount: "1500" }];
    expect((await settles(book, "2025-04-10", half)).status).toBe(200);
    const after = await book.quoted("2025-04-10");
    expect(after).toMatchObject({ chitstatus: "Approved", today: { paid_total: "1500", bonus: "500", total: "2000" } });
    expect(await quotedParts(book, "2025-04-10", [{ way: "Voucher", take_amount: "1500.01" }])).toMatchObject({
      problem: "part_too_large",
      at: 0,
    });
    const rest = await settles(book, "2025-04-11", [{ way: "Jewellery bill", reference: number("B") }]);
    expect(rest.body.data[0]).toMatchObject({ chitstatus: "Settled", settlement: { bonus_amount: "1000" } });
  });

  test("pays money back less what its terms keep back, the gift included, and nothing in the first month", async () => {
    for (const day of days) await rateOf(day, 5000);
    const book = await joined({ terms: inRupees, joinedOn: "2025-01-10", rupees: 1000 });
    await book.pays(days.slice(0, 2));
    const refund = [{ way: "Refund", refund_mode: "Cash" }];
    expect(await quotedParts(book, "2025-02-09", refund)).toMatchObject({ problem: "refund_refused", at: 0 });
    const refused = await settles(book, "2025-02-09", refund);
    expect([refused.status, refused.body.code]).toEqual([409, "refund_refused"]);
    // 5 % of 2,000 and the coin of 150.
    expect(await quotedParts(book, "2025-02-10", refund)).toMatchObject({
      parts: [{ amount: "2000", bonus: "0", deducted: "250", worth: "1750" }],
      settled_amount: "1750",
    });
    const settled = await settles(book, "2025-02-10", refund);
    expect(settled.body.data[0]).toMatchObject({
      settlement: { way: "Refund", mode: "Cash", saved_amount: "2000", deducted: "250", settled_amount: "1750" },
    });
    expect(await movedOn(book)).toEqual(["Deduction LIABILITY_INR -25000", "Settlement LIABILITY_INR -175000"]);
  });

  test("settled one way as before is one part that takes all", async () => {
    const book = await paidUp(inRupees);
    const by = await comes("2025-04-10");
    const sent = {
      id: book.id,
      way: "Voucher",
      reference: number("V"),
      identity_paper: "Aadhaar",
      identity_paper_end: "4821",
      handed_to: "Kavitha Raman",
      settled_weight: "0",
    };
    const wrong = await by.call("settleBook", { ...sent, settled_amount: "3999.99" });
    expect(wrong.body.code).toBe("quote_changed");
    const right = await by.call("settleBook", { ...sent, settled_amount: "4000" });
    expect(right.body.data[0].settlement).toMatchObject({ way: "Voucher", settled_amount: "4000" });
  });

  test("gives each number once, whatever it settles", async () => {
    const [one, other] = [await paidUp(inRupees), await paidUp(inRupees)];
    const reference = number("B");
    expect((await settles(one, "2025-04-10", [{ way: "Jewellery bill", reference, take_amount: "10" }])).status).toBe(
      200,
    );
    for (const book of [one, other]) {
      const again = await settles(book, "2025-04-10", [{ way: "Jewellery bill", reference: reference.toLowerCase() }]);
      expect([again.status, again.body.code]).toEqual([409, "reference_used"]);
    }
  });

  test("is not paid back past a part that rests on the payment", async () => {
    const book = await paidUp(inRupees);
    await settles(book, "2025-04-10", [{ way: "Voucher", reference: number("V"), take_amount: "1500" }]);
    const payment = await app.db.payment.findFirstOrThrow({ where: { bookId: BigInt(book.id) } });
    const by = await comes("2025-04-10");
    const refunded = await by.call("refundPayment", {
      id: String(payment.id),
      reason: "By mistake",
      refund_mode: "UPI",
      refund_reference: "R1",
    });
    expect([refunded.status, refunded.body.code]).toEqual([409, "payment_settled"]);
  });
});

test("a book of an older scheme is not settled in parts", async () => {
  const book = await app.make.book({});
  const by = await comes("2026-05-04");
  const parts = [{ way: "Voucher", reference: number("V") }];
  const quoted = await by.call("quoteBook", { chitid: String(book.id), parts });
  expect([quoted.status, quoted.body.code]).toEqual([409, "parts_need_terms"]);
});

test("the ledger of all of this holds", async () => {
  const { findings } = await verifyLedger(app.databaseUrl);
  expect(findings).toEqual([]);
});

test.each<[string, string, string]>([
  [
    "a bonus that the terms do not give",
    "update part_settlements set bonus_paise = bonus_paise + 1",
    "gave other than the terms",
  ],
  [
    "a part that was not posted",
    "update settlement_parts set paise = paise + 1 where part = 1",
    "is not settled as its parts say",
  ],
  [
    "a settlement that is not their sum",
    "update settlements set saved_paise = saved_paise + 1 where is_by_terms",
    "not the sum of its parts",
  ],
])("ledger:verify names %s", async (_what, sql, finding) => {
  const findings = await app.asOwner(async (owner) => {
    await owner.query("begin");
    await owner.query("set local session_replication_role = replica");
    await owner.query(sql);
    const { rows } = await owner.query<{ found: string }>(
      `select concat_ws(' ', fault_of_parts(s.book_id), case when not is_reckoned_alike(s) then 'gave other than the terms' end) as found
         from part_settlements s`,
    );
    await owner.query("rollback");
    return rows.map(({ found }) => found);
  });
  expect(findings.join()).toContain(finding);
});

test("a client confirms parts by a code that is good for just these, and is told what was given", async () => {
  const book = await paidUp(inRupees);
  const by = await comes("2025-04-10");
  const parts = [{ way: "Voucher", reference: number("V"), take_amount: "1500" }];
  const terms = { id: book.id, parts, settled_amount: "2000", settled_weight: "0" };
  const dearer = await by.call("sendSettlementCode", { ...terms, settled_amount: "2001" });
  expect(dearer.body.code).toBe("quote_changed");
  expect((await by.call("sendSettlementCode", terms)).status).toBe(200);
  const code = secretOf(
    (await deliveredMails(app)).findLast(({ subject }) => subject.startsWith("Your code to settle")),
  );
  const [other] = parts.map((part) => ({ ...part, take_amount: "1499" }));
  const wrong = await by.call("settleBook", { ...terms, parts: [other], client_code: code });
  expect([wrong.status, wrong.body.code]).toEqual([422, "settlement_code_wrong"]);
  const settled = await by.call("settleBook", { ...terms, client_code: code });
  expect([settled.status, settled.body.data[0].chitstatus]).toEqual([200, "Approved"]);
  const told = await app.db.outboxMessage.findFirstOrThrow({ where: { kind: "book_part_settled" } });
  expect(told.payload).toMatchObject({ savedPaise: "150000", bonusPaise: "50000", parts: [{ method: "voucher" }] });
  expect((await by.call("settleBook", { ...terms, client_code: code })).status).not.toBe(200);
});

test("twenty who settle the same part at once settle it once", async () => {
  const book = await paidUp(inRupees);
  const parts = [{ way: "Voucher", reference: number("V"), take_amount: "1500" }];
  const answers = await Promise.all(Array.from({ length: 20 }, () => settles(book, "2025-04-10", parts)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await book.quoted("2025-04-10")).today.paid_total).toBe("1500");
});
