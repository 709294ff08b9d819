import { beforeAll, describe, expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";

const app = useApp();
let admin: SignedIn;

beforeAll(async () => {
  admin = await app.signedInAs({ userType: "Admin" });
});

const at = (day: string) => ({ day, now: new Date(`${day}T06:00:00Z`) });

/** Half of an instalment from the second on, the whole of it from the third; three months. */
const threeMonths = {
  instalments: 3,
  benefits: {
    bonus: {
      of: "instalment" as const,
      by: "instalments" as const,
      steps: [
        { from: 2, percent: 5000 },
        { from: 3, percent: 10_000 },
      ],
    },
  },
};

async function quoted(bookId: bigint, by = admin) {
  const answer = await by.call("quoteBook", { chitid: String(bookId) });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
}

describe("a quote", () => {
  test("follows what is credited: a payment adds to it, a refund takes from it", async () => {
    const book = await app.make.book({ scheme: threeMonths, ...at("2026-03-01") });
    await app.make.payment({ bookId: book.id, ...at("2026-03-01") });
    expect(await quoted(book.id)).toMatchObject({
      as_of: "2026-05-04",
      today: { instalments_paid: 1, paid_total: "500", bonus: "0", lost: "too_early", total: "500", worth: "500" },
      at_maturity: { day: "2026-06-01", paid_total: "1500", bonus: "500", total: "2000" },
      supposes: "all_paid",
    });
    const second = await app.make.payment({ bookId: book.id, ...at("2026-04-20") });
    expect(await quoted(book.id)).toMatchObject({
      today: { instalments_counted: 2, late_days: 19, bonus: "250", total: "1250" },
    });
    await app.money.refund(second.paymentId);
    expect(await quoted(book.id)).toMatchObject({ today: { late_days: 0, bonus: "0", total: "500" } });
  });

  test("goes by the day the bank credited a payment, not by the day it was acknowledged", async () => {
    const scheme = { ...threeMonths, benefits: { ...threeMonths.benefits, late: "forfeit" as const, graceDays: 5 } };
    const book = await app.make.book({ scheme, ...at("2026-04-01") });
    const paid = await app.make.payment({ bookId: book.id, status: "pending", mode: "online", ...at("2026-04-01") });
    const credited = { creditedOn: "2026-04-01", creditedAt: at("2026-04-01").now };
    await app.money.acknowledge(paid.paymentId, { ...at("2026-04-09"), ...credited });
    expect((await quoted(book.id)).today.late_days).toBe(0);
  });

  test("of a flexible book rests on what lay there, not on the amount it is named after or what came today", async () => {
    const scheme = {
      ...threeMonths,
      paymentRule: "flexible" as const,
      benefits: { bonus: { ...threeMonths.benefits.bonus, steps: [{ from: 3, percent: 20_000 }] } },
    };
    const book = await app.make.book({ scheme, amountPaise: 100_000_000n, ...at("2026-01-01") });
    for (const day of ["2026-01-01", "2026-02-01", "2026-03-01"])
      await app.make.payment({ bookId: book.id, amountPaise: 10_000n, ...at(day) });
    expect(await quoted(book.id)).toMatchObject({
      payment_rule: "flexible",
      today: { instalments_counted: 3, paid_total: "300", bonus: "200", total: "500" },
    });
    await app.make.payment({ bookId: book.id, amountPaise: 500_000n, ...at("2026-05-04") });
    expect((await quoted(book.id)).today).toMatchObject({ paid_total: "5300", bonus: "200" });
  });

  test("of an existing member counts the months paid before, which were never late", async () => {
    const scheme = { ...threeMonths, benefits: { ...threeMonths.benefits, late: "forfeit" as const, graceDays: 5 } };
    const book = await app.make.book({ scheme, paidMonths: 2, ...at("2026-05-01") });
    expect(await quoted(book.id)).toMatchObject({
      today: { instalments_counted: 2, days: 64, late_days: 0, bonus: "250" },
      at_maturity: { day: "2026-06-01" },
    });
  });

  test("in gold is valued at today's rate, and what is to come rounds as the counter will", async () => {
    const weight = { of: "weight" as const, by: "instalments" as const, steps: [{ from: 3, percent: 1000 }] };
    const scheme = {
      accrual: "weight" as const,
      instalments: 3,
      roundingPlaces: 2 as const,
      benefits: { bonus: weight },
    };
    await app.make.goldRate({ ...at("2026-04-01"), ratePaisePerGram: 700_000n });
    const book = await app.make.book({ scheme, ...at("2026-04-01") });
    await app.make.payment({ bookId: book.id, ...at("2026-04-01") });
    expect(await quoted(book.id)).toMatchObject({
      gold_rate: null,
      today: { weight_total: "0.070", total_weight: "0.070", gold_value: null, worth: null },
      at_maturity: { weight_total: null, total_weight: null, paid_total: "1500" },
    });
    await app.make.goldRate({ ratePaisePerGram: 713_300n });
    const { today, at_maturity: later, gold_rate: rate } = await quoted(book.id);
    expect([rate, today.gold_value]).toEqual(["7133", "499.31"]);
    for (const _ of [2, 3]) await app.make.payment({ bookId: book.id });
    const whole = await quoted(book.id);
    expect([later.weight_total, later.bonus_weight]).toEqual([
      whole.today.weight_total,
      whole.at_maturity.bonus_weight,
    ]);
    expect([later.weight_total, later.bonus_weight, later.total_weight]).toEqual(["0.210", "0.020", "0.230"]);
  });

  test("stands on the version of the book, whatever the scheme promises since", async () => {
    const book = await app.make.book({ scheme: { ...threeMonths, prefixes: { QUO: 50_000n } }, ...at("2026-01-01") });
    for (const day of ["2026-01-01", "2026-02-01", "2026-03-01"])
      await app.make.payment({ bookId: book.id, ...at(day) });
    const before = await quoted(book.id);
    const version = await app.db.schemeVersion.findUniqueOrThrow({ where: { id: book.schemeVersionId } });
    const saved = await admin.call("saveScheme", {
      fld_schemeid: String(version.schemeId),
      version: 1,
      fld_chitschema: version.name,
      fld_type: "Monthly",
      fld_duration: "3",
      accrual: "amount",
      payment_rule: "fixed",
      prefixes: [{ prefix: "QUO", amount: "500" }],
      benefits: { late: "none" },
    });
    expect(saved.status).toBe(200);
    expect(await quoted(book.id)).toEqual(before);
    expect(before.today).toMatchObject({ bonus: "500", total: "2000", lost: "none" });
  });

  test.each([
    [2, 24, "2027-01-31"],
    [2, 25, "2027-02-15"],
    [null, 12, "2027-01-31"],
    [null, 13, "2027-02-28"],
  ])(
    "at a pace of %s a month, %i instalments mature when the last is over",
    async (instalmentsPerMonth, instalments, day) => {
      const book = await app.make.book({ scheme: { instalmentsPerMonth, instalments }, ...at("2026-01-31") });
      expect((await quoted(book.id)).today.matures_on).toBe(day);
    },
  );

  test("of a closed book supposes nothing more, and of a settled one there is none", async () => {
    const book = await app.make.book({ scheme: threeMonths, ...at("2026-03-01") });
    await app.make.payment({ bookId: book.id, ...at("2026-03-01") });
    await app.make.closedBook(book.id);
    expect(await quoted(book.id)).toMatchObject({
      chitstatus: "Closed",
      supposes: "as_it_stands",
      at_maturity: { paid_total: "500", bonus: "0" },
    });
    const settled = await app.make.book({ status: "settled" });
    const answer = await admin.call("quoteBook", { chitid: String(settled.id) });
    expect([answer.status, answer.body.code]).toEqual([409, "book_settled"]);
  });

  test("is the same for staff and for whose book it is, and as if it were not there for anybody else", async () => {
    const owner = await app.signedInAs({ userType: "Customer" });
    const client = await app.make.client({ userId: owner.userId });
    const book = await app.make.book({ clientId: client.id, scheme: threeMonths });
    const clerk = await app.signedInAs({ userType: "Employee", capabilities: ["clients.view"] });
    const byAdmin = await quoted(book.id);
    expect(await quoted(book.id, owner)).toEqual(byAdmin);
    expect(await quoted(book.id, clerk)).toEqual(byAdmin);
    const stranger = await app.signedInAs({ userType: "Customer" });
    const refused = await stranger.call("quoteBook", { chitid: String(book.id) });
    expect([refused.status, refused.body.code]).toEqual([404, "book_not_found"]);
    const unable = await app.signedInAs({ userType: "Employee" });
    expect((await unable.call("quoteBook", { chitid: String(book.id) })).status).toBe(403);
  });
});
