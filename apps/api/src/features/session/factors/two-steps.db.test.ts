import { describe, expect, test } from "vitest";
import { totpCode } from "#platform/security/totp.ts";
import { testPassword } from "#testing/make/people.ts";
import {
  app,
  asked,
  codeOf,
  day,
  isSignedIn,
  minute,
  pass,
  signInWith,
  steppedUp,
  withTotp,
} from "./factors.testing.ts";

describe("a sign-in where a factor is due", () => {
  test("gets no session by the password, but a challenge; the code of the app begins it", async () => {
    const user = await withTotp();
    const caller = app.nobody();
    const answer = await caller.call("signIn", { email: user.email, password: testPassword });
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({
      code: "second_factor_needed",
      data: "One more step: show that it is you.",
      params: { challenge: expect.stringMatching(/^[\w-]{43}$/), methods: "totp", enrols: "" },
    });
    expect(answer.get("Set-Cookie")).toBeUndefined();
    expect(await app.db.session.count({ where: { userId: user.id } })).toBe(0);
    expect(await app.db.device.count({ where: { userId: user.id } })).toBe(0);

    const { challenge } = answer.body.params;
    const passed = await caller.call("passSecondFactor", { challenge, code: user.totp.code() });
    expect(passed.body.data[0]).toMatchObject({ fld_email: user.email, fld_usertype: "Admin" });
    expect(await isSignedIn(caller)).toBe(true);
  });

  test("is answered as before where none is due", async () => {
    const user = await app.make.user({ userType: "Employee", capabilities: ["clients.view"] });
    expect((await app.nobody().call("signIn", { email: user.email, password: testPassword })).status).toBe(200);
  });

  test("says nothing of factors to whoever does not know the password", async () => {
    const user = await withTotp();
    const wrong = await app.nobody().call("signIn", { email: user.email, password: "a guess" });
    expect(codeOf(wrong)).toEqual([401, "sign_in_failed"]);
    expect(wrong.body.params).toEqual({});
  });

  test("no code is good twice, nor one from before it, wherever it is shown", async () => {
    const user = await withTotp();
    const [first, second] = [await asked(app.nobody(), user), await asked(app.nobody(), user)];
    const before = totpCode(user.totp.secret, new Date(app.clock.now.getTime() - 30_000));
    const code = user.totp.code();
    const show = (challenge: string, shown: string) =>
      app.nobody().call("passSecondFactor", { challenge, code: shown });
    expect((await show(first.challenge, code)).status).toBe(200);
    expect(codeOf(await show(second.challenge, code))).toEqual([422, "second_factor_wrong"]);
    if (before !== code) expect(codeOf(await show(second.challenge, before))).toEqual([422, "second_factor_wrong"]);
    pass(30_000);
    expect((await show(second.challenge, user.totp.code())).status).toBe(200);
  });

  test("of one code sent eight times at once, with as many challenges, one begins a session", async () => {
    const user = await withTotp();
    const challenges = [];
    for (let n = 0; n < 8; n += 1) challenges.push((await asked(app.nobody(), user)).challenge);
    const code = user.totp.code();
    const answers = await Promise.all(
      challenges.map((challenge) => app.nobody().call("passSecondFactor", { challenge, code })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await app.db.session.count({ where: { userId: user.id } })).toBe(1);
  });

  test("a challenge is good once, for a quarter of an hour, for its person alone, and for five tries", async () => {
    const [user, other] = [await withTotp(), await withTotp()];
    const used = await asked(app.nobody(), user);
    const show = (challenge: string, code: string) => app.nobody().call("passSecondFactor", { challenge, code });
    expect((await show(used.challenge, user.totp.code())).status).toBe(200);
    pass(minute);
    expect(codeOf(await show(used.challenge, user.totp.code()))).toEqual([409, "challenge_over"]);

    const old = await asked(app.nobody(), user);
    pass(15 * minute);
    expect(codeOf(await show(old.challenge, user.totp.code()))).toEqual([409, "challenge_over"]);
    expect(codeOf(await show("x".repeat(43), user.totp.code()))).toEqual([409, "challenge_over"]);

    const theirs = await asked(app.nobody(), user);
    expect(codeOf(await show(theirs.challenge, other.totp.code()))).toEqual([422, "second_factor_wrong"]);
    for (let n = 0; n < 4; n += 1) expect((await show(theirs.challenge, "000000")).status).toBe(422);
    expect(codeOf(await show(theirs.challenge, user.totp.code()))).toEqual([409, "challenge_over"]);
  });

  test("a password that was replaced meanwhile, or a person who was shut out, ends it", async () => {
    const [forgetful, gone] = [await withTotp(), await withTotp({ userType: "Employee" })];
    const [one, two] = [await asked(app.nobody(), forgetful), await asked(app.nobody(), gone)];
    const admin = await app.signedInAs({ userType: "Admin" });
    await admin.call("issueTemporaryPassword", { id: String(forgetful.id) });
    await app.db.user.update({ where: { id: gone.id }, data: { status: "inactive" } });
    for (const [{ challenge }, user] of [
      [one, forgetful],
      [two, gone],
    ] as const) {
      const answer = await app.nobody().call("passSecondFactor", { challenge, code: user.totp.code() });
      expect(codeOf(answer)).toEqual([409, "challenge_over"]);
    }
  });
});

describe("codes that are guessed by whoever knows the password", () => {
  test("are counted over all challenges: ten in a quarter of an hour, a hundred in thirty days", async () => {
    const user = await withTotp();
    const guess = async () => {
      await app.db.attemptCounter.deleteMany({ where: { key: { startsWith: "sign-in" } } });
      const { challenge } = await asked(app.nobody(), user);
      return (await app.nobody().call("passSecondFactor", { challenge, code: "000000" })).status;
    };
    const quarter = [];
    for (let n = 0; n < 12; n += 1) quarter.push(await guess());
    expect(quarter).toEqual([...Array.from({ length: 10 }, () => 422), 429, 429]);
    for (let n = 0; n < 105; n += 1) {
      pass(6 * 60 * minute);
      await guess();
    }
    const failed = await app.db.auditEntry.count({
      where: { recordId: String(user.id), operation: "Pass_Second_Factor" },
    });
    expect(failed).toBe(100);
  });

  test("keep the owner from a known device, a backup code or a passkey in nothing", async () => {
    const user = await withTotp();
    const owner = app.nobody();
    await signInWith(owner, user);
    const step_up = await steppedUp(owner, { code: user.totp.code() });
    const [{ backup_codes }] = (await owner.call("makeBackupCodes", { step_up })).body.data;
    pass(minute);
    for (let n = 0; n < 12; n += 1) {
      const { challenge } = await asked(app.nobody(), user);
      await app.nobody().call("passSecondFactor", { challenge, code: "000000" });
      await app.db.attemptCounter.deleteMany({ where: { key: { startsWith: "sign-in" } } });
    }
    const stranger = app.nobody();
    const { challenge } = await asked(stranger, user);
    expect(codeOf(await stranger.call("passSecondFactor", { challenge, code: user.totp.code() }))).toEqual([
      429,
      "too_many_attempts",
    ]);
    expect((await stranger.call("passSecondFactor", { challenge, code: backup_codes[0] })).status).toBe(200);
    await signInWith(owner, user);
  });

  test("a sign-in whose factor is not shown counts as one that failed", async () => {
    const user = await withTotp();
    for (let n = 0; n < 10; n += 1) await asked(app.nobody(), user);
    const answer = await app.nobody().call("signIn", { email: user.email, password: testPassword });
    expect(codeOf(answer)).toEqual([429, "too_many_attempts"]);
  });
});

describe("a device that is trusted", () => {
  test("stands for the factor for thirty days, and for nothing but this person in this browser", async () => {
    const [user, colleague] = [await withTotp(), await withTotp()];
    const browser = app.nobody();
    await signInWith(browser, user, { trust_device: true });
    const signIn = async (caller = browser, { email } = user) =>
      (await caller.call("signIn", { email, password: testPassword })).status;
    pass(29 * day);
    expect(await signIn()).toBe(200);
    expect(await signIn(app.nobody())).toBe(401);
    expect(await signIn(browser, colleague)).toBe(401);
    pass(1 * day);
    expect(await signIn()).toBe(401);
  });

  test("is not one where nobody said so, and is none any more once password, factor or device are gone", async () => {
    const user = await withTotp();
    const signIn = async (caller: ReturnType<typeof app.nobody>) =>
      (await caller.call("signIn", { email: user.email, password: testPassword })).status;
    const untrusted = app.nobody();
    await signInWith(untrusted, user);
    expect(await signIn(untrusted)).toBe(401);

    const trusted = app.nobody();
    await signInWith(trusted, user, { trust_device: true });
    await trusted.call("forgetDevice", { id: (await trusted.call("listMyDevices")).body.data[0].id });
    expect(await signIn(trusted)).toBe(401);

    await signInWith(trusted, user, { trust_device: true });
    expect(await signIn(trusted)).toBe(200);
    await trusted.call("changePassword", { oldpassword: testPassword, password: "quiet river 77" });
    const answer = await trusted.call("signIn", { email: user.email, password: "quiet river 77" });
    expect(codeOf(answer)).toEqual([401, "second_factor_needed"]);
  });
});
