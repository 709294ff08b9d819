import { describe, expect, test } from "vitest";
import { testPassword } from "#testing/make/people.ts";
import { useApp } from "#testing/harness.ts";

const app = useApp();
const day = 24 * 60 * 60_000;

function audits(recordType: string) {
  return app.db.auditEntry.findMany({ where: { recordType, operation: "New_Admin_Login" }, orderBy: { id: "desc" } });
}

describe("signing in", () => {
  test("a person with the right password is answered as the screens need them, without a salt", async () => {
    const designation = await app.db.designation.create({ data: { name: "Manager" } });
    const lastLoginAt = new Date("2026-05-01T05:00:00.000Z");
    const user = await app.make.user({
      name: "Meena",
      userType: "Employee",
      designationId: designation.id,
      lastLoginAt,
      capabilities: ["payments.view"],
    });
    const response = await app
      .nobody()
      .call("signIn", { email: ` ${user.email.toUpperCase()} `, password: testPassword });
    expect(response.status).toBe(200);
    expect(response.body.data).toEqual([
      {
        fld_userid: user.id.toString(),
        fld_id: user.id.toString(),
        fld_name: "Meena",
        fld_email: user.email,
        fld_mobile: user.mobile,
        fld_designation: "Manager",
        fld_photo: null,
        fld_salt: "",
        fld_usertype: "Employee",
        capabilities: ["payments.view"],
        language: null,
        menu: null,
        wants_reminders: true,
        fld_lastlogin: lastLoginAt.toISOString(),
        must_change_password: false,
        shop_time_zone: "Asia/Kolkata",
      },
    ]);
    expect(await app.db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({
      lastLoginAt: app.clock.now,
      previousLoginAt: lastLoginAt,
    });
  });

  test("the session is kept in cookies no script can read and no other site can send", async () => {
    const user = await app.make.user();
    const caller = app.nobody();
    const response = await caller.call("signIn", { email: user.email, password: testPassword });
    const cookies = response.get("Set-Cookie") ?? [];
    expect(cookies.map((line) => line.split("=")[0])).toEqual(["thangam_device", "thangam_access", "thangam_refresh"]);
    for (const line of cookies) expect(line).toMatch(/; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Strict$/);
    expect((await caller.call("getSession")).body.data[0].fld_userid).toBe(user.id.toString());
  });

  test("a portal reached by a name that is not of this machine gets secure cookies with the __Host- prefix", async () => {
    const user = await app.make.user();
    const headers = { Host: "portal.example.com" };
    const response = await app.nobody().call("signIn", { email: user.email, password: testPassword }, { headers });
    for (const line of response.get("Set-Cookie") ?? []) {
      expect(line).toMatch(
        /^__Host-thangam_(access|refresh|device)=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Strict$/,
      );
    }
    expect(response.get("Set-Cookie")).toHaveLength(3);
  });

  test("every way to fail is answered alike, and leaves an audit row that names the reason but no secret", async () => {
    const user = await app.make.user();
    const inactive = await app.make.user({ status: "inactive" });
    const disabled = await app.make.user({ status: "disabled" });
    const expired = await app.make.user({
      passwordIsTemporary: true,
      passwordExpiresAt: new Date(app.clock.now.getTime() - 1),
    });
    const attempts = [
      [{ email: user.email, password: "wrong password" }, "wrong password"],
      [{ email: "nobody@example.com", password: testPassword }, "unknown e-mail"],
      [{ email: inactive.email, password: testPassword }, "not active"],
      [{ email: disabled.email, password: testPassword }, "unknown e-mail"],
      [{ email: expired.email, password: testPassword }, "temporary password expired"],
      [{ email: user.email, password: `${testPassword}${"x".repeat(72)}` }, "wrong password"],
    ] as const;
    for (const [json, reason] of attempts) {
      const response = await app.nobody().call("signIn", json);
      expect(response.status).toBe(401);
      expect(response.body).toMatchObject({ code: "sign_in_failed", data: "The e-mail or the password is not right." });
      expect(response.get("Set-Cookie")).toBeUndefined();
      const [latest] = await audits("user");
      expect(latest?.detail).toEqual({ failed: reason });
    }
  });

  test("signing in anew ends the session that was there, with tokens of its own", async () => {
    const caller = await app.signedInAs({ email: "anew@example.com" });
    const copy = app.withCookies(new Map(caller.cookies));
    await caller.call("signIn", { email: "anew@example.com", password: testPassword });
    for (const [name, value] of caller.cookies) expect(value).not.toBe(copy.cookies.get(name));
    expect((await copy.call("listSchemes")).status).toBe(401);
    expect((await copy.call("refreshSession")).status).toBe(401);
    expect((await caller.call("listSchemes")).status).toBe(200);
  });

  test("a password of more than 72 bytes is not cut to one that fits", async () => {
    const password = "a".repeat(72);
    const user = await app.make.user({ password });
    expect((await app.nobody().call("signIn", { email: user.email, password: `${password}b` })).status).toBe(401);
    expect((await app.nobody().call("signIn", { email: user.email, password })).status).toBe(200);
  });
});

describe("limits", () => {
  test("of 50 guesses sent at once, ten are compared", async () => {
    const user = await app.make.user();
    const guesses = Array.from({ length: 50 }, (_, i) =>
      app.nobody().call("signIn", { email: user.email, password: `guess ${i}` }),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(40);
  });

  test("a limited account takes not even the right password, says how long, and opens again after that", async () => {
    const user = await app.make.user();
    for (let i = 0; i < 10; i += 1) await app.nobody().call("signIn", { email: user.email, password: "guess" });
    const refused = await app.nobody().call("signIn", { email: user.email, password: testPassword });
    expect(refused.status).toBe(429);
    expect(refused.body.code).toBe("too_many_attempts");
    const seconds = Number(refused.get("Retry-After"));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(900);
    app.clock.now = new Date(app.clock.now.getTime() + seconds * 1000);
    expect((await app.nobody().call("signIn", { email: user.email, password: testPassword })).status).toBe(200);
  });

  test("a success on a known device starts it anew, and gives strangers no further guess", async () => {
    app.clock.now = new Date(app.clock.now.getTime() + day);
    const user = await app.make.user();
    const [own, stranger] = [app.nobody(), app.nobody()];
    const signIn = async (caller: typeof own, password: string) =>
      (await caller.call("signIn", { email: user.email, password })).status;
    for (let n = 0; n < 9; n += 1) expect(await signIn(stranger, "guess")).toBe(401);
    expect(await signIn(own, testPassword)).toBe(200);
    for (let round = 0; round < 3; round += 1) {
      for (let n = 0; n < 9; n += 1) expect(await signIn(own, "guess")).toBe(401);
      expect(await signIn(own, testPassword)).toBe(200);
    }
    expect([await signIn(stranger, "guess"), await signIn(stranger, "guess")]).toEqual([401, 429]);
    expect(await signIn(stranger, testPassword)).toBe(429);
    for (let n = 0; n < 10; n += 1) expect(await signIn(own, "guess")).toBe(401);
    expect(await signIn(own, testPassword)).toBe(429);
  });

  test("one address cannot go on guessing over many accounts", async () => {
    app.clock.now = new Date(app.clock.now.getTime() + 2 * day);
    const guesses = Array.from({ length: 105 }, (_, i) =>
      app.nobody().call("signIn", { email: `person${i}@example.org`, password: "guess" }),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(100);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });
});

test("no password and no token is ever logged", async () => {
  app.clock.now = new Date(app.clock.now.getTime() + 3 * day);
  const user = await app.make.user();
  const caller = app.nobody();
  await caller.call("signIn", { email: user.email, password: "a wrong secret" });
  await caller.call("signIn", { email: user.email, password: testPassword });
  await caller.call("refreshSession");
  await caller.call("changePassword", { oldpassword: testPassword, password: "another fine secret" });
  await caller.call("getSession");
  const log = app.logLines.join("");
  expect(log).toContain("New_Admin_Login");
  for (const secret of ["a wrong secret", testPassword, "another fine secret", ...caller.cookies.values()]) {
    expect(log).not.toContain(secret);
  }
});
