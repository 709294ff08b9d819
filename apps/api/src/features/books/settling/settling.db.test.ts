import { beforeAll, describe, expect, test } from "vitest";
import { verifyLedger } from "#ledger/verify.ts";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { makeReturningPayment } from "#testing/make-returning-payment.ts";
import { textOfPdf } from "#testing/pdf-text.ts";
import { checkSettlements } from "./settlement-check.ts";

const app = useApp();
let admin: SignedIn;

beforeAll(async () => {
  admin = await app.signedInAs({ userType: "Admin", name: "Meena Admin" });
});

/** After two instalments half of one on top; the making charge waived by a quarter. */
const promising = {
  instalments: 3,
  benefits: {
    bonus: { of: "instalment", by: "days", steps: [{ from: 1, percent: 5_000 }] },
    makingChargeWaiver: { by: "days", steps: [{ from: 1, percent: 2_500 }], capPaise: 100_000n },
  },
} as const;
const opened = { day: "2026-05-01", now: new Date("2026-05-01T05:30:00.000Z") };

/** A customer's book of a scheme that promises half an instalment from the second day on, with one instalment paid. */
async function bookWithBonus(scheme: object = promising) {
  const client = await app.make.client();
  const book = await app.make.book({ clientId: client.id, scheme, ...opened });
  await app.make.payment({ bookId: book.id, ...opened });
  return { book, client, owner: await app.signedInUser(client.userId ?? 0n) };
}

type Sent = Record<string, unknown>;
const settle = (book: { id: bigint }, sent: Sent = {}, by: SignedIn = admin) =>
  by.call("settleBook", {
    id: String(book.id),
    way: "Jewellery bill",
    reference: "B-118",
    remarks: "Buys a chain for a wedding",
    settled_amount: "750",
    settled_weight: "0",
    ...sent,
  });
const found = async (number: string) => (await admin.call("listClosedBooks", { search: number })).body.data[0];

