import { expect, test } from "vitest";
import { verifyLedger } from "#ledger/verify.ts";
import { admin, app, book, customer, paymentId, settle, transfers } from "./paid-another-way.testing.ts";

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
    rows.map((row: { key: string; total_amount: string }) => ({
      mode: row.key.toLowerCase(),
      rupees: Number(row.total_amount),
    })),
  ).toEqual(ledger);
  expect(rows.filter((row: { moved_amount: string }) => row.moved_amount !== "0").length).toBeGreaterThan(1);
  expect([totalsByMode, (await collected("day")).totals]).toEqual([totals, totals]);
  expect((await admin.call("todaysCollection")).body).toEqual(dashboard.body);
  expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);
});

test("a refund by another payment method than the payment is counted with the method that paid it", async () => {
  const { paymentId: paid } = await app.make.payment({ mode: "upi", transactionNumber: `UPI${paymentId}` });
  const of = async (mode: string) =>
    (
      await admin.call("collectionReport", { FromDate: "2026-05-04", ToDate: "2026-05-04", by: "mode" })
    ).body.data.rows.find((row: { key: string }) => row.key === mode);
  const [upi, cash] = [await of("UPI"), await of("Cash")];
  await app.money.refund(paid, { mode: "cash" });
  expect((await of("UPI")).refunded_amount).toBe(upi.refunded_amount);
  expect(Number((await of("Cash")).refunded_amount)).toBe(Number(cash?.refunded_amount ?? 0) + 500);
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
  const nextDay = await app.signedInUser(admin.userId);
  expect((await settle({}, nextDay)).status).toBe(200);
  expect(await transfers()).toMatchObject([{ businessDay: new Date("2026-05-05") }]);
  expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);
});
