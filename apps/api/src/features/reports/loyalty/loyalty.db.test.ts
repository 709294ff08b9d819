import * as fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { textOfPdf } from "#testing/pdf-text.ts";
import { sized } from "#testing/test-size.ts";

const app = useApp();
const days = ["2026-04-27", "2026-04-28", "2026-04-29", "2026-04-30", "2026-05-01", "2026-05-02"] as const;
const at = (day: string) => ({ day, now: new Date(`${day}T06:00:00Z`) });
/** What a hundred rupees earn from each of these days on; nothing before the first. */
const rates: readonly (readonly [day: string, points: number])[] = [
  ["2026-04-28", 1],
  ["2026-04-30", 7],
  ["2026-05-02", 0],
];

interface Told {
  client: bigint;
  by: bigint | null;
  day: string;
  amountPaise: bigint;
  refundedOn: string | null;
}
const told: Told[] = [];
const names = { client: new Map<bigint, string>(), by: new Map<bigint, string>() };
let admin: SignedIn;

/** Payments, refunds and changes of the rate as chance has them, day after day. */
beforeAll(async () => {
  admin = await app.signedInAs({ userType: "Admin", name: "Selvi" });
  const staff = [admin.userId, (await app.make.user({ userType: "Employee", name: "Meena" })).id];
  names.by.set(staff[0] ?? 0n, "Selvi").set(staff[1] ?? 0n, "Meena");
  const { id: schemeVersionId } = await app.make.scheme({
    paymentRule: "flexible",
    type: "daily",
    multipleOfPaise: 1n,
  });
  const clients = [];
  for (const name of ["Anbu", "Bala", "Chitra"]) {
    const client = await app.make.client({ name });
    const book = await app.make.book({
      clientId: client.id,
      schemeVersionId,
      amountPaise: 50_000n,
      ...at("2026-04-01"),
    });
    names.client.set(client.id, name);
    clients.push({ ...client, bookId: book.id });
  }
  const steps = fc.sample(
    fc.record({
      client: fc.nat(2),
      by: fc.nat(1),
      amountPaise: fc.bigInt(10_000n, 9_999_999n),
      refundedAfter: fc.constantFrom(null, null, 0, 2),
    }),
    { numRuns: sized(60, 600) },
  );
  for (const [index, day] of days.entries()) {
    const change = rates.find(([since]) => since === day);
    if (change !== undefined) {
      app.clock.now = new Date(`${day}T00:00:00Z`);
      const { version } = (await admin.call("getSettings")).body.data[0];
      const body = { auto_acknowledge: false, loyalty_points_per_100: change[1], version };
      await (await app.signedInUser(admin.userId)).call("saveSettings", body);
    }
    for (const { client: nth, by, amountPaise, refundedAfter } of steps.slice(index * 10, index * 10 + 10)) {
      const client = clients[nth];
      if (client === undefined) continue;
      const payment = await app.make.payment({
        bookId: client.bookId,
        // Cash has its limits.
        mode: "online",
        amountPaise,
        actorId: staff[by] ?? null,
        ...at(day),
      });
      const refundedOn = refundedAfter === null ? null : (days[Math.min(5, index + refundedAfter)] ?? null);
      if (refundedOn === null) {
        told.push({ client: client.id, by: staff[by] ?? null, day, amountPaise, refundedOn });
        continue;
      }
      refunds.push({ on: refundedOn, paymentId: payment.paymentId });
      told.push({ client: client.id, by: staff[by] ?? null, day, amountPaise, refundedOn });
    }
    for (const { on, paymentId } of refunds) if (on === day) await app.money.refund(paymentId, at(day));
  }
});
const refunds: { on: string; paymentId: bigint }[] = [];

/** The same by plain arithmetic. */
function expected(group: "client" | "by", fromDay = "0000", toDay = "9999") {
  const isAsked = (day: string) => day >= fromDay && day <= toDay;
  const sums = new Map<string, { payments: number; earned: number; taken: number }>();
  for (const payment of told) {
    const rate = rates.findLast(([since]) => since <= payment.day);
    const points = Number((payment.amountPaise * BigInt(rate?.[1] ?? 0)) / 10_000n);
    const key = names[group].get(payment[group] ?? 0n) ?? "";
    const sum = sums.get(key) ?? { payments: 0, earned: 0, taken: 0 };
    const [isEarned, isTaken] = [isAsked(payment.day), payment.refundedOn !== null && isAsked(payment.refundedOn)];
    // What was paid before there was any rate earned nothing, and stands in no report.
    if (rate === undefined || (!isEarned && !isTaken)) continue;
    if (isEarned) [sum.payments, sum.earned] = [sum.payments + 1, sum.earned + points];
    if (isTaken) sum.taken += points;
    sums.set(key, sum);
  }
  return Object.fromEntries(
    [...sums].map(([name, { payments, earned, taken }]) => [name, [payments, earned, taken, earned - taken]]),
  );
}

