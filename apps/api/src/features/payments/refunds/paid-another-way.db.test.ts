import { beforeEach, expect, test } from "vitest";
import { verifyLedger } from "#ledger/verify.ts";
import { databaseMessageOf } from "#platform/database/database-errors.ts";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { makeReturningPayment } from "#testing/make-returning-payment.ts";

const app = useApp();
let admin: SignedIn;
let customer: SignedIn;
let book: { id: bigint; number: string };
/** Of ₹ 500, paid online and refunded, which its gateway has refused to give back. */
let paymentId: bigint;

beforeEach(async () => {
  admin = await app.signedInAs({ userType: "Admin" });
  const client = await app.make.client();
  book = await app.make.book({ clientId: client.id });
  customer = await app.signedInUser(client.userId!);
  paymentId = await makeReturningPayment(app, book.id);
});

const settle = (more: object = {}, by = admin) =>
  by.call("settleGatewayRefund", { id: String(paymentId), refund_mode: "Cash", reference: "Slip 118", ...more });

/** What each account has been given, in paise. */
async function accounts(): Promise<Record<string, bigint>> {
  const rows = await app.db.$queryRaw<{ code: string; paise: bigint }[]>`
    select account as code, sum(amount)::bigint as paise from journal_lines where book_id = ${book.id} group by account`;
  return Object.fromEntries(rows.map(({ code, paise }) => [code, paise]));
}

const transfers = () => app.db.journal.findMany({ where: { bookId: book.id, kind: "Transfer" } });
const sqlStateOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "no error",
    (error: unknown) => databaseMessageOf(error)?.sqlState,
  );

test("a refund paid in cash leaves the drawer, the gateway keeps its money for the shop, and nothing owed changes", async () => {
  expect(await accounts()).toEqual({ GATEWAY_CLEARING: 0n, LIABILITY_INR: 0n });
  const settled = await settle();
  expect(settled.body.data[0]).toMatchObject({ state: "Paid another way", other_mode: "Cash" });
  expect(await accounts()).toEqual({ GATEWAY_CLEARING: -50_000n, CASH_DRAWER: 50_000n, LIABILITY_INR: 0n });
  expect(await transfers()).toMatchObject([
    { paymentId, source: "gateway_refund", sourceRef: String(paymentId), reason: "Slip 118", actorId: admin.userId },
  ]);
  expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);
});

test.each([
  ["Bank", "BANK"],
  ["UPI", "UPI_CLEARING"],
  ["Cheque", "CHEQUES_IN_HAND"],
  ["Card", "CARD_CLEARING"],
])("paid by %s it leaves the account %s", async (mode, account) => {
  expect((await settle({ refund_mode: mode })).status).toBe(200);
  expect(await accounts()).toMatchObject({ GATEWAY_CLEARING: -50_000n, [account]: 50_000n });
});

test("the way is needed, and the gateway itself is none", async () => {
  for (const mode of [undefined, "", "Online", "Barter"]) {
    const refused = await settle({ refund_mode: mode });
    expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
      422,
      "refund_mode_missing",
      "Choose how the money is given back.",
    ]);
  }
  expect(await transfers()).toEqual([]);
});

test("money that came twice and never was in the books is the shop's at the gateway once the shop has paid it back", async () => {
  const order = `order_${paymentId}`;
  await app.db.$queryRaw`
    select gateway_captured('{"operation": "Gateway_Webhook", "requestId": "test"}', ${app.clock.now}::timestamptz,
      '2026-05-04', 'sandbox', null, ${order}, ${`twice_${paymentId}`}, 50000, '{}')`;
  const { id, paymentId: asideId } = await app.db.paymentException.findFirstOrThrow({
    where: { payment: { bookId: book.id } },
  });
  const decision = { exception_id: String(id), resolution: "Returned through the gateway", remarks: "Paid twice" };
  expect((await admin.call("resolvePaymentException", decision)).status).toBe(200);
  await app.db.gatewayRefund.update({ where: { paymentId: asideId }, data: { tries: 1, lastTrouble: "no answer" } });
  expect((await settle({ id: String(asideId) })).status).toBe(200);
  expect(await accounts()).toEqual({ GATEWAY_CLEARING: -50_000n, CASH_DRAWER: 50_000n, LIABILITY_INR: 0n });
  expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);
});

test("of many who settle it at once by different ways one is obeyed, and the same request again is answered as before", async () => {
  const ways = ["Cash", "Bank", "UPI", "Cheque"];
  const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => settle({ refund_mode: ways[n % 4] })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === "refund_done")).toHaveLength(11);
  expect(await transfers()).toHaveLength(1);
  paymentId = await makeReturningPayment(app, book.id);
  const call = () =>
    admin.call(
      "settleGatewayRefund",
      { id: String(paymentId), refund_mode: "Cash", reference: "S" },
      { key: "settle-once-only" },
    );
  const [first, again] = [await call(), await call()];
  expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
  expect(await transfers()).toHaveLength(2);
});

test("the passbook shows nothing of it, and its numbers stay without gaps", async () => {
  await settle();
  const credited = await app.make.payment({ bookId: book.id });
  const { data } = (await customer.call("getPassbook", { accountno: book.number })).body;
  expect(data.entries.map(({ number, kind }: { number: number; kind: string }) => [number, kind])).toEqual([
    [1, "Receipt"],
    [2, "Reversal"],
    [3, "Receipt"],
  ]);
  expect([data.page.total, data.paid_total, data.entries[2].receiptno]).toEqual([3, "500", credited.receiptNumber]);
  const last = (await customer.call("getPassbook", { accountno: book.number, page: "2", pageSize: "2" })).body.data;
  expect(last.entries).toEqual(data.entries.slice(2));
});

