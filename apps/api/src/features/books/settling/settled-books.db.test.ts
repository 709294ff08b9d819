import { describe, expect, test } from "vitest";
import { verifyLedger } from "#ledger/verify.ts";
import { admin, app, bookWithBonus, settle } from "./settling.testing.ts";

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

  test("it is neither due nor maturing, takes no payment, and the refusal says so", async () => {
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
    ["that comes late", "failed", "750"],
    ["that comes twice", "credited", "1250"],
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
      select open_gateway_order(${now}::timestamptz, ${paymentId}::bigint, 'sandbox', ${order}, '/', ${now}::timestamptz, null, null)`;
    if (status === "failed") await app.money.fail(paymentId);
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
  test("as a payment: one of the two comes first, and the other is refused", async () => {
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
    expect((await app.db.book.findUniqueOrThrow({ where: { id: book.id } })).status).toBe("settled");
  });
});

test("a voucher that looks like that of another book is told to the other Admins, which a matured book else is not", async () => {
  app.clock.now = new Date("2026-08-03T06:00:00.000Z");
  const now = await app.signedInAs({ userType: "Admin" });
  const settled = async (way: string, reference: string) => {
    const { book } = await bookWithBonus({ instalments: 3 });
    const answer = await settle(book, { way, reference, settled_amount: "500" }, now);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return app.db.approval.findMany({
      where: { kind: "settlement", dangers: { array_contains: [{ subject: book.number }] } },
    });
  };
  expect(await settled("Voucher", "VC-1O1x")).toEqual([]);
  expect(await settled("Jewellery bill", "VCI01x")).toEqual([]);
  expect(await settled("Voucher", "VCI01x")).toMatchObject([
    { state: "told", dangers: [{ facts: { referenceLike: "VC-1O1x" } }] },
  ]);
  expect(await settled("Voucher", "VC-202x")).toEqual([]);
});
