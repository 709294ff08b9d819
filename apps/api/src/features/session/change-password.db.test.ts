import { describe, expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";
import { testPassword } from "#testing/make/people.ts";

const app = useApp();

describe("a temporary password", () => {
  test("lets its owner do nothing but choose a new one", async () => {
    const user = await app.make.user({
      userType: "Employee",
      capabilities: ["payments.view"],
      passwordIsTemporary: true,
    });
    const caller = app.nobody();
    const signedIn = await caller.call("signIn", { email: user.email, password: testPassword });
    expect(signedIn.body.data[0].must_change_password).toBe(true);
    const refused = await caller.call("listPayments");
    expect(refused.status).toBe(403);
    expect(refused.body.code).toBe("password_change_required");

    const changed = await caller.call("changePassword", { oldpassword: testPassword, password: "மழை 2026 grain" });
    expect(changed.body.data[0].must_change_password).toBe(false);
    expect((await caller.call("listPayments")).status).toBe(200);
    expect(await app.db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({ passwordExpiresAt: null });
  });
});

describe("changing a password", () => {
  test("ends the person's other sessions and keeps this one", async () => {
    const caller = await app.signedInAs();
    const elsewhere = await app.signedInUser(caller.userId);
    expect(
      (await caller.call("changePassword", { oldpassword: testPassword, password: "quiet river 77" })).status,
    ).toBe(200);
    expect((await caller.call("listSchemes")).status).toBe(200);
    expect((await elsewhere.call("listSchemes")).status).toBe(401);
  });

  test("refuses in the order: old missing, old wrong, new missing, not confirmed, new against the rules", async () => {
    const own = "mango tree by the river";
    const caller = await app.signedInAs({ password: own, name: "Meenakshi Sundaram", mobile: "9840012345" });
    const refusalOf = async (oldpassword: string, password: string, more: object = {}) => {
      const { status, body } = await caller.call("changePassword", { oldpassword, password, ...more });
      return [status, body.code, body.data];
    };
    expect(await refusalOf("", "")).toEqual([422, "change_old_missing", "old Password Cannot be empty"]);
    expect(await refusalOf("not it", "")).toEqual([422, "incorrect_old_password", "Incorrect Old Password"]);
    expect(await refusalOf(own, "")).toEqual([422, "new_password_missing", "New Password Cannot be empty"]);
    const unconfirmed = { confirmpassword: "" };
    expect(await refusalOf("not it", own, unconfirmed)).toEqual([
      422,
      "incorrect_old_password",
      "Incorrect Old Password",
    ]);
    expect((await refusalOf(own, "", unconfirmed))[2]).toBe("New Password Cannot be empty");
    for (const confirmpassword of ["", "   ", null])
      expect((await refusalOf(own, "short", { confirmpassword }))[2]).toBe("Confirm Password Cannot be empty");
    expect((await refusalOf(own, "short", { confirmpassword: "shorts" }))[2]).toBe(
      "New Password and Confirm Password do not match",
    );
    expect(await refusalOf("not it", "short")).toEqual([422, "incorrect_old_password", "Incorrect Old Password"]);
    const codeOf = async (password: string) => (await refusalOf(own, password))[1];
    expect(await codeOf("short")).toBe("password_too_short");
    expect(await codeOf("long".repeat(20))).toBe("password_too_long");
    expect(await codeOf("Password1")).toBe("password_too_common");
    expect(await codeOf("9840012345")).toBe("password_is_personal");
    expect(await codeOf(own)).toBe("password_unchanged");
  });

  test("a right old password is no guess, however often the new one is missing or refused", async () => {
    const caller = await app.signedInAs();
    for (let n = 0; n < 12; n += 1) {
      const { body } = await caller.call("changePassword", { oldpassword: testPassword });
      expect(body.code).toBe("new_password_missing");
      const weak = await caller.call("changePassword", { oldpassword: testPassword, password: "Password1" });
      expect(weak.body.code).toBe("password_too_common");
    }
  });

  test("the old password cannot be guessed through it", async () => {
    const caller = await app.signedInAs();
    const guess = () => caller.call("changePassword", { oldpassword: "a guess", password: "quiet river 77" });
    const statuses = (await Promise.all(Array.from({ length: 20 }, guess))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });
});
