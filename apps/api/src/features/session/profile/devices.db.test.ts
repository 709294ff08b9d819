import { describe, expect, test } from "vitest";
import type { TestCaller } from "#testing/caller.ts";
import { useApp } from "#testing/harness.ts";
import { testPassword } from "#testing/make/people.ts";

const app = useApp();
const minute = 60_000;
const day = 24 * 60 * minute;
const later = (ms: number) => (app.clock.now = new Date(app.clock.now.getTime() + ms));

/** A browser in which a person signs in, a minute after the one before it. */
async function signedInOn(email: string, browser: TestCaller = app.nobody(), name = "Firefox") {
  later(minute);
  const headers = { "User-Agent": name };
  expect((await browser.call("signIn", { email, password: testPassword }, { headers })).status).toBe(200);
  return browser;
}

const devicesOf = async (caller: TestCaller) => (await caller.call("listMyDevices")).body.data;
/** Whether a browser counts as a device of a person: strangers have used up what they may try. */
async function isKnown(browser: TestCaller, email: string): Promise<boolean> {
  for (let n = 0; n < 11; n += 1) await app.nobody().call("signIn", { email, password: "a guess" });
  const { status } = await browser.call("signIn", { email, password: testPassword });
  await app.db.attemptCounter.deleteMany();
  return status === 200;
}

describe("the devices of a person", () => {
  test("are the browsers in which they signed in, once each, signed in there now or not", async () => {
    const { email } = await app.make.user();
    const phone = await signedInOn(email, app.nobody(), "Phone");
    const first = app.clock.now.toISOString();
    await phone.call("signOut");
    const laptop = await signedInOn(email, app.nobody(), "Laptop");
    await signedInOn(email, phone, "Phone, newer");
    expect(await devicesOf(laptop)).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        address: "127.0.0.1",
        user_agent: "Phone, newer",
        first_seen_at: first,
        last_seen_at: app.clock.now.toISOString(),
        current: false,
      },
      expect.objectContaining({ user_agent: "Laptop", current: true }),
    ]);
  });

  test("are theirs alone, also in a browser of several people", async () => {
    const [one, other] = [await app.make.user(), await app.make.user()];
    const counter = await signedInOn(one.email);
    await signedInOn(other.email, counter);
    await signedInOn(one.email, counter);
    expect(await devicesOf(counter)).toHaveLength(1);
    expect([await isKnown(counter, one.email), await isKnown(counter, other.email)]).toEqual([true, true]);
    expect(await app.db.device.count({ where: { userId: { in: [one.id, other.id] } } })).toBe(2);
  });

  test("a cookie that somebody else put into the browser makes nothing known", async () => {
    const [victim, attacker] = [await app.make.user(), await app.make.user()];
    const theirs = await signedInOn(attacker.email);
    const planted = app.withCookies(new Map(theirs.cookies));
    await signedInOn(victim.email, planted);
    expect(await isKnown(planted, victim.email)).toBe(true);
    expect(await isKnown(theirs, victim.email)).toBe(false);
  });

  test("are forgotten a year after they were used last; of very many those used last are kept", async () => {
    const { id, email } = await app.make.user();
    const browser = await signedInOn(email);
    later(365 * day - 1);
    expect(await isKnown(browser, email)).toBe(true);
    later(365 * day);
    expect(await isKnown(browser, email)).toBe(false);
    for (let n = 0; n < 32; n += 1) await signedInOn(email);
    expect(await app.db.device.count({ where: { userId: id } })).toBe(30);
  });
});

describe("a device is ended", () => {
  test("by its person: it is signed out, and a stranger from then on", async () => {
    const { email } = await app.make.user();
    const [lost, here] = [await signedInOn(email), await signedInOn(email)];
    const [, { id }] = await devicesOf(here);
    expect((await here.call("forgetDevice", { id })).body).toEqual({ data: [{ forgotten: 1 }] });
    expect((await lost.call("listMyDevices")).status).toBe(401);
    expect((await lost.call("refreshSession")).status).toBe(401);
    expect(await isKnown(lost, email)).toBe(false);
    expect((await here.call("forgetDevice", { id })).status).toBe(404);
    // It is a new device when its person signs in there again.
    expect(await isKnown(await signedInOn(email, lost), email)).toBe(true);
  });

  test("with all others but this one", async () => {
    const { email } = await app.make.user();
    const [one, other, here] = [await signedInOn(email), await signedInOn(email), await signedInOn(email)];
    expect((await here.call("forgetDevice")).body).toEqual({ data: [{ forgotten: 2 }] });
    for (const browser of [one, other]) expect((await browser.call("listMyDevices")).status).toBe(401);
    expect(await devicesOf(here)).toHaveLength(1);
  });

  test("by nobody else: another's is as if it were not there", async () => {
    const [one, other] = [await app.make.user(), await app.make.user({ userType: "Admin" })];
    const [theirs, stranger] = [await signedInOn(one.email), await app.signedInUser(other.id)];
    const [{ id }] = await devicesOf(theirs);
    for (const name of [id, "x", "00000000-0000-4000-8000-000000000000"])
      expect((await stranger.call("forgetDevice", { id: name })).status).toBe(404);
    expect((await theirs.call("listMyDevices")).status).toBe(200);
  });

  test("when its person is shut out, for good", async () => {
    const admin = await app.signedInAs({ userType: "Admin" });
    const user = await app.make.user({ userType: "Employee" });
    const browser = await signedInOn(user.email);
    const edit = { id: String(user.id), name: user.name, email: user.email, mobile: user.mobile, usertype: "Employee" };
    for (const status of ["Inactive", "Active"])
      expect((await admin.call("updateUser", { ...edit, status })).status).toBe(200);
    expect(await isKnown(browser, user.email)).toBe(false);
  });
});
