import { describe, expect, test } from "vitest";
import { verifyLedger } from "#ledger/verify.ts";
import { makeReturningPayment } from "#testing/make-returning-payment.ts";
import { textOfPdf } from "#testing/pdf-text.ts";
import { checkSettlements } from "./settlement-check.ts";
import { admin, app, bookWithBonus, settle } from "./settling.testing.ts";
import type { Sent } from "./settling.testing.ts";
import { handOver } from "#testing/samples/values.ts";

const found = async (number: string) => (await admin.call("listClosedBooks", { search: number })).body.data[0];

test("a book is settled by what the quote of the moment says, and its owner sees how", async () => {
  const { book, owner } = await bookWithBonus();
  const [quote] = [(await owner.call("quoteBook", { chitid: String(book.id) })).body.data];
  const answer = await settle(book, { settled_amount: quote.today.total });
  expect([answer.status, answer.body.code]).toEqual([200, undefined]);
  const settlement = {
    way: "Jewellery bill",
    mode: null,
    reference: `B-118-${book.id}`,
    settled_at: app.clock.now.toISOString(),
    settled_by: "Meena Admin",
    saved_amount: "500",
    bonus_amount: "250",
    settled_amount: "750",
    settled_weight: "0.000",
  };
  const [own] = (await owner.call("getBook", { chitid: String(book.id) })).body.data;
  expect(own).toMatchObject({ chitstatus: "Settled", paid_total: "0", instalments_paid: 1, settlement });
  expect(await found(book.number)).toMatchObject({
    FLD_CLIENTSTATUS: "Settled",
    settlement,
    settlement_remarks: "Buys a chain for a wedding",
  });
  const passbook = (await owner.call("getPassbook", { accountno: book.number })).body.data;
  expect(passbook).toMatchObject({ status: "Settled", settlement });
  const lines = passbook.entries.map((entry: Sent) => [entry["kind"], entry["amount"], entry["paid_total"]]);
  expect(lines).toEqual([
    ["Receipt", "500", "500"],
    ["Bonus", "250", "750"],
    ["Settlement", "-750", "0"],
  ]);
  expect(await checkSettlements(app.db)).toEqual([]);
  expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);
});

test("the paper passbook says how the book ended, in the customer's language", async () => {
  const { book, owner } = await bookWithBonus();
  await settle(book);
  const paper = async (language: string) =>
    textOfPdf((await owner.call("printPassbook", { accountno: book.number, language })).body);
  const confirmed = ["Confirmed by Signed hand-over", "Kavitha Raman, Aadhaar …4821", "Signature of Kavitha Raman"];
  const english = await paper("en");
  const ended = ["Settlement", "Bonus", "₹ 750.00", "Jewellery bill B-118", "Settled by", "Meena Admin"];
  for (const words of [...ended, ...confirmed]) expect(english).toContain(words);
});

test("the file of closed books carries the settlement", async () => {
  const { book } = await bookWithBonus();
  await settle(book, { reference: "B-2048" });
  const { text } = await admin.call("exportClosedBooks", { search: "B-2048", format: "csv" });
  const [headings = "", line = ""] = text.split("\r\n");
  for (const heading of ["Settled by way of", "Reference", "Settled amount", "Bonus", "Settlement remarks"])
    expect(headings).toContain(heading);
  for (const cell of [book.number, "Jewellery bill", "B-2048", "750", "250", "Buys a chain for a wedding"])
    expect(line).toContain(cell);
});

test("a bill or a voucher settles one book, however its number is typed; the same number may stand on each", async () => {
  const settled = async (sent: Sent) => (await settle((await bookWithBonus()).book, sent)).body.code;
  expect(await settled({ reference: "JB 26 / 7" })).toBeUndefined();
  expect(await settled({ reference: "jb26/7" })).toBe("reference_used");
  expect(await settled({ way: "Voucher", reference: "JB26/7" })).toBeUndefined();
  expect(await settled({ way: "Voucher", reference: " jb 26/7" })).toBe("reference_used");
});

test("the trail and the message name it, once", async () => {
  const { book, client } = await bookWithBonus();
  const key = `settle-${book.id}`;
  const sent = {
    id: String(book.id),
    way: "Voucher",
    reference: "V-9",
    remarks: "Asked",
    settled_amount: "750",
    ...handOver,
  };
  const [first, again] = [
    await admin.call("settleBook", { ...sent, settled_weight: "0" }, { key }),
    await admin.call("settleBook", { ...sent, settled_weight: "0" }, { key }),
  ];
  expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
  const entries = await app.db.auditEntry.findMany({ where: { recordId: String(book.id), operation: "Settle_Book" } });
  expect(entries).toHaveLength(1);
  expect(entries[0]?.detail).toMatchObject({ way: "voucher", reference: "V-9", from: "approved", bonusPaise: "25000" });
  expect(await app.db.outboxMessage.count({ where: { clientId: client.id, kind: "book_settled" } })).toBe(1);
});

