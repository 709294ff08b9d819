import { afterEach, describe, expect, test } from "vitest";
import { closeCounted } from "#testing/close-counted.ts";
import { admin, app, clerk, counted, day, days, moveTo, nextDay, take } from "./days.testing.ts";
import { closesEarly } from "./closes-early.ts";

const setTo = async (settings: object) => {
  const [{ version }] = (await admin.call("getSettings")).body.data;
  expect((await admin.call("saveSettings", { ...settings, version })).status).toBe(200);
};

afterEach(() => setTo({ closing_hour: 20, counter_goes_on: false }));

/** Days from today on, the hour of the shop's clock, its closing hour, and whether the close has to be confirmed. */
const cases: readonly [days: number, hour: number, closingHour: number, early: boolean][] = [
  [0, 10, 20, true],
  [0, 19, 20, true],
  [0, 20, 20, false],
  [0, 23, 20, false],
  [0, 0, 0, false],
  [0, 17, 18, true],
  [0, 18, 18, false],
  [-1, 10, 20, false],
];

describe("whether a close has to be confirmed", () => {
  test.each(cases)(
    "%i days from today, at %i, of a shop that closes at %i: %s",
    async (from, hour, closingHour, early) => {
      const closed = new Date(Date.parse(day) + from * 86_400_000).toISOString().slice(0, 10);
      expect(closesEarly(closed, day, hour, closingHour)).toBe(early);
      await setTo({ closing_hour: closingHour });
      const require = (isConfirmed: boolean) =>
        app.asOwner(async (owner) => {
          await owner.query("begin");
          try {
            await owner.query(
              "update day_closings set reopened_at = now(), reopen_reason = 'Test' where reopened_at is null",
            );
            await owner.query("select require_closable($1, $2, $3, 1::smallint, $4)", [day, hour, closed, isConfirmed]);
            return "closes";
          } catch (error) {
            return error instanceof Error ? error.message : "failed";
          } finally {
            await owner.query("rollback");
          }
        });
      expect(await require(false)).toBe(early ? "day_closes_early" : "closes");
      expect(await require(true)).toBe("closes");
    },
  );
});

test("today is closed before the closing hour only by somebody who confirms it", async () => {
  await take("1000");
  app.clock.now = new Date(app.clock.now.getTime() - 2 * 3_600_000);
  const [shown] = (await clerk.call("getDay", { day })).body.data;
  expect(shown).toMatchObject({ closes_early: true, closing_hour: 20 });
  const early = await closeCounted(clerk, { day, counts: counted("1000") });
  expect([early.status, early.body.code, early.body.params]).toEqual([409, "day_closes_early", { hour: "20" }]);
  expect((await closeCounted(clerk, { day, counts: counted("1000"), confirmed: true })).status).toBe(200);
});

test("the counter goes on with tomorrow only if the shop says so, at the gold rate of today", async () => {
  const book = await app.make.book({ day, scheme: { accrual: "weight", prefixes: { [`EC`]: 50_000n } } });
  await app.make.goldRate({ day, ratePaisePerGram: 700_000n });
  expect((await closeCounted(clerk, { day, counts: [] })).status).toBe(200);
  const pay = () => clerk.call("takeCounterPayment", { accountno: book.number });
  const refused = await pay();
  expect([refused.status, refused.body.code]).toEqual([409, "day_closed"]);
  await setTo({ counter_goes_on: true });
  const taken = await pay();
  expect(taken.status, JSON.stringify(taken.body)).toBe(200);
  expect(taken.body.data[0]).toMatchObject({ gold_rate: "7000", business_day: day });
  const journal = await app.db.journal.findFirstOrThrow({ where: { paymentId: BigInt(taken.body.data[0].fld_id) } });
  expect(journal.businessDay.toISOString().slice(0, 10)).toBe(nextDay);
  // Payments alone go on: a book does not begin on a day that has not come.
  await expect(app.make.book({ day })).rejects.toThrow("day_closed");
  await moveTo(days + 1);
  expect((await admin.call("getDay", { day: nextDay })).body.data[0].figures[0]).toMatchObject({ receipts: "500" });
});

describe("whoever counts blind closes a day only after their own count of it", () => {
  afterEach(() => setTo({ blind_count: true }));

  test.each<[string, string, (() => Promise<unknown>) | null, string]>([
    ["who counted nothing is refused", "clerk", null, "drawer_not_counted"],
    ["who counted closes", "clerk", () => clerk.call("countDrawer", { day, counted: "0" }), "closed"],
    [
      "the count of somebody else is not theirs",
      "clerk",
      () => admin.call("countDrawer", { day, counted: "0" }),
      "drawer_not_counted",
    ],
    ["a count of another day is none of this one", "clerk", () => countOf(dayBefore()), "drawer_not_counted"],
    ["a count of another branch is none of this one", "clerk", () => countElsewhere(), "drawer_not_counted"],
    ["a count before the day was opened again is none", "clerk", () => countedAndReopened(), "drawer_not_counted"],
    ["an Admin sees the books and need not", "admin", null, "closed"],
    ["a shop may let everybody see the books", "clerk", () => setTo({ blind_count: false }), "closed"],
  ])("%s", async (_what, who, before, end) => {
    await before?.();
    const { body } = await (who === "admin" ? admin : clerk).call("closeDay", { day, counts: [] });
    expect(body.code ?? "closed").toBe(end);
    const { closings } = (await admin.call("getDay", { day })).body.data[0];
    expect(closings.some((one: { reopened_at: string | null }) => one.reopened_at === null)).toBe(end === "closed");
  });
});

const dayBefore = () => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
const keepCount = (of: string, place: number) =>
  app.asOwner((owner) =>
    owner.query("select keep_drawer_count($1, $2, $3, $4::smallint, 0)", [
      JSON.stringify({ actorId: String(clerk.userId) }),
      app.clock.now,
      of,
      place,
    ]),
  );
const countOf = (of: string) => keepCount(of, 1);
const countElsewhere = async () => keepCount(day, (await app.make.branch({ name: `North of ${day}` })).id);

async function countedAndReopened() {
  expect((await closeCounted(clerk, { day, counts: [] })).status).toBe(200);
  app.clock.now = new Date(app.clock.now.getTime() + 60_000);
  expect((await admin.call("reopenDay", { day, reason: "A receipt was forgotten" })).status).toBe(200);
}
