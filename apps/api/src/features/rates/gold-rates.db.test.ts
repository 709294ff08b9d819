import { beforeAll, describe, expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";

const app = useApp();
let admin: SignedIn;

beforeAll(async () => {
  admin = await app.signedInAs({ userType: "Admin", name: "Asha" });
});

describe("the gold rate", () => {
  test("set twice in a day is the second one, and the first stays in history", async () => {
    await admin.call("setGoldRate", { date: "2026-05-04", rate: "9876.50" });
    const answer = await admin.call("setGoldRate", { rate: 9900 });
    expect(answer.body.data[0]).toMatchObject({
      date: "2026-05-04",
      rate: "9900",
      purity: "22K",
      current: true,
      set_by: "Asha",
    });
    const list = await admin.call("listGoldRates", { purity: "22K" });
    expect(list.body.data.map((row: { rate: string; current: boolean }) => [row.rate, row.current])).toEqual([
      ["9900", true],
      ["9876.50", false],
    ]);
  });

  test("does not touch what was credited before", async () => {
    const book = await app.make.book({ scheme: { accrual: "weight" } });
    await admin.call("setGoldRate", { rate: "10000" });
    const paid = await admin.call("takeCounterPayment", { accountno: book.number });
    await admin.call("setGoldRate", { rate: "20000" });
    const payment = await app.db.payment.findUniqueOrThrow({
      where: { id: BigInt(paid.body.data[0].fld_id) },
      include: { goldRate: true },
    });
    expect([payment.weightMg, payment.goldRate?.ratePaisePerGram]).toEqual([50n, 1_000_000n]);
    // What is paid later on the same day has the corrected rate.
    const later = await admin.call("takeCounterPayment", { accountno: book.number });
    expect(later.body.data[0]).toMatchObject({ gold_rate: "20000", weight: "0.025" });
  });

  test("of another day cannot be set", async () => {
    const before = await app.db.goldRate.count();
    const answer = await admin.call("setGoldRate", { date: "2026-05-03", rate: "9000" });
    expect([answer.status, answer.body.code]).toEqual([422, "gold_rate_not_today"]);
    expect(await app.db.goldRate.count()).toBe(before);
  });

  test.each(["", "abc", "0", "-5", "1e4", "9876.543"])("%j is refused with the sentence people know", async (rate) => {
    const answer = await admin.call("setGoldRate", { rate });
    expect([answer.status, answer.body.data]).toEqual([422, "Please enter valid gold rate"]);
  });

  test("of today is nothing until it is set, and then the newest of each purity", async () => {
    app.clock.now = new Date("2026-05-05T05:30:00.000Z");
    const today = await app.signedInAs({ userType: "Admin", name: "Banu" });
    expect((await today.call("todaysGoldRate")).body.data).toEqual([]);
    await today.call("setGoldRate", { rate: "10100" });
    await today.call("setGoldRate", { rate: "10200" });
    await today.call("setGoldRate", { rate: "11000", purity: "24K" });
    expect((await today.call("todaysGoldRate")).body.data).toMatchObject([{ rate: "10200", set_by: "Banu" }]);
    expect((await today.call("todaysGoldRate", { purity: "24K" })).body.data).toMatchObject([{ rate: "11000" }]);
    const customer = await app.signedInAs({ userType: "Customer" });
    expect((await customer.call("todaysGoldRate")).body.data).toMatchObject([{ rate: "10200", set_by: null }]);
  });

  test("has a history of the rate in force on each day, the oldest first, within the days asked for", async () => {
    for (const [day, ratePaisePerGram] of [
      ["2026-04-01", 900_000n],
      ["2026-05-02", 910_000n],
      ["2026-05-02", 920_000n],
    ] as const)
      await app.make.goldRate({ day, ratePaisePerGram });
    const history = await admin.call("goldRateHistory", { days: 5 });
    expect(history.body.data).toEqual([
      { date: "2026-05-02", rate: "9200" },
      { date: "2026-05-04", rate: "20000" },
    ]);
    const longer = await admin.call("goldRateHistory", { days: "40" });
    expect(longer.body.data[0]).toEqual({ date: "2026-04-01", rate: "9000" });
    expect((await admin.call("goldRateHistory", { days: 1 })).status).toBe(422);
  });

  test("is shown to customers without who set it", async () => {
    const customer = await app.signedInAs({ userType: "Customer" });
    const list = await customer.call("listGoldRates");
    expect(list.body.data.every((row: { set_by: string | null }) => row.set_by === null)).toBe(true);
    expect(list.body.data.length).toBeGreaterThan(0);
  });
});

describe("small steps of the gold rate", () => {
  const told = () => app.db.approval.count({ where: { kind: "gold_rate" } });
  const setOn = async (day: number, by: { id: bigint }, rate: string, purity = "24K") => {
    app.clock.now = new Date(Date.UTC(2026, 8, day, 6));
    const before = await told();
    const answer = await (await app.signedInUser(by.id)).call("setGoldRate", { rate, purity });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return (await told()) > before;
  };

  test("of some days are weighed together, until somebody else approved or set the rate, or 30 days are over", async () => {
    await app.make.payment();
    const [one, two] = [await app.make.user({ userType: "Admin" }), await app.make.user({ userType: "Admin" })];
    expect(await setOn(1, one, "11000")).toBe(false);
    expect(await setOn(2, one, "10670")).toBe(false);
    expect(await setOn(3, one, "10439")).toBe(true);
    const last = await app.db.approval.findFirstOrThrow({ where: { kind: "gold_rate" }, orderBy: { id: "desc" } });
    expect(last.dangers).toMatchObject([{ from: "10670", to: "10439", facts: { comparedWith: "11000" } }]);
    // Whoever is told has not approved it.
    expect(await setOn(4, one, "10340")).toBe(true);
    expect(await setOn(5, two, "10340")).toBe(false);
    expect(await setOn(6, one, "10230")).toBe(false);
    expect(await setOn(7, one, "9800")).toBe(true);
    expect(await setOn(40, one, "9790")).toBe(false);
  });

  test("of one day are weighed against the rate of the day before", async () => {
    const one = await app.make.user({ userType: "Admin" });
    expect(await setOn(60, one, "9790")).toBe(false);
    expect(await setOn(61, one, "9400")).toBe(false);
    expect(await setOn(61, one, "9300")).toBe(true);
  });

  test("the first rate of a purity is weighed against the last one of other gold, by what it holds", async () => {
    const one = await app.make.user({ userType: "Admin" });
    await app.make.goldRate({ day: "2026-11-09", purity: "24K", ratePaisePerGram: 1_000_000n });
    expect(await setOn(70, one, "7124.99", "18K")).toBe(true);
    const last = await app.db.approval.findFirstOrThrow({ where: { kind: "gold_rate" }, orderBy: { id: "desc" } });
    expect(last.dangers).toMatchObject([{ from: null, to: "7124.99", facts: { comparedWith: "7500" } }]);
  });

  test("the rate of gold that the shop has not set for more than a week is weighed so, too, however near it is to its old one", async () => {
    const one = await app.make.user({ userType: "Admin" });
    const [old, fresh] = [700_000n, 1_100_000n];
    await app.make.goldRate({ day: "2027-03-01", purity: "24K", ratePaisePerGram: old });
    await app.make.goldRate({ day: "2027-03-08", purity: "22K", ratePaisePerGram: fresh });
    const on = async (day: string, rate: string) => {
      app.clock.now = new Date(`${day}T06:30:00Z`);
      const before = await app.db.approval.count({ where: { kind: "gold_rate" } });
      const by = await app.signedInUser(one.id);
      expect((await by.call("setGoldRate", { rate, purity: "24K" })).status).toBe(200);
      return (await app.db.approval.count({ where: { kind: "gold_rate" } })) > before;
    };
    // The 22 carat gold is a week younger, and then a day more.
    expect(await on("2027-03-08", "7000")).toBe(false);
    await app.make.goldRate({ day: "2027-03-16", purity: "22K", ratePaisePerGram: fresh });
    expect(await on("2027-03-16", "7000")).toBe(true);
    const last = await app.db.approval.findFirstOrThrow({ where: { kind: "gold_rate" }, orderBy: { id: "desc" } });
    expect(last.dangers).toMatchObject([{ from: "7000", to: "7000", facts: { comparedWith: "12000" } }]);
  });
});
