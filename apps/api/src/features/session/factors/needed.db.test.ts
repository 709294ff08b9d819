import { operations } from "@thangam/contracts";
import { capabilities, moneyCapabilities } from "@thangam/contracts/kernel/capabilities";
import type { Capability } from "@thangam/contracts/kernel/capabilities";
import type { Operation } from "@thangam/contracts/kernel/operation";
import { beforeEach, describe, expect, test } from "vitest";
import type { TestCaller } from "#testing/caller.ts";
import { testPassword } from "#testing/make/people.ts";
import type { MakeUser } from "#testing/make-inputs.ts";
import { app, codeOf, isSignedIn, signInWith, withTotp } from "./factors.testing.ts";

beforeEach(() => app.asOwner((owner) => owner.query("delete from settings")));

const signIn = async (caller: TestCaller, email: string) =>
  (await caller.call("signIn", { email, password: testPassword })).status;

test("those who may move money are whom the operations name that say they do", () => {
  const named = Object.values<Operation>(operations).flatMap(({ movesMoney, allow }) =>
    movesMoney === true && typeof allow !== "string" ? allow : [],
  );
  const granted = new Set(named.flatMap((grant) => (typeof grant === "object" && "can" in grant ? [grant.can] : [])));
  expect(new Set<Capability>(moneyCapabilities)).toEqual(granted);
});

describe("a second factor is needed", () => {
  const people: [who: MakeUser, status: number][] = [
    [{ userType: "Admin" }, 401],
    [{ userType: "Employee" }, 200],
    [{ userType: "Customer" }, 200],
    // A row that nobody wrote by a rule grants a customer nothing.
    [{ userType: "Customer", capabilities: ["payments.take"] }, 200],
    ...capabilities.map((capability): [MakeUser, number] => [
      { userType: "Employee", capabilities: [capability] },
      (moneyCapabilities as readonly Capability[]).includes(capability) ? 401 : 200,
    ]),
  ];
  test.each(people)("by %o: a password alone is answered %i", async (who, status) => {
    expect(await signIn(app.nobody(), (await app.make.user(who)).email)).toBe(status);
  });

  test("by whoever has one, whatever the shop asks for", async () => {
    const admin = await app.signedInAs({ userType: "Admin" });
    const others = [await withTotp({ userType: "Customer" }), await withTotp({ userType: "Admin" })];
    await switchFactors(admin, false);
    for (const { email } of others) expect(await signIn(app.nobody(), email)).toBe(401);
    expect(await signIn(app.nobody(), (await app.make.user({ userType: "Admin" })).email)).toBe(200);
  });
});

async function switchFactors(admin: TestCaller, isOn: boolean) {
  const [{ version }] = (await admin.call("getSettings")).body.data;
  return admin.call("saveSettings", { second_factor: isOn, version });
}

describe("a session that began without a factor", () => {
  test("ends at its next request once its person needs one: access and refresh tokens alike", async () => {
    const admin = await app.signedInAs({ userType: "Admin" });
    const clerk = await app.make.user({ userType: "Employee" });
    const caller = app.nobody();
    await signIn(caller, clerk.email);
    expect(await isSignedIn(caller)).toBe(true);
    await admin.call("saveCapabilities", { id: String(clerk.id), capabilities: ["payments.take"] });
    expect(codeOf(await caller.call("listMySessions"))).toEqual([401, "not_signed_in"]);
    expect(codeOf(await caller.call("refreshSession"))).toEqual([401, "session_ended"]);
    expect(await signIn(app.nobody(), clerk.email)).toBe(401);
  });

  test("ends when the shop begins to ask; who switched it on has one, and goes on", async () => {
    const owner = await withTotp();
    const asOwner = app.nobody();
    await signInWith(asOwner, owner);
    expect((await switchFactors(asOwner, false)).status).toBe(200);
    const partner = await app.make.user({ userType: "Admin" });
    const asPartner = app.nobody();
    expect(await signIn(asPartner, partner.email)).toBe(200);
    expect(codeOf(await switchFactors(asPartner, true))).toEqual([409, "own_factor_first"]);
    expect((await switchFactors(asOwner, true)).status).toBe(200);
    expect([await isSignedIn(asOwner), await isSignedIn(asPartner)]).toEqual([true, false]);
    expect(codeOf(await asPartner.call("refreshSession"))).toEqual([401, "session_ended"]);
  });

  test("is not made better by its person's factor in another session", async () => {
    const admin = await app.make.user({ userType: "Admin" });
    const old = await app.make.session({ userId: admin.id, now: app.clock.now, factorPassedAt: null });
    const cookies = new Map([["thangam_access", app.tokens.accessToken(old.id, admin.id, app.clock.now)]]);
    expect(await isSignedIn(app.withCookies(cookies))).toBe(false);
    expect(await isSignedIn(await app.signedInUser(admin.id))).toBe(true);
    expect(await isSignedIn(app.withCookies(cookies))).toBe(false);
  });
});
