import { describe, expect, test } from "vitest";
import { testPassword } from "#testing/make.ts";
import { useApp } from "#testing/harness.ts";

const app = useApp();
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

function pass(ms: number): void {
  app.clock.now = new Date(app.clock.now.getTime() + ms);
}

function storedSession(id: string) {
  return app.db.session.findUniqueOrThrow({ where: { id } });
}

describe("who is signed in", () => {
  test("nobody is an empty list, not an error", async () => {
    const response = await app.nobody().call("getSession");
    expect(response.status).toBe(200);
    expect(response.body).toEqual({ data: [] });
  });

  test("a browser whose access ran out is told to refresh, and stays signed in when it does", async () => {
    const caller = await app.signedInAs();
    pass(11 * minute);
    expect((await caller.call("getSession")).body.code).toBe("not_signed_in");
    expect((await caller.call("refreshSession")).status).toBe(200);
    expect((await caller.call("getSession")).body.data[0].fld_userid).toBe(caller.userId.toString());
  });

  test("a person who is disabled fails at their next request", async () => {
    for (const status of ["Inactive", "Disabled"]) {
      const caller = await app.signedInAs();
      expect((await caller.call("listSchemes")).status).toBe(200);
      await app.db.user.update({ where: { id: caller.userId }, data: { status } });
      expect((await caller.call("listSchemes")).status).toBe(401);
      expect((await caller.call("refreshSession")).status).toBe(401);
    }
  });

  test("a session that was revoked fails at its next request", async () => {
    const caller = await app.signedInAs();
    await app.db.session.update({ where: { id: caller.sessionId }, data: { revokedAt: app.clock.now } });
    expect((await caller.call("listSchemes")).status).toBe(401);
  });

  test("many requests at once are each answered for their own session", async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => app.signedInAs()));
    await app.db.user.update({ where: { id: people[3]?.userId ?? 0n }, data: { status: "Inactive" } });
    const answers = await Promise.all(people.map((person) => person.call("getSession")));
    const seen = answers.map(({ body }) => body.data[0].fld_userid ?? body.code);
    expect(seen).toEqual(people.map(({ userId }, index) => (index === 3 ? "not_signed_in" : userId.toString())));
  });
});

describe("refreshing", () => {
  test("two tabs that refresh at once both stay signed in", async () => {
    const caller = await app.signedInAs();
    const tabs = [app.withCookies(new Map(caller.cookies)), app.withCookies(new Map(caller.cookies))];
    const answers = await Promise.all(tabs.map((tab) => tab.call("refreshSession")));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await storedSession(caller.sessionId)).refreshGeneration).toBe(1);
    for (const tab of tabs) {
      expect((await tab.call("getSession")).status).toBe(200);
      expect((await tab.call("refreshSession")).status).toBe(200);
    }
  });

  test("an old refresh token used again ends the session for everyone who holds it", async () => {
    const caller = await app.signedInAs();
    const thief = app.withCookies(new Map(caller.cookies));
    await caller.call("refreshSession");
    pass(31_000);
    const refused = await thief.call("refreshSession");
    expect(refused.status).toBe(401);
    expect(refused.body.code).toBe("session_ended");
    expect(thief.cookies.size).toBe(0);
    expect((await caller.call("getSession")).body).toMatchObject({ code: "not_signed_in" });
    expect((await caller.call("refreshSession")).status).toBe(401);
    expect(await storedSession(caller.sessionId)).toMatchObject({ revokedReason: "old refresh token used" });
  });

  test("a token two generations old ends the session even at once", async () => {
    const caller = await app.signedInAs();
    const thief = app.withCookies(new Map(caller.cookies));
    await caller.call("refreshSession");
    await caller.call("refreshSession");
    expect((await thief.call("refreshSession")).status).toBe(401);
    expect((await storedSession(caller.sessionId)).revokedAt).not.toBeNull();
  });

  test("staff unused for 12 hours are signed out; used every hour they last 7 days", async () => {
    const idle = await app.signedInUser((await app.make.user({ userType: "Employee" })).id);
    await idle.call("refreshSession");
    pass(12 * hour);
    expect((await idle.call("refreshSession")).status).toBe(401);

    const busy = await app.signedInUser((await app.make.user({ userType: "Admin" })).id);
    const startedAt = app.clock.now.getTime();
    while ((await busy.call("refreshSession")).status === 200) pass(6 * hour);
    expect(app.clock.now.getTime() - startedAt).toBe(7 * day);
  });

  test("nothing, nonsense and another's signature are refused without a fault", async () => {
    for (const token of ["", "nonsense", "0190a5b2-7a3c-4d2e-9f00-1234567890ab.0.x"]) {
      const response = await app.withCookies(new Map([["thangam_refresh", token]])).call("refreshSession");
      expect(response.status).toBe(401);
    }
  });
});

describe("signing out", () => {
  test("ends the session, also with nothing but the refresh token left", async () => {
    const caller = await app.signedInAs();
    const copy = app.withCookies(new Map(caller.cookies));
    pass(20 * minute);
    const response = await caller.call("signOut");
    expect(response.body).toEqual({ data: [] });
    expect(caller.cookies.size).toBe(0);
    expect((await copy.call("refreshSession")).status).toBe(401);
    expect(await storedSession(caller.sessionId)).toMatchObject({ revokedReason: "signed out" });
  });

  test("is harmless when nobody is signed in", async () => {
    expect((await app.nobody().call("signOut")).status).toBe(200);
  });
});

describe("a temporary password", () => {
  test("lets its owner do nothing but choose a new one", async () => {
    const user = await app.make.user({ userType: "Admin", passwordIsTemporary: true });
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

  test("refuses in the order: old missing, old wrong, new against the rules", async () => {
    const caller = await app.signedInAs({ name: "Meenakshi Sundaram", mobile: "9840012345" });
    const refusalOf = async (oldpassword: string, password: string) => {
      const { status, body } = await caller.call("changePassword", { oldpassword, password });
      return [status, body.code, body.data];
    };
    expect(await refusalOf("", "")).toEqual([422, "change_old_missing", "old Password Cannot be empty"]);
    expect(await refusalOf(testPassword, "")).toEqual([422, "change_new_missing", "New Password Cannot be empty"]);
    expect(await refusalOf("not it", "short")).toEqual([422, "incorrect_old_password", "Incorrect Old Password"]);
    const codeOf = async (password: string) => (await refusalOf(testPassword, password))[1];
    expect(await codeOf("short")).toBe("password_too_short");
    expect(await codeOf("long".repeat(20))).toBe("password_too_long");
    expect(await codeOf("Password1")).toBe("password_too_common");
    expect(await codeOf("9840012345")).toBe("password_is_personal");
    expect(await codeOf(testPassword)).toBe("password_unchanged");
  });

  test("the old password cannot be guessed through it", async () => {
    const caller = await app.signedInAs();
    const guess = () => caller.call("changePassword", { oldpassword: "a guess", password: "quiet river 77" });
    const statuses = (await Promise.all(Array.from({ length: 20 }, guess))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });
});
