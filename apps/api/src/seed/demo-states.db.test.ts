import { expect, test } from "vitest";
import { businessDayOf } from "@thangam/contracts/values/time";
import { bookById, olderQuoteOf } from "#features/books/index.ts";
import { seedDemoShop } from "#testing/demo-shop.ts";
import { seedLookups } from "./index.ts";
import { withClient } from "#testing/database.ts";
import { phrasesIn } from "#testing/phrases-in.ts";
import { database, now, today } from "./seed.testing.ts";

test("what the shop did is stored as codes, not as the phrases of its screens", async () => {
  expect(await withClient(database.url, phrasesIn)).toEqual([]);
});

test("payments were under way when some books closed: open, returned, and credited again after all", async () => {
  const exceptions = await database.db.paymentException.findMany({
    where: { kind: "book_closed" },
    include: { payment: { include: { book: true } } },
  });
  const told = exceptions.map(({ resolution, payment }) =>
    [resolution, payment.status, payment.book.status].join(", "),
  );
  expect(new Set(told)).toEqual(
    new Set([", pending, closed", "money_returned, failed, closed", "book_reopened, pending, approved"]),
  );
});

test("the gateway has reported payments: verified ones wait for staff, money paid twice, wrongly or never for an Admin", async () => {
  const online = await database.db.payment.findMany({
    where: { status: "verified" },
    include: { exceptions: { select: { kind: true, resolvedAt: true } } },
  });
  const told = online.map(({ exceptions }) => exceptions.map(({ kind }) => kind).join(", "));
  expect(told.toSorted((a, b) => a.localeCompare(b))).toEqual([
    ...Array<string>(6).fill(""),
    "amount_differs",
    "capture_not_found",
    "second_capture",
  ]);
  expect(online.every(({ gatewayPaymentId }) => gatewayPaymentId !== null)).toBe(true);
});

test("the gateway is asked about no order that it does not know", async () => {
  const due = await database.db.gatewayOrder.findMany({ where: { nextCheckAt: { not: null } } });
  const known = await database.db.sandboxOrder.findMany({ where: { id: { in: due.map(({ orderId }) => orderId) } } });
  expect(due.length).toBe(known.length);
});

test("the gateway has paid out: lines with fees that match, a refund, one that differs, and unknown ones of which one is seen to", async () => {
  const lines = await database.db.settlementLine.findMany({ orderBy: { id: "asc" } });
  const told = lines.map(({ kind, state, decidedAt }) => [kind, state, decidedAt !== null].join(", "));
  const expected = ["payment, matched", "payment, differs", "payment, unknown", "refund, matched", "other, unknown"];
  expect(new Set(told)).toEqual(new Set([...expected.map((line) => `${line}, false`), "other, unknown, true"]));
  expect(new Set(lines.map(({ settlementId }) => settlementId)).size).toBe(2);
  expect(lines.some(({ feePaise, taxPaise }) => feePaise > 0n && taxPaise > 0n)).toBe(true);
});

test("the bank's statement holds what the books say, but for the latest deposit", async () => {
  const counts = await database.db.bankCount.findMany({ include: { entries: { include: { journal: true } } } });
  expect(counts.map(({ entries }) => entries.map(({ journal }) => journal.kind))).toEqual([["Deposit"]]);
  expect(counts.map(({ countedPaise, ledgerPaise }) => countedPaise - ledgerPaise)).toEqual([0n]);
});

test("an Admin kept money that came twice, had some sent back, and some is stuck at the gateway or paid past it", async () => {
  const decided = await database.db.paymentException.findMany({ where: { kind: "second_capture" } });
  expect(decided.map(({ resolution }) => resolution ?? "").toSorted((a, b) => a.localeCompare(b))).toEqual([
    "",
    "kept_as_instalment",
    "returned_through_gateway",
    "returned_through_gateway",
    "returned_through_gateway",
  ]);
  const refunds = await database.db.gatewayRefund.findMany();
  expect(refunds.some(({ refundId }) => refundId?.startsWith("demo_refund_"))).toBe(true);
  expect(refunds.some((refund) => refund.otherMode === "cash" && refund.otherReference === "Slip 118")).toBe(true);
  const stuck = refunds.filter(({ doneAt, lastTrouble }) => doneAt === null && lastTrouble !== null);
  // A new demo shop does not begin its log with the warning that this one was tried again.
  expect(stuck.map(({ nextTryAt }) => (nextTryAt ?? now) > now)).toEqual([true]);
});