test("the day's close expects so much less cash, the report by mode is the ledger's, and what was collected stays", async () => {
  await app.make.payment();
  const collected = async (by: string) =>
    (await admin.call("collectionReport", { FromDate: "2026-05-04", ToDate: "2026-05-04", by })).body.data;
  const cash = async () => (await admin.call("getDay", { day: "2026-05-04" })).body.data[0].figures[0];
  const [before, totals, dashboard] = [
    await cash(),
    (await collected("day")).totals,
    await admin.call("todaysCollection"),
  ];
  await settle();
  expect(Number((await cash()).expected)).toBe(Number(before.expected) - 500);
  const { rows, totals: totalsByMode } = await collected("mode");
  const ledger = await app.db.$queryRaw<{ mode: string; rupees: number }[]>`
    select payment_method as mode, (-sum(amount) / 100)::float as rupees
    from journal_lines where payment_method is not null and business_day = '2026-05-04' group by 1 order by 1`;
  expect(
    rows.map((row: { key: string; total_amount: string }) => ({ mode: row.key, rupees: Number(row.total_amount) })),
  ).toEqual(ledger);
  expect(rows.filter((row: { moved_amount: string }) => row.moved_amount !== "0").length).toBeGreaterThan(1);
  expect([totalsByMode, (await collected("day")).totals]).toEqual([totals, totals]);
  expect((await admin.call("todaysCollection")).body).toEqual(dashboard.body);
  expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);
});

test("a refund by another way than the money came is counted with the way that gave it", async () => {
  const { paymentId: paid } = await app.make.payment({ mode: "UPI", transactionNumber: `UPI${paymentId}` });
  const of = async (mode: string) =>
    (
      await admin.call("collectionReport", { FromDate: "2026-05-04", ToDate: "2026-05-04", by: "mode" })
    ).body.data.rows.find((row: { key: string }) => row.key === mode);
  const [upi, cash] = [await of("UPI"), await of("Cash")];
  await app.money.refund(paid, { mode: "Cash" });
  expect((await of("UPI")).refunded_amount).toBe(upi.refunded_amount);
  expect(Number((await of("Cash")).refunded_amount)).toBe(Number(cash?.refunded_amount ?? 0) + 500);
});

test("the database itself takes neither a settled refund without its transfer, nor a transfer of another amount or way", async () => {
  const settled = `update gateway_refunds set done_at = now(), settled_by_id = ${admin.userId}, other_mode = 'Cash',
    other_reference = 'Slip', next_try_at = null where payment_id = ${paymentId}`;
  const transfer = (account: string, paise: number) => `
    select post_journals('{}', now(), '2026-05-06', array[row(${book.id}, 'Transfer', 'gateway_refund', '${paymentId}',
      ${paymentId}, null, null, null, account('GATEWAY_CLEARING'), account('${account}'), ${paise}, 0, 0)::journal_entry])`;
  const asOwner = (...statements: string[]) =>
    sqlStateOf(app.asOwner((owner) => owner.query(["begin", ...statements, "commit"].join(";"))));
  expect(await asOwner(settled)).toBe("TH500");
  expect(await asOwner(transfer("CASH_DRAWER", 50_000))).toBe("TH500");
  expect(await asOwner(settled, transfer("CASH_DRAWER", 49_999))).toBe("TH500");
  expect(await asOwner(settled, transfer("BANK", 50_000))).toBe("TH500");
  expect(await asOwner(settled.replace("'Cash'", "'Online'"), transfer("GATEWAY_CLEARING", 50_000))).toBe("23514");
  expect(await asOwner(settled, transfer("CASH_DRAWER", 50_000))).toBe("no error");
  expect(await asOwner(`update gateway_refunds set other_mode = 'Bank' where payment_id = ${paymentId}`)).toBe("TH500");
  expect(await asOwner(transfer("CASH_DRAWER", 50_000))).toBe("23505");
  // And what a superuser changes is found and named.
  const tamper = (mode: string) =>
    app.asOwner((owner) =>
      owner.query(
        `set session_replication_role = replica; update gateway_refunds set other_mode = '${mode}' where payment_id = ${paymentId}`,
      ),
    );
  await tamper("Bank");
  expect((await verifyLedger(app.databaseUrl)).findings).toEqual([
    `The refund of payment ${paymentId} that was paid past its gateway and the ledger differ in way or amount.`,
  ]);
  await tamper("Cash");
});

test("on a closed day it is refused and nothing is posted; the next day takes it", async () => {
  await app.make.closedDay({ day: "2026-05-04", now: app.clock.now });
  const refused = await settle();
  expect([refused.status, refused.body.code]).toEqual([409, "day_closed"]);
  expect([await transfers(), await app.db.gatewayRefund.count({ where: { paymentId, doneAt: null } })]).toEqual([
    [],
    1,
  ]);
  app.clock.now = new Date(app.clock.now.getTime() + 86_400_000);
  admin = await app.signedInUser(admin.userId);
  expect((await settle()).status).toBe(200);
  expect(await transfers()).toMatchObject([{ businessDay: new Date("2026-05-05") }]);
  expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);
});