describe("is refused, and nothing happens,", () => {
  test.for([
    ["without a way", { way: undefined }, 422, "settlement_way_missing", "way"],
    ["by another way", { way: "Gift" }, 422, "settlement_way_missing", "way"],
    ["on a bill without its number", { reference: "  " }, 422, "settlement_reference_missing", "reference"],
    ["as a refund without its mode", { way: "Refund" }, 422, "refund_mode_missing", "refund_mode"],
    [
      "as a transfer back without its number",
      { way: "Refund", refund_mode: "Bank", reference: undefined },
      422,
      "settlement_reference_missing",
      "reference",
    ],
    ["with another total", { settled_amount: "750.01" }, 409, "quote_changed", null],
    ["without what was shown", { settled_amount: undefined }, 422, "settlement_total_missing", "settled_amount"],
    ["before it matures, without a word why", { remarks: undefined }, 422, "settlement_remarks_missing", null],
    ["as a refund with the bonus", { way: "Refund", refund_mode: "Cash" }, 409, "quote_changed", null],
  ] satisfies [string, Sent, number, string, string | null][])("%s", async ([, sent, status, code, field]) => {
    const { book } = await bookWithBonus();
    const before = await app.fingerprint();
    const { body, ...answer } = await settle(book, sent);
    expect(answer.status).toBe(status);
    if (field === null) expect(body.code).toBe(code);
    else expect(body.errors).toContainEqual(expect.objectContaining({ field, code }));
    expect(await app.fingerprint()).toEqual(before);
  });

  test("when nothing is saved, or there is no such book", async () => {
    const empty = await settle(await app.make.book(), { settled_amount: "0" });
    expect([empty.status, empty.body.code]).toEqual([409, "nothing_saved"]);
    const none = await settle({ id: 999_999_999n });
    expect([none.status, none.body.code]).toEqual([404, "book_not_found"]);
  });

  test("while a payment is on its way or an exception is open", async () => {
    const { book } = await bookWithBonus();
    const { paymentId } = await app.money.start(book.id);
    const refused = async () => {
      const answer = await settle(book);
      expect([answer.status, answer.body.code]).toEqual([409, "payments_under_way"]);
    };
    await refused();
    await app.make.closedBook(book.id);
    await refused();
    const exception = await app.db.paymentException.findFirstOrThrow({ where: { paymentId } });
    const remarks = "It never came";
    const sent = { exception_id: String(exception.id), resolution: "No money came", remarks };
    expect((await admin.call("resolvePaymentException", sent)).status).toBe(200);
    expect((await settle(book)).status).toBe(200);
  });

  test("while its gateway has not given back what was refunded", async () => {
    const { book } = await bookWithBonus();
    await makeReturningPayment(app, book.id);
    const answer = await settle(book);
    expect([answer.status, answer.body.code]).toEqual([409, "payments_under_way"]);
  });

  test("when something was paid since the form showed the quote; the new figures then do", async () => {
    const { book } = await bookWithBonus();
    await app.make.payment({ bookId: book.id });
    const answer = await settle(book);
    expect([answer.status, answer.body.code]).toEqual([409, "quote_changed"]);
    expect((await settle(book, { settled_amount: "1250" })).status).toBe(200);
  });

  test("on a closed day", async () => {
    const { book } = await bookWithBonus();
    const day = "2026-05-20";
    app.clock.now = new Date(`${day}T06:00:00.000Z`);
    const now = await app.signedInAs({ userType: "Admin" });
    await app.make.closedDay({ day });
    const answer = await settle(book, {}, now);
    expect([answer.status, answer.body.code]).toEqual([409, "day_closed"]);
  });
});

test("a book that has matured needs no remark, and a refund by cash no reference", async () => {
  const { book } = await bookWithBonus();
  app.clock.now = new Date("2026-09-01T06:00:00.000Z");
  const later = await app.signedInAs({ userType: "Admin" });
  const sent = { way: "Refund", refund_mode: "Cash", reference: undefined, remarks: undefined, settled_amount: "500" };
  const answer = await settle(book, sent, later);
  expect([answer.status, answer.body.data?.[0]?.settlement]).toEqual([
    200,
    expect.objectContaining({ way: "Refund", mode: "Cash", bonus_amount: "0", settled_amount: "500" }),
  ]);
});

test("a bonus that the scheme does not give is found", async () => {
  const { book } = await bookWithBonus();
  await app.make.settledBook(book.id, { bonusPaise: 1n });
  expect(await checkSettlements(app.db)).toEqual([
    `Book ${book.number} was settled on 2026-05-04 with other benefits than its scheme gives.`,
  ]);
});
