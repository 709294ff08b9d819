import { encode } from "@thangam/terms/json/json";
import { monthly } from "@thangam/terms/testing/arrange";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";

const app = useApp();
let admin: SignedIn;
let chitid: string;

/** Noon of a day at the shop. */
async function comes(day: string) {
  app.clock.now = new Date(`${day}T06:30:00Z`);
  admin = await app.signedInUser(admin.userId);
}

beforeAll(async () => {
  app.clock.now = new Date("2025-01-31T06:30:00Z");
  admin = await app.signedInAs({ userType: "Admin" });
  const prefixes = [{ prefix: "HM", amount: "500" }];
  await admin.call("saveScheme", {
    fld_chitschema: "Six",
    terms: encode({ schedule: monthly(6), benefits: [] }),
    prefixes,
  });
  const client = String((await app.make.client()).id);
  const book = { client, chitschema: "Six", accountno: "HM1", chitamount: "500", duration: "6" };
  chitid = (await admin.call("addBook", book)).body.data[0].chitid;
});

beforeEach(() => comes("2025-01-31"));

const moves = async (on: boolean) => {
  const { version } = (await admin.call("getSettings")).body.data[0];
  return admin.call("saveSettings", { holidays_move_due_days: on, version });
};
const dueDays = async () =>
  (await admin.call("listInstalments", { chitid })).body.data
    .map(({ due_on }: { due_on: string }) => due_on)
    .slice(1, 4);
const quoted = async () =>
  (await admin.call("quoteBook", { chitid })).body.data.today.valuation.instalments
    .map(({ dueOn }: { dueOn: string }) => dueOn)
    .slice(1, 4);
const holidays = async (): Promise<[string, boolean][]> =>
  (await admin.call("listHolidays", {})).body.data.map((one: { day: string; moves_due_days: boolean }) => [
    one.day,
    one.moves_due_days,
  ]);

describe("whether holidays move what falls due on them", () => {
  test("is a setting of the shop, on at first, that holds for all holidays to come and for those that are added", async () => {
    await admin.call("setHolidays", { add: [{ day: "2025-02-28" }, { day: "2025-03-31", name: "Festival" }] });
    expect(await dueDays()).toEqual(["2025-03-01", "2025-04-01", "2025-04-30"]);
    expect((await moves(false)).status).toBe(200);
    await admin.call("setHolidays", { add: [{ day: "2025-04-30" }] });
    expect(await holidays()).toEqual([
      ["2025-02-28", false],
      ["2025-03-31", false],
      ["2025-04-30", false],
    ]);
    expect(await dueDays()).toEqual(["2025-02-28", "2025-03-31", "2025-04-30"]);
    expect(await quoted()).toEqual(await dueDays());
    expect((await moves(true)).status).toBe(200);
    expect(await dueDays()).toEqual(["2025-03-01", "2025-04-01", "2025-05-01"]);
    expect(await quoted()).toEqual(await dueDays());
  });

  test("changes nothing of a day that has come: what was late then is late", async () => {
    await comes("2025-03-01");
    expect((await moves(false)).status).toBe(200);
    expect(await dueDays()).toEqual(["2025-03-01", "2025-03-31", "2025-04-30"]);
    expect(await quoted()).toEqual(await dueDays());
  });

  test("is asked of nobody who changes other settings, and saved again it changes nothing", async () => {
    await comes("2025-03-01");
    const before = await app.db.holiday.count();
    expect((await moves(false)).status).toBe(200);
    const { version } = (await admin.call("getSettings")).body.data[0];
    expect((await admin.call("saveSettings", { reminders: true, version })).body.data[0]).toMatchObject({
      holidays_move_due_days: false,
      reminders: true,
    });
    expect(await app.db.holiday.count()).toBe(before);
  });

  test("is kept by the database: a holiday is as the shop has set", async () => {
    const add = (flag: boolean) =>
      app.db.$executeRawUnsafe(
        `insert into holidays (day, moves_due_days, added_on, added_at) values ('2025-07-01', ${flag}, '2025-03-01', now())`,
      );
    await expect(add(true)).rejects.toThrow("is not as the shop has set");
    await expect(app.db.$executeRawUnsafe("update holidays set moves_due_days = true")).rejects.toThrow(
      "permission denied",
    );
    expect(await add(false)).toBe(1);
  });

  test("waits for a second person, whichever way it is changed", async () => {
    await app.make.payment();
    await app.signedInAs({ userType: "Admin" });
    const { id: _id, ...rest } = await app.db.approvalSetting.findFirstOrThrow({ orderBy: { id: "desc" } });
    await app.db.approvalSetting.create({ data: { ...rest, scope: "everyone" } });
    const asked = await moves(true);
    expect(asked.status, JSON.stringify(asked.body)).toBe(202);
    const approval = await app.db.approval.findFirstOrThrow({ orderBy: { id: "desc" } });
    expect(approval.dangers).toMatchObject([{ kind: "approval_settings", to: "holidaysMoveDueDays: false → true" }]);
    expect((await holidays()).every(([, does], at) => at === 0 || !does)).toBe(true);
  });
});
