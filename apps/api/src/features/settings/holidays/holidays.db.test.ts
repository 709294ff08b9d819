import { beforeAll, describe, expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";

const app = useApp();
let admin: SignedIn;
beforeAll(async () => {
  admin = await app.signedInAs({ userType: "Admin", name: "Asha" });
});

const set = (sent: object) => admin.call("setHolidays", sent);

describe("the shop's holidays", () => {
  test("are added and taken off before they have come, and each stands once", async () => {
    const added = await set({
      add: [{ day: "2026-06-01", name: "Festival" }, { day: "2026-06-02" }, { day: "2026-06-02" }],
    });
    expect(added.body.data).toEqual([
      { day: "2026-06-01", name: "Festival", moves_due_days: true },
      { day: "2026-06-02", name: null, moves_due_days: true },
    ]);
    expect((await set({ remove: ["2026-06-01"] })).body.data).toEqual([
      { day: "2026-06-02", name: null, moves_due_days: true },
    ]);
    expect((await set({ add: [{ day: "2026-06-01" }] })).body.data).toHaveLength(2);
    const customer = await app.signedInAs({ userType: "Customer" });
    expect((await customer.call("listHolidays", {})).body.data).toHaveLength(2);
    expect((await customer.call("setHolidays", { remove: ["2026-06-02"] })).status).toBe(403);
  });

  test("that have come stay, and so do those of today", async () => {
    for (const day of ["2026-05-04", "2026-05-03"]) {
      expect((await set({ add: [{ day }] })).body.code).toBe("holiday_past");
      expect((await set({ remove: [day] })).body.code).toBe("holiday_past");
    }
  });

  test.each<[string, string, string]>([
    [
      "adds one that has come",
      "insert into holidays (day, added_on, added_at) values ('2026-05-01', '2026-05-01', now())",
      "holidays_added_check",
    ],
    [
      "takes one off that has come",
      "update holidays set removed_on = day, removed_at = now() where day = '2026-06-02'",
      "holidays_removed_check",
    ],
    [
      "adds one twice",
      "insert into holidays (day, added_on, added_at) values ('2026-06-02', '2026-05-01', now())",
      "holidays_day_key",
    ],
    ["deletes one", "delete from holidays", "permission denied"],
    ["moves one", "update holidays set day = '2026-06-03'", "permission denied"],
  ])("are kept by the database, whoever %s", async (_what, sql, message) => {
    await expect(app.db.$executeRawUnsafe(sql)).rejects.toThrow(message);
  });
});
