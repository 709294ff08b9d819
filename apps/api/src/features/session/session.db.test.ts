import { describe, expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";
import { testPassword } from "#testing/make/people.ts";
import { sweepSignIns } from "./sweep.ts";

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

  test("a browser whose access ran out is asked to refresh, and stays signed in when it does", async () => {
    const caller = await app.signedInAs();
    pass(11 * minute);
    expect((await caller.call("getSession")).body.code).toBe("not_signed_in");
    expect((await caller.call("refreshSession")).status).toBe(200);
    expect((await caller.call("getSession")).body.data[0].fld_userid).toBe(caller.userId.toString());
  });

  test("a person who is disabled fails at their next request", async () => {
    for (const status of ["inactive", "disabled"]) {
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
    await app.db.user.update({ where: { id: people[3]?.userId ?? 0n }, data: { status: "inactive" } });
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

  test("a tab that asks while another signs in anew leaves the new session's cookies where they are", async () => {
    const browser = await app.signedInAs();
    const lateTab = app.withCookies(new Map(browser.cookies));
    const { email } = await app.make.user();
    expect((await browser.call("signIn", { email, password: testPassword })).status).toBe(200);
    const refused = await lateTab.call("refreshSession");
    expect(refused.body.code).toBe("session_ended");
    expect(refused.get("Set-Cookie")).toBeUndefined();
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

  test("customers stay signed in for 30 days, however much they use it", async () => {
    const busy = await app.signedInUser((await app.make.user({ userType: "Customer" })).id);
    const startedAt = app.clock.now.getTime();
    while ((await busy.call("refreshSession")).status === 200) pass(5 * day);
    expect(app.clock.now.getTime() - startedAt).toBe(30 * day);
  });

  test("nothing, nonsense and another's signature are refused without a fault", async () => {
    for (const token of ["", "nonsense", "0190a5b2-7a3c-4d2e-9f00-1234567890ab.0.x"]) {
      const response = await app.withCookies(new Map([["thangam_refresh", token]])).call("refreshSession");
      expect(response.status).toBe(401);
    }
  });
});

test("sessions long ended and attempts long passed are swept, and nothing else", async () => {
  const live = await app.signedInAs();
  const ended = await app.signedInAs();
  await ended.call("signOut");
  await app.nobody().call("signIn", { email: "sweep@example.com", password: "guess" });
  await sweepSignIns(app.db, app.clock.now);
  expect(await app.db.session.count({ where: { id: ended.sessionId } })).toBe(1);
  expect(await app.db.attemptCounter.count()).toBeGreaterThan(0);

  await sweepSignIns(app.db, new Date(app.clock.now.getTime() + 30 * day - 1));
  expect(await app.db.session.count({ where: { id: live.sessionId } })).toBe(1);
  await sweepSignIns(app.db, new Date(app.clock.now.getTime() + 30 * day + 1));
  expect(await app.db.session.count({ where: { id: ended.sessionId } })).toBe(0);
  expect(await app.db.session.count({ where: { id: live.sessionId } })).toBe(1);
  expect(await app.db.attemptCounter.count()).toBe(0);
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
