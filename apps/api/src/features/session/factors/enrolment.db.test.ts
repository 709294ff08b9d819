import { describe, expect, test } from "vitest";
import { totpCode } from "#platform/security/totp.ts";
import type { TestCaller } from "#testing/caller.ts";
import { deliveredMails } from "#testing/mails.ts";
import { testPassword } from "#testing/make/people.ts";
import {
  app,
  asked,
  authenticator,
  codeOf,
  day,
  isSignedIn,
  minute,
  pass,
  signInWith,
  steppedUp,
  withTotp,
} from "./factors.testing.ts";

/** Adds an app at a sign-in that lacks a factor. */
async function addTotp(caller: TestCaller, challenge: string) {
  const [{ secret, uri }] = (await caller.call("beginTotp", { challenge })).body.data;
  const answer = await caller.call("addTotp", { challenge, code: totpCode(secret, app.clock.now) });
  return { answer, secret, uri };
}

describe("an Admin without a factor", () => {
  test("adds an app at the next sign-in, gets ten backup codes once, and is signed in", async () => {
    const admin = await app.make.user({ userType: "Admin", email: "meena@example.com" });
    const caller = app.nobody();
    const { challenge, methods, enrols } = await asked(caller, admin);
    expect([methods, enrols]).toEqual([["totp", "passkey"], true]);
    expect(await isSignedIn(caller)).toBe(false);
    const { answer, secret, uri } = await addTotp(caller, challenge);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(decodeURIComponent(uri)).toContain("meena@example.com");
    const [{ person, backup_codes }] = answer.body.data;
    expect([person.fld_email, backup_codes.length]).toEqual(["meena@example.com", 10]);
    expect(await isSignedIn(caller)).toBe(true);
    expect((await deliveredMails(app)).map(({ subject }) => subject)).toEqual([
      "A second step was added to your sign-in",
    ]);

    pass(minute);
    const next = await asked(app.nobody(), admin);
    expect([next.methods, next.enrols]).toEqual([["totp", "backup_code"], false]);
  });

  test("or a passkey", async () => {
    const admin = await app.make.user({ userType: "Admin" });
    const caller = app.nobody();
    const { challenge } = await asked(caller, admin);
    const [{ options }] = (await caller.call("beginPasskey", { challenge })).body.data;
    const answer = await caller.call("addPasskey", { challenge, passkey: authenticator().create(options) });
    expect(answer.body.data[0].backup_codes).toHaveLength(10);
    expect(await isSignedIn(caller)).toBe(true);
    expect((await asked(app.nobody(), admin)).methods).toEqual(["passkey", "backup_code"]);
  });

  test("goes on with a wrong code four times, and begins again after that", async () => {
    const admin = await app.make.user({ userType: "Admin" });
    const { challenge } = await asked(app.nobody(), admin);
    const add = (code: string) => app.nobody().call("addTotp", { challenge, code });
    expect(codeOf(await add("123456"))).toEqual([409, "challenge_over"]);
    const [{ secret }] = (await app.nobody().call("beginTotp", { challenge })).body.data;
    const right = totpCode(secret, app.clock.now);
    for (let n = 0; n < 5; n += 1)
      expect(codeOf(await add(right === "123456" ? "123457" : "123456"))).toEqual([422, "second_factor_wrong"]);
    expect(codeOf(await add(right))).toEqual([409, "challenge_over"]);
  });

  test("adds one however often it is tried at once, and none once another was added meanwhile", async () => {
    const admin = await app.make.user({ userType: "Admin" });
    const [early, late] = [await asked(app.nobody(), admin), await asked(app.nobody(), admin)];
    const secretOf = async (challenge: string): Promise<string> =>
      (await app.nobody().call("beginTotp", { challenge })).body.data[0].secret;
    const [one, two] = [await secretOf(early.challenge), await secretOf(late.challenge)];
    const answers = await Promise.all(
      [
        [early.challenge, one],
        [late.challenge, two],
        [early.challenge, one],
        [late.challenge, two],
      ].map(([challenge, secret = ""]) =>
        app.nobody().call("addTotp", { challenge, code: totpCode(secret, app.clock.now) }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    expect(await app.db.factor.count({ where: { userId: admin.id } })).toBe(1);
    // Whoever knew the password and began early comes too late.
    for (const { challenge } of [early, late])
      expect(codeOf(await app.nobody().call("beginTotp", { challenge }))).toEqual([409, "challenge_over"]);
  });

  test("cannot skip it by showing what they do not have", async () => {
    const admin = await app.make.user({ userType: "Admin" });
    const { challenge } = await asked(app.nobody(), admin);
    for (const code of ["000000", "", "aaaa-bbbb-cccc"])
      expect((await app.nobody().call("passSecondFactor", { challenge, code })).status).toBe(422);
  });
});

describe("a factor is added by somebody who is signed in", () => {
  test("who has none, by the password; their other sessions end, and this one goes on", async () => {
    const customer = await app.make.user();
    const [here, elsewhere] = [app.nobody(), app.nobody()];
    for (const caller of [here, elsewhere])
      expect((await caller.call("signIn", { email: customer.email, password: testPassword })).status).toBe(200);
    const step_up = await steppedUp(here, { password: testPassword });
    const [{ challenge }] = (await here.call("openEnrolment", { step_up })).body.data;
    const { answer } = await addTotp(here, challenge);
    expect(answer.body.data[0].backup_codes).toHaveLength(10);
    expect([await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([true, false]);
    expect(codeOf(await elsewhere.call("refreshSession"))).toEqual([401, "session_ended"]);
    expect((await here.call("refreshSession")).status).toBe(200);
    expect((await asked(app.nobody(), customer)).enrols).toBe(false);
  });

  test("who has an app already: another takes its place, its codes are of no use, the backup codes stay", async () => {
    const user = await withTotp();
    const caller = await app.signedInUser(user.id);
    const enrol = async (code: string) => {
      const step_up = await steppedUp(caller, { code });
      pass(minute);
      return (await caller.call("openEnrolment", { step_up })).body.data[0].challenge;
    };
    const first = await addTotp(caller, await enrol(user.totp.code()));
    expect(first.answer.body.data[0].backup_codes).toHaveLength(10);
    pass(minute);
    const second = await addTotp(caller, await enrol(totpCode(first.secret, app.clock.now)));
    expect(second.answer.body.data[0].backup_codes).toEqual([]);
    pass(minute);
    const show = async (secret: string) => {
      const { challenge } = await asked(app.nobody(), user);
      return (await app.nobody().call("passSecondFactor", { challenge, code: totpCode(secret, app.clock.now) })).status;
    };
    expect([await show(user.totp.secret), await show(first.secret), await show(second.secret)]).toEqual([
      422, 422, 200,
    ]);
    const kept = await app.db.factor.findMany({ where: { userId: user.id, removedAt: { not: null } } });
    expect(kept.map(({ sealedSecret }) => sealedSecret)).toEqual([null, null]);
  });

  test("who lost the telephone: by a backup code, after which the old app and its trusted device are worth nothing", async () => {
    const user = await withTotp();
    const lost = app.nobody();
    await signInWith(lost, user, { trust_device: true });
    const stepUpThere = await steppedUp(lost, { code: user.totp.code() });
    const [{ backup_codes: codes }] = (await lost.call("makeBackupCodes", { step_up: stepUpThere })).body.data;
    pass(day);

    const caller = app.nobody();
    const { challenge } = await asked(caller, user);
    expect((await caller.call("passSecondFactor", { challenge, code: codes[0] })).status).toBe(200);
    const step_up = await steppedUp(caller, { code: codes[1] });
    const [opened] = (await caller.call("openEnrolment", { step_up })).body.data;
    const { answer, secret } = await addTotp(caller, opened.challenge);
    expect(answer.status).toBe(200);
    pass(minute);
    const old = await asked(lost, user);
    expect((await lost.call("passSecondFactor", { challenge: old.challenge, code: user.totp.code() })).status).toBe(
      422,
    );
    const code = totpCode(secret, app.clock.now);
    expect((await lost.call("passSecondFactor", { challenge: old.challenge, code })).status).toBe(200);
  });

  test("never for somebody else: an enrolment belongs to its session", async () => {
    const [victim, thief] = [await app.signedInAs(), await app.signedInAs()];
    const step_up = await steppedUp(victim, { password: testPassword });
    const [{ challenge }] = (await victim.call("openEnrolment", { step_up })).body.data;
    for (const caller of [thief, app.nobody(), await app.signedInUser(victim.userId)])
      expect(codeOf(await caller.call("beginTotp", { challenge }))).toEqual([409, "challenge_over"]);
  });
});
