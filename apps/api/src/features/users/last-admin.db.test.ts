import { describe, expect, test } from "vitest";
import { refusalIn } from "#core/refusal.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import { app, formOf } from "./users.testing.ts";

describe("the last active Admin", () => {
  /** Makes the two given the only active Admins. */
  async function onlyAdmins() {
    const [one, two] = [await app.signedInAs({ userType: "Admin" }), await app.signedInAs({ userType: "Admin" })];
    const ids = [one.userId, two.userId];
    await app.db.user.updateMany({
      where: { userType: "Admin", id: { notIn: ids } },
      data: { status: "inactive" },
    });
    return { one, two };
  }
  const activeAdmins = () => app.db.user.count({ where: { userType: "Admin", status: "active" } });

  test("cannot be disabled, made inactive or demoted, not even by themselves", async () => {
    const { one, two } = await onlyAdmins();
    expect((await one.call("updateUser", await formOf(two.userId, { status: "Inactive" }))).status).toBe(200);
    for (const change of [{ status: "Inactive" }, { status: "Disabled" }, { usertype: "Employee" }]) {
      const { status, body } = await one.call("updateUser", await formOf(one.userId, change));
      expect([status, body.code]).toEqual([409, "last_admin"]);
    }
    expect(await activeAdmins()).toBe(1);
  });

  test("stays when two demote each other at the same moment, every time", async () => {
    for (let n = 0; n < 10; n += 1) {
      const { one, two } = await onlyAdmins();
      const [demoteTwo, demoteOne] = [
        await formOf(two.userId, { usertype: "Employee" }),
        await formOf(one.userId, { status: "Disabled" }),
      ];
      const answers = await Promise.all([one.call("updateUser", demoteTwo), two.call("updateUser", demoteOne)]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await activeAdmins()).toBe(1);
    }
  });

  test("stays whatever code says: the database refuses, also two at once", async () => {
    const { one, two } = await onlyAdmins();
    const results = await Promise.allSettled(
      [one, two].map(({ userId }) =>
        inTransaction(app.db, (tx) => tx.user.update({ where: { id: userId }, data: { status: "disabled" } })),
      ),
    );
    const refused = results.filter((result) => result.status === "rejected");
    expect(refused.map(({ reason }) => refusalIn(reason)?.code)).toEqual(["last_admin"]);
    expect(await activeAdmins()).toBe(1);
  });
});