type Row = Record<"fld_name" | "payment_count" | "points_earned" | "points_taken_back" | "points", never>;
const cells = (row: Row) => [row.payment_count, row.points_earned, row.points_taken_back, row.points];
const report = async (input: object) =>
  (await (await app.signedInUser(admin.userId)).call("loyaltyReport", input)).body;

describe("points", () => {
  test.for([
    ["customer", "client"],
    ["staff", "by"],
  ] as const)("of every %s are what arithmetic says, in any period", async ([by, group]) => {
    for (const [from, to] of [[], ["2026-04-28", "2026-04-30"], ["2026-05-01"], ["2026-04-27", "2026-04-27"]]) {
      const period = { ...(from !== undefined && { FromDate: from }), ...(to !== undefined && { ToDate: to }) };
      const { data, totals } = await report({ by, ...period });
      const found = Object.fromEntries(data.map((row: Row) => [row.fld_name, cells(row)]));
      const wanted = expected(group, from, to);
      expect(found, JSON.stringify(period)).toEqual(wanted);
      const sum = Object.values(wanted).reduce(
        (all, row) => all.map((cell, nth) => cell + (row[nth] ?? 0)),
        [0, 0, 0, 0],
      );
      expect(cells(totals)).toEqual(sum);
    }
  });

  test("that are earned stay when the rate changes; the next payment earns at the new one", async () => {
    const before = await report({ by: "customer" });
    app.clock.now = new Date("2026-05-04T05:30:00Z");
    const caller = await app.signedInUser(admin.userId);
    const { version } = (await caller.call("getSettings")).body.data[0];
    const saved = await caller.call("saveSettings", { auto_acknowledge: false, loyalty_points_per_100: 100, version });
    expect(saved.body.data[0].loyalty_points_per_100).toBe(100);
    expect((await report({ by: "customer" })).totals).toEqual(before.totals);
    const entry = await app.db.auditEntry.findFirstOrThrow({
      where: { operation: "Save_Settings" },
      orderBy: { id: "desc" },
    });
    expect(entry.detail).toMatchObject({ pointsPer100: 100 });
  });

  test("a rate is neither changed nor put before what is earned, also by hand", async () => {
    const byHand = (sql: string) => app.asOwner((owner) => owner.query(sql));
    await expect(byHand("update loyalty_rates set points_per_100 = 999")).rejects.toThrow();
    await expect(byHand("delete from loyalty_rates")).rejects.toThrow();
    await expect(
      byHand("insert into loyalty_rates (points_per_100, since) values (9, '2026-04-29T00:00:00Z')"),
    ).rejects.toThrow("cannot alter points");
  });
});

test("the report is searched, sorted and paged", async () => {
  const names = (body: { data: { fld_name: string }[] }) => body.data.map(({ fld_name }) => fld_name);
  expect(names(await report({ sort: "name" }))).toEqual(["Anbu", "Bala", "Chitra"]);
  expect(names(await report({ search: "bal" }))).toEqual(["Bala"]);
  const second = await report({ sort: "-name", page: 2, pageSize: 1 });
  expect([names(second), second.page]).toEqual([["Bala"], { number: 2, size: 1, total: 3 }]);
});

test("a customer sees their own points, and nobody else's", async () => {
  const { userId, id } = await app.db.client.findFirstOrThrow({ where: { name: "Anbu" } });
  const anbu = await app.signedInUser(userId ?? 0n);
  const { body } = await anbu.call("myPoints");
  expect(cells(body.data[0])).toEqual(expected("client")[names.client.get(id) ?? ""]);
  expect((await anbu.call("myPoints", { id: String(admin.userId) })).status).toBe(404);
});

test("the report is saved as CSV, Excel and PDF", async () => {
  const caller = await app.signedInUser(admin.userId);
  const csv = await caller.call("exportLoyaltyReport", { by: "customer", format: "csv" });
  expect(csv.text).toContain("Points taken back");
  expect(csv.text).toContain("Chitra");
  expect((await caller.call("exportLoyaltyReport", { by: "staff", format: "xlsx" })).status).toBe(200);
  const pdf = await caller.call("exportLoyaltyReport", { by: "staff", format: "pdf" });
  expect(await textOfPdf(pdf.body)).toContain("Meena");
});

test("points beyond two thousand million are counted like any others", async () => {
  const caller = await app.signedInUser(admin.userId);
  const { version } = (await caller.call("getSettings")).body.data[0];
  await caller.call("saveSettings", { auto_acknowledge: false, loyalty_points_per_100: 1000, version });
  const { bookId } = await app.db.payment.findFirstOrThrow();
  const before = (await report({ by: "customer" })).totals.points;
  const later = { day: "2026-05-05", now: new Date("2026-05-05T06:00:00Z") };
  for (const _ of [1, 2, 3]) await app.make.payment({ bookId, mode: "online", amountPaise: 10_000_000_000n, ...later });
  for (const by of ["customer", "staff"]) expect((await report({ by })).totals.points).toBe(before + 3_000_000_000);
});
