import { beforeAll, describe, expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { boundsOfHolidays, inARow } from "./holiday-cases.testing.ts";

const app = useApp();
let maker: SignedIn;
let checker: SignedIn;
beforeAll(async () => {
  await app.make.payment();
  maker = await app.signedInAs({ userType: "Admin" });
  checker = await app.signedInAs({ userType: "Admin" });
});

async function setScope(scope: "employees" | "everyone") {
  const { id: _id, ...rest } = await app.db.approvalSetting.findFirstOrThrow({ orderBy: { id: "desc" } });
  await app.db.approvalSetting.create({ data: { ...rest, scope } });
}
let seconds = 0;
/** A second later, so that one call comes after the other. */
const set = (sent: { add?: string[]; remove?: string[] }) => {
  app.clock.now = new Date(Date.UTC(2026, 4, 4, 5, 30, (seconds += 1)));
  return maker.call("setHolidays", { ...sent, add: (sent.add ?? []).map((day) => ({ day })) });
};
const holidays = async (): Promise<string[]> => {
  const { body } = await maker.call("listHolidays", {});
  return body.data.map(({ day }: { day: string }) => day);
};
const dangersOf = async (id: string) =>
  (await app.db.approval.findUniqueOrThrow({ where: { id: BigInt(id) } })).dangers;
const approve = (id: string) => checker.call("decideApproval", { approval_id: id, decision: "approve" });

describe("where everybody waits for somebody else", () => {
  beforeAll(() => setScope("everyone"));

  test("many days at once wait, and are holidays when another Admin approves them", async () => {
    const many = inARow("2027-01-14", 4);
    const asked = await set({ add: many });
    expect([asked.status, await holidays()], JSON.stringify(asked.body)).toEqual([202, []]);
    const id = String(asked.body.approval.approval_id);
    expect(await dangersOf(id)).toMatchObject([{ kind: "holidays", to: many.join(", "), facts: {} }]);
    expect((await approve(id)).body.data[0]).toMatchObject({ state: "approved", outcome: null });
    expect(await holidays()).toEqual(many);
  });

  test("a few do not, until they are many that nobody else saw: added or taken off", async () => {
    expect((await set({ add: ["2027-03-01"] })).status).toBe(200);
    expect((await set({ add: ["2027-03-09"], remove: ["2027-01-17"] })).status).toBe(200);
    expect((await set({ add: ["2027-03-01"] })).status).toBe(200);
    const asked = await set({ remove: ["2027-01-16"] });
    expect(asked.status).toBe(202);
    const id = String(asked.body.approval.approval_id);
    expect(await dangersOf(id)).toMatchObject([
      { from: "2027-01-16", to: "", facts: { unseenDays: "2027-01-17, 2027-03-01, 2027-03-09" } },
    ]);
    expect((await approve(id)).body.data[0]).toMatchObject({ state: "approved", outcome: null });
    expect(await holidays()).toEqual(["2027-01-14", "2027-01-15", "2027-03-01", "2027-03-09"]);
    expect((await set({ add: inARow("2027-04-01", 3) })).status).toBe(200);
    expect((await set({ add: ["2027-04-14"] })).status).toBe(202);
  });
});

test("where an Admin does it at once, the other Admins are told of many days", async () => {
  await setScope("employees");
  const told = () => app.db.approval.findMany({ where: { state: "told", kind: "holidays" } });
  expect([(await set({ add: ["2027-05-14"] })).status, (await told()).length]).toEqual([200, 1]);
  expect([(await set({ add: inARow("2027-06-01", 3) })).status, (await told()).length]).toEqual([200, 1]);
  expect([(await set({ add: ["2027-06-14"] })).status, (await told()).length]).toEqual([200, 2]);
});

describe("no calendar closes the shop for long", () => {
  test.each([
    ["holidays_in_a_row", inARow("2027-08-01", 16)],
    ["holidays_in_a_year", inARow("2029-01-01", 101, 3)],
  ])("%s", async (code, add) => {
    const { status, body } = await set({ add });
    expect([status, body.code]).toEqual([422, code]);
  });

  test.each(boundsOfHolidays)("kept by the database: %s", async (_name, before, added, fault) => {
    const outcome = await app.asOwner(async (owner) => {
      const insert = (days: string[]) =>
        owner.query(
          `insert into holidays (day, added_on, added_at) select day, '2026-05-01', '2026-05-01' from unnest($1::date[]) day`,
          [days],
        );
      await owner.query("begin");
      try {
        await owner.query("update holidays set removed_on = added_on, removed_at = now() where removed_on is null");
        await insert(before);
        return await insert(added).then(
          () => null,
          (error: Error) => error.message,
        );
      } finally {
        await owner.query("rollback");
      }
    });
    expect(outcome).toBe(fault);
  });

  test("nor one that is put back", async () => {
    const putBack = app.asOwner(async (owner) => {
      await owner.query("begin");
      try {
        const days = inARow("2030-05-01", 15);
        await owner.query(
          `insert into holidays (day, added_on, added_at) select day, '2026-05-01', '2026-05-01' from unnest($1::date[]) day`,
          [days],
        );
        await owner.query("update holidays set removed_on = '2026-05-01', removed_at = now() where day = '2030-05-01'");
        await owner.query("insert into holidays (day, added_on, added_at) values ('2030-05-16', '2026-05-01', now())");
        await owner.query("update holidays set removed_on = null, removed_at = null where day = '2030-05-01'");
      } finally {
        await owner.query("rollback");
      }
    });
    await expect(putBack).rejects.toThrow("holidays_in_a_row");
  });
});