test("a book is settled by what the quote of the moment says, and its owner sees how", async () => {
  const { book, owner } = await bookWithBonus();
  const [quote] = [(await owner.call("quoteBook", { chitid: String(book.id) })).body.data];
  const answer = await settle(book, { settled_amount: quote.today.total });
  expect([answer.status, answer.body.code]).toEqual([200, undefined]);
  const settlement = {
    way: "Jewellery bill",
    mode: null,
    reference: "B-118",
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

test("the paper passbook tells how the book ended, in the customer's language", async () => {
  const { book, owner } = await bookWithBonus();
  await settle(book);
  const paper = async (language: string) =>
    textOfPdf((await owner.call("printPassbook", { accountno: book.number, language })).body);
  for (const words of ["Settlement", "Bonus", "Jewellery bill B-118", "Settled by", "Meena Admin"])
    expect(await paper("en")).toContain(words);
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

test("the trail and the message tell of it, once", async () => {
  const { book, client } = await bookWithBonus();
  const key = `settle-${book.id}`;
  const sent = { id: String(book.id), way: "Voucher", reference: "V-9", remarks: "Asked", settled_amount: "750" };
  const [first, again] = [
    await admin.call("settleBook", { ...sent, settled_weight: "0" }, { key }),
    await admin.call("settleBook", { ...sent, settled_weight: "0" }, { key }),
  ];
  expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
  const entries = await app.db.auditEntry.findMany({ where: { recordId: String(book.id), operation: "Settle_Book" } });
  expect(entries).toHaveLength(1);
  expect(entries[0]?.detail).toMatchObject({ way: "Voucher", reference: "V-9", from: "Approved", bonusPaise: "25000" });
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

describe("afterwards", () => {
  test("the liability is less by what was saved, and what was collected stays", async () => {
    const figures = async () => {
      const [owed, collected] = await Promise.all([admin.call("liabilityReport"), admin.call("collectionReport")]);
      return { owed: owed.body.data.totals, collected: collected.body.data.totals };
    };
    const { book } = await bookWithBonus();
    const before = await figures();
    await settle(book);
    const after = await figures();
    expect(after.collected).toEqual(before.collected);
    expect(Number(after.owed.paid_total)).toBe(Number(before.owed.paid_total) - 500);
    expect(after.owed.total_count).toBe(before.owed.total_count - 1);
  });

  test("it is neither due nor maturing, takes no payment and is told so", async () => {
    const { book } = await bookWithBonus();
    await settle(book);
    app.clock.now = new Date("2026-07-20T06:00:00.000Z");
    const later = await app.signedInAs({ userType: "Admin" });
    for (const report of ["duesReport", "maturityReport"] as const)
      expect((await later.call(report, { search: book.number })).body.data).toEqual([]);
    const preview = (await later.call("previewPayment", { accountno: book.number })).body.data;
    expect(preview).toMatchObject({ refusal: "book_not_open", credit: null });
    const again = await settle(book, {}, later);
    expect([again.status, again.body.code]).toEqual([409, "book_settled"]);
  });

  test.for([
    ["that comes late", "Failed", "750"],
    ["that comes twice", "Payment Approved", "1250"],
  ] as const)("money %s is set aside and goes back, and the book stays empty", async ([, status, worth]) => {
    const { book } = await bookWithBonus();
    const { paymentId, amountPaise } = await app.money.start(book.id);
    const order = `order_${paymentId}`;
    const { now } = app.clock;
    const tell = '{"operation": "Gateway_Webhook", "requestId": "test"}';
    const capture = (nth: string) => app.db.$queryRaw`
      select gateway_captured(${tell}::jsonb, ${now}::timestamptz, '2026-05-04'::date, 'sandbox', null, ${order},
        ${`capture_${paymentId}_${nth}`}, ${amountPaise}::bigint, '{}')`;
    await app.db.$queryRaw`
      select open_gateway_order(${now}::timestamptz, ${paymentId}::bigint, 'sandbox', ${order}, '/', null, null)`;
    if (status === "Failed") await app.money.fail(paymentId);
    else {
      await capture("first");
      await app.money.acknowledge(paymentId, { transactionNumber: null });
    }
    const settled = await settle(book, { settled_amount: worth });
    expect([settled.status, settled.body.code]).toEqual([200, undefined]);
    await capture("late");
    const { id } = await app.db.paymentException.findFirstOrThrow({
      where: { payment: { bookId: book.id }, resolvedAt: null },
    });
    const decide = (resolution: string) =>
      admin.call("resolvePaymentException", { exception_id: String(id), resolution, remarks: "The book is settled" });
    const kept = await decide("Kept as an instalment");
    expect([kept.status, kept.body.code]).toEqual([409, "book_not_open"]);
    expect((await decide("Returned through the gateway")).status).toBe(200);
    expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);
    const [own] = (await admin.call("getBook", { chitid: String(book.id) })).body.data;
    expect(own).toMatchObject({ chitstatus: "Settled", paid_total: "0" });
  });

  test("the drawer lacks what was refunded in cash", async () => {
    app.clock.now = new Date("2026-08-03T06:00:00.000Z");
    const { book } = await bookWithBonus();
    const now = await app.signedInAs({ userType: "Admin" });
    const sent = { way: "Refund", refund_mode: "Cash", reference: undefined, settled_amount: "500" };
    expect((await settle(book, sent, now)).status).toBe(200);
    const [of] = (await now.call("getDay", { day: "2026-08-03" })).body.data;
    const cash = of.figures.find(({ expected }: { expected: string }) => expected === "-500");
    expect(cash).toMatchObject({ receipts: "0", refund_count: 1, refunds: "500" });
  });
});

describe("at the same moment", () => {
  test("as a payment: one of the two comes first, and the other is told", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { book } = await bookWithBonus();
      const [settled, paid] = await Promise.all([
        settle(book),
        admin.call("takeCounterPayment", { accountno: book.number }),
      ]);
      const codes = [settled.body.code, paid.body.code];
      expect([
        [undefined, "book_not_open"],
        ["quote_changed", undefined],
      ]).toContainEqual(codes);
    }
    expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);
  });

  test("as twenty others: it is settled once, with one message", async () => {
    const { book, client } = await bookWithBonus();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => settle(book, { reference: `B-${n}` })));
    const codes = answers.map(({ body }) => body.code ?? "done").toSorted((a, b) => a.localeCompare(b));
    expect(codes).toEqual([...Array.from({ length: 19 }, () => "book_settled"), "done"]);
    expect(await app.db.outboxMessage.count({ where: { clientId: client.id, kind: "book_settled" } })).toBe(1);
  });

  test("as it is closed and opened: it ends settled, or was refused by nothing else", async () => {
    const { book } = await bookWithBonus();
    const change = (clientstatus: string) => admin.call("closeBook", { id: String(book.id), clientstatus });
    const [settled] = await Promise.all([settle(book), change("Closed"), change("Approved"), change("Closed")]);
    expect(settled.status).toBe(200);
    expect((await app.db.book.findUniqueOrThrow({ where: { id: book.id } })).status).toBe("Settled");
  });
});

test("a bonus that the scheme does not give is found", async () => {
  const { book } = await bookWithBonus();
  await app.make.settledBook(book.id, { bonusPaise: 1n });
  expect(await checkSettlements(app.db)).toEqual([
    `Book ${book.number} was settled on 2026-05-04 with other benefits than its scheme gives.`,
  ]);
});