test("some open books are paid up and some members of years before were", async () => {
  const [found] = await database.db.$queryRaw<[{ paid_up: number; opening: number }]>`
    select count(*) filter (where t.instalments_paid = b.instalments)::int as paid_up,
      count(*) filter (where b.paid_months > 0)::int as opening
    from books b join book_balances t on t.book_id = b.id join scheme_versions v on v.id = b.scheme_version_id
    where b.status = 'approved' and v.payment_rule = 'fixed'`;
  expect(found.paid_up).toBeGreaterThan(5);
  expect(found.opening).toBeGreaterThan(10);
});

test("quotes of the books show bonuses to come, reached, lessened by late payments and lost by waiting", async () => {
  const { db } = database;
  const day = businessDayOf("2026-06-30");
  const quotes = [];
  for (const { id } of await db.book.findMany({
    where: { status: { in: ["approved", "closed"] } },
    select: { id: true },
  })) {
    const book = await bookById(db, id);
    if (book !== undefined) quotes.push(await olderQuoteOf(db, book, day));
  }
  expect(new Set(quotes.map(({ today: { lost } }) => lost))).toEqual(new Set(["none", "too_early", "too_late"]));
  expect(quotes.some((quote) => quote.today.bonusPaise > 0n)).toBe(true);
  expect(quotes.some((quote) => quote.today.bonusMg > 0n)).toBe(true);
  expect(quotes.some((quote) => quote.today.makingChargeWaiver !== null)).toBe(true);
  expect(quotes.some((quote) => quote.today.bonusMg > 0n && quote.today.lateDays >= 30)).toBe(true);
  expect(quotes.some((quote) => quote.today.maturesOn < day)).toBe(true);
});

test("every day until yesterday is closed, yesterday with a difference and its reason, one after it was opened again", async () => {
  const closings = await database.db.dayClosing.findMany({ include: { counts: true }, orderBy: { id: "asc" } });
  expect(closings.length).toBeGreaterThan(300);
  expect(closings.filter(({ reopenedAt }) => reopenedAt !== null)).toHaveLength(1);
  const yesterday = closings.at(-1);
  expect(yesterday?.day.toISOString().slice(0, 10)).toBe("2026-06-29");
  const cash = yesterday?.counts.find(({ mode }) => mode === "cash");
  expect(cash?.countedPaise).toBe((cash?.expectedPaise ?? 0n) - 1000n);
  expect(cash?.reason).toContain("missing");
  const late = await database.db.journal.count({ where: { businessDay: today, kind: "Receipt" } });
  expect(late).toBeGreaterThan(0);
});

test("cash for large payouts was brought into the drawer, so that over and short holds what counts differed alone", async () => {
  expect(await database.db.journal.count({ where: { kind: "Withdrawal" } })).toBeGreaterThan(0);
  const counts = await database.db.dayCount.findMany({ where: { reason: { not: null } } });
  expect(new Set(counts.map(({ countedPaise, expectedPaise }) => countedPaise - expectedPaise))).toEqual(
    new Set([-1000n, 2000n, -10_000n]),
  );
  const [{ over, drawer, bank }] = await database.db.$queryRaw<[{ over: bigint; drawer: bigint; bank: bigint }]>`
    select sum(balance) filter (where a.code = 'CASH_OVER_SHORT')::bigint as over,
      sum(balance) filter (where a.code = 'CASH_DRAWER')::bigint as drawer,
      sum(balance) filter (where a.code = 'BANK')::bigint as bank
    from balances_at('infinity') b join accounts a on a.id = b.account_id`;
  expect(over > 0n && over < 500_000n, `${over} paise`).toBe(true);
  expect([drawer >= 0n, bank >= 0n]).toEqual([true, true]);
});

test("seeding a database that has users does nothing", async () => {
  const before = await database.db.payment.count();
  const logged: string[] = [];
  expect(await seedDemoShop(database.db, { log: (line) => void logged.push(line) })).toBe(false);
  expect(await database.db.payment.count()).toBe(before);
  expect(logged).toEqual([]);
});

test("the lookups know the world, and India as 101, and come in once", async () => {
  const { db } = database;
  const counts = async () => [
    await db.country.count(),
    await db.state.count(),
    await db.city.count(),
    await db.designation.count(),
  ];
  const before = await counts();
  await seedLookups(db);
  expect(await counts()).toEqual(before);
  expect(before[0]).toBe(250);
  const madurai = await db.city.findFirst({
    where: { name: "Madurai" },
    include: { state: { include: { country: true } } },
  });
  expect(madurai?.state.name).toBe("Tamil Nadu");
  expect(madurai?.state.country).toMatchObject({ id: 101, iso2: "IN", name: "India" });
  expect(await db.customerProfile.count({ where: { cityId: null } })).toBe(0);
});
