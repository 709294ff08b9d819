import { describe, expect, test } from "vitest";
import { totpCode } from "#platform/security/totp.ts";
import type { TestCaller } from "#testing/caller.ts";
import { askedForFactor } from "#testing/factors.ts";
import { deliveredMails, secretOf } from "#testing/mails.ts";
import { testPassword } from "#testing/make/people.ts";
import { app, asked, codeOf, isSignedIn, minute, pass, signInWith, steppedUp, withTotp } from "./factors.testing.ts";

describe("backup codes", () => {
  test("ten, each once, also when one is sent eight times at once; typed as people type; its owner is told", async () => {
    const user = await withTotp();
    const owner = app.nobody();
    await signInWith(owner, user);
    const step_up = await steppedUp(owner, { code: user.totp.code() });
    const [{ backup_codes: codes }] = (await owner.call("makeBackupCodes", { step_up })).body.data;
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[a-z3-9]{4}-[a-z3-9]{4}-[a-z3-9]{4}$/);

    await deliveredMails(app);
    const show = async (code: string, challenge?: string) =>
      app
        .nobody()
        .call("passSecondFactor", { challenge: challenge ?? (await asked(app.nobody(), user)).challenge, code });
    const challenges = await Promise.all(Array.from({ length: 8 }, () => asked(app.nobody(), user)));
    const answers = await Promise.all(challenges.map(({ challenge }) => show(codes[0], challenge)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await app.db.attemptCounter.deleteMany();
    expect(codeOf(await show(codes[0]))).toEqual([422, "second_factor_wrong"]);
    expect((await show(` ${codes[1].replaceAll("-", " ").toUpperCase()}`)).status).toBe(200);
    expect((await deliveredMails(app)).map(({ subject }) => subject)).toEqual([
      "A backup code of yours was used",
      "A backup code of yours was used",
    ]);
    expect((await owner.call("getMyFactors")).body.data[0].backup_codes_left).toBe(8);
  });

  test("are their person's alone, and of no use once there are new ones", async () => {
    const [user, other] = [await withTotp(), await withTotp()];
    const owner = app.nobody();
    await signInWith(owner, user);
    const make = async () => {
      const step_up = await steppedUp(owner, { code: user.totp.code() });
      pass(minute);
      return (await owner.call("makeBackupCodes", { step_up })).body.data[0].backup_codes;
    };
    const [old, fresh] = [await make(), await make()];
    const show = async (person: typeof user, code: string) =>
      app.nobody().call("passSecondFactor", { challenge: (await asked(app.nobody(), person)).challenge, code });
    expect((await show(other, fresh[0])).status).toBe(422);
    expect((await show(user, old[0])).status).toBe(422);
    expect((await show(user, fresh[0])).status).toBe(200);
  });
});

describe("a code of another time", () => {
  test("is taken of a step before and after alone, and once one of a step was taken, none of an earlier one", async () => {
    const user = await withTotp();
    const show = async (steps: number) => {
      await app.db.attemptCounter.deleteMany();
      const { challenge } = await asked(app.nobody(), user);
      const code = totpCode(user.totp.secret, new Date(app.clock.now.getTime() + steps * 30_000));
      return (await app.nobody().call("passSecondFactor", { challenge, code })).status;
    };
    const statuses: number[] = [];
    for (const steps of [-40, -2, 2, 40, -1, 1, 0, 1, -1]) statuses.push(await show(steps));
    expect(statuses).toEqual([422, 422, 422, 422, 200, 200, 422, 422, 422]);
  });

  test("or of an app that cannot be read any more is refused", async () => {
    const user = await withTotp();
    const sealedSecret = app.secrets.seal(user.totp.secret, "another place");
    await app.db.factor.update({ where: { id: user.totp.factorId }, data: { sealedSecret } });
    const { challenge } = await asked(app.nobody(), user);
    expect(codeOf(await app.nobody().call("passSecondFactor", { challenge, code: user.totp.code() }))).toEqual([
      422,
      "second_factor_wrong",
    ]);
  });
});

describe("who wastes the tries of codes with a stolen password", () => {
  /** Ten wrong codes, after which no code of an app is compared on a new device. */
  async function attack(user: Awaited<ReturnType<typeof withTotp>>): Promise<void> {
    for (let n = 0; n < 10; n += 1) {
      const { challenge } = await asked(app.nobody(), user);
      await app.nobody().call("passSecondFactor", { challenge, code: "000000" });
      await app.db.attemptCounter.deleteMany({ where: { key: { startsWith: "sign-in" } } });
    }
  }
  const statusOnNewDevice = async ({ email, totp }: Awaited<ReturnType<typeof withTotp>>, password: string) => {
    const { challenge } = await askedForFactor(app.nobody(), email, password);
    return (await app.nobody().call("passSecondFactor", { challenge, code: totp.code() })).status;
  };

  test("keeps the owner out of new devices until the password is another, which somebody chose who showed a factor", async () => {
    const user = await withTotp();
    const owner = app.nobody();
    await signInWith(owner, user);
    await attack(user);
    expect(await statusOnNewDevice(user, testPassword)).toBe(429);
    const [oldpassword, password] = [testPassword, "quiet river 77"];
    expect((await owner.call("changePassword", { oldpassword, password })).status).toBe(200);
    expect(await statusOnNewDevice(user, password)).toBe(200);
  });

  test("or an Admin gave", async () => {
    const [user, admin] = [await withTotp(), await app.signedInAs({ userType: "Admin" })];
    await attack(user);
    await admin.call("issueTemporaryPassword", { id: String(user.id) });
    const password = secretOf(
      (await deliveredMails(app)).findLast((mail) => mail.subject === "Your temporary password"),
    );
    expect(await statusOnNewDevice(user, password)).toBe(200);
  });
});

describe("whoever reads the person's mail, too", () => {
  const newPassword = "quiet river 77";

  async function recover(caller: TestCaller, email: string): Promise<void> {
    await app.db.attemptCounter.deleteMany({ where: { key: { not: { startsWith: "factor:" } } } });
    const [{ recovery_id }] = (await caller.call("sendRecoveryCode", { email })).body.data;
    const OTP = secretOf((await deliveredMails(app)).findLast((mail) => mail.subject === "Your verification OTP"));
    const [{ salt }] = (await caller.call("verifyRecoveryCode", { email, OTP, recovery_id })).body.data;
    expect((await caller.call("finishRecovery", { email, salt, password: newPassword })).status).toBe(200);
  }

  test("is asked for the factor after a recovery, and cannot add another one", async () => {
    const user = await withTotp();
    const trusted = app.nobody();
    await signInWith(trusted, user, { trust_device: true });
    const thief = app.nobody();
    await recover(thief, user.email);
    for (const caller of [thief, trusted]) {
      const answer = await caller.call("signIn", { email: user.email, password: newPassword });
      expect(codeOf(answer)).toEqual([401, "second_factor_needed"]);
      const { challenge, enrols } = answer.body.params;
      expect(enrols).toBe("");
      expect(codeOf(await caller.call("beginTotp", { challenge }))).toEqual([409, "challenge_over"]);
    }
    expect(await isSignedIn(thief)).toBe(false);
  });

  test("gets no further guesses at the codes by a new device for each recovery", async () => {
    const user = await withTotp();
    const statuses: number[] = [];
    for (let device = 0; device < 3; device += 1) {
      const thief = app.nobody();
      await recover(thief, user.email);
      for (let n = 0; n < 5; n += 1) {
        const { body } = await thief.call("signIn", { email: user.email, password: newPassword });
        const { challenge } = body.params;
        statuses.push((await thief.call("passSecondFactor", { challenge, code: "000000" })).status);
      }
      pass(minute);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), ...Array.from({ length: 5 }, () => 429)]);
  });
});
