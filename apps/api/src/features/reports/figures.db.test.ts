import { beforeAll, expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";

const app = useApp();
let admin: SignedIn;

beforeAll(async () => {
  admin = await app.signedInAs({ userType: "Admin" });
});

async function figures() {
  const [today, month, amount, clients] = await Promise.all([
    admin.call("todaysCollection"),
    admin.call("monthsCollection"),
    admin.call("monthsAmount"),
    admin.call("countClients"),
  ]);
  return {
    today: today.body.data[0],
    month: month.body.data[0],
    amount: amount.body.data[0],
    clients: clients.body.data[0].TotalCustomer,
  };
}

test("the figures count what was credited, less what was refunded, in the shop's day and month", async () => {
  const book = await app.make.book({ scheme: { paymentRule: "flexible", type: "daily" } });
  const on = (day: string, amountPaise: bigint) =>
    app.make.payment({ bookId: book.id, day, amountPaise, now: new Date(`${day}T06:00:00Z`) });
  await on("2026-04-30", 900_000n);
  await on("2026-05-01", 70_000n);
  await on("2026-05-04", 50_000n);
  await on("2026-05-04", 30_000n);
  await app.make.payment({ bookId: book.id, amountPaise: 80_000n, status: "refunded" });
  await app.make.payment({ bookId: book.id, amountPaise: 60_000n, status: "pending", mode: "online" });

  const { today, month, amount } = await figures();
  expect(today).toEqual({ total_Count: 2, total_amount: "800" });
  expect(month).toEqual({ total_count: 3, total_amount: "1500" });
  expect(amount.total_amount).toBe("1500");
  const credited = await app.db.$queryRaw<[{ paise: bigint }]>`
    select coalesce(sum(owed_paise), 0)::bigint as paise from journal_lines
    where kind = 'Receipt' and business_day between '2026-05-01' and '2026-05-04'`;
  expect(credited[0].paise).toBe(150_000n + 80_000n);
  await on("2026-05-03", 20_000n);
  await on("2026-04-27", 10_000n);
  await on("2025-05-04", 40_000n);
  await on("2026-04-05", 1_000_000n);
  const { body } = await admin.call("compareCollections");
  expect(body.data).toEqual([
    {
      today: "2026-05-04",
      compared_days: [
        { day: "2026-05-04", total_count: 2, total_amount: "800" },
        { day: "2026-05-03", total_count: 1, total_amount: "200" },
        { day: "2026-04-27", total_count: 1, total_amount: "100" },
        { day: "2025-05-04", total_count: 1, total_amount: "400" },
      ],
      month: { total_count: 4, total_amount: "1700" },
      // What was paid on 5 April comes later in its month than today does in this one.
      month_before: { FromDate: "2026-04-01", ToDate: "2026-04-04", total_count: 0, total_amount: "0" },
    },
  ]);
});

test("a day on which more was refunded than taken stands below zero", async () => {
  app.clock.now = new Date("2026-06-01T06:00:00Z");
  const admin = await app.signedInAs({ userType: "Admin" });
  const payment = await app.make.payment();
  await app.money.refund(payment.paymentId, { day: "2026-06-01", now: app.clock.now });
  const answers = await Promise.all([
    admin.call("todaysCollection"),
    admin.call("monthsCollection"),
    admin.call("monthsAmount"),
  ]);
  expect(answers.map((answer) => [answer.status, answer.body.data[0].total_amount])).toEqual([
    [200, "-500"],
    [200, "-500"],
    [200, "-500"],
  ]);
});

test("today's table shows each payment that stands, with how it was paid", async () => {
  const paid = await app.make.payment({ mode: "upi", transactionNumber: "UPI-1" });
  const refunded = await app.make.payment({ status: "refunded" });
  const yesterday = await app.make.payment({ day: "2026-05-03", now: new Date("2026-05-03T06:00:00Z") });
  const takenBackLater = await app.make.payment();
  await app.money.refund(takenBackLater.paymentId, { day: "2026-05-06", now: new Date("2026-05-06T06:00:00Z") });
  const answer = await admin.call("todaysPayments", { pageSize: 200 });
  const row = answer.body.data.find((one: { fld_id: string }) => one.fld_id === paid.paymentId.toString());
  expect(row).toMatchObject({
    fld_accountno: paid.bookNumber,
    fld_name: paid.clientName,
    paidamount: "500",
    fld_clientStatus: "UPI",
  });
  const ids = answer.body.data.map((one: { fld_id: string }) => one.fld_id);
  expect(answer.body.page.total).toBe(ids.length);
  expect(ids).not.toContain(takenBackLater.paymentId.toString());
  expect(ids).not.toContain(refunded.paymentId.toString());
  expect(ids).not.toContain(yesterday.paymentId.toString());
});

test("the ratio counts open books by scheme, and only approved clients are customers", async () => {
  const before = (await figures()).clients;
  await app.make.client({ status: "closed" });
  const client = await app.make.client();
  const scheme = await app.make.scheme({ name: "Ratio Plan" });
  await app.make.book({ clientId: client.id, schemeVersionId: scheme.id });
  await app.make.book({ clientId: client.id, schemeVersionId: scheme.id });
  await app.make.book({ clientId: client.id, schemeVersionId: scheme.id, status: "closed" });
  const ratio = await admin.call("schemeRatio");
  expect(ratio.body.data).toContainEqual({ CountOf: 2, fld_chitschema: "Ratio Plan" });
  expect((await figures()).clients).toBe(before + 1);
});
