import { describe, expect, test } from "vitest";
import { inTransaction } from "#platform/database/transaction.ts";
import { databaseMessageOf } from "#platform/database/database-errors.ts";
import { givePasskey, giveTotp, makeChallenge } from "#testing/factors.ts";
import { deliveredMails } from "#testing/mails.ts";
import { testPassword } from "#testing/make/people.ts";
import { app, asked, codeOf, isSignedIn, minute, pass, signInWith, steppedUp, withTotp } from "./factors.testing.ts";
import { rescueAdmin } from "./index.ts";
import { takeTotpStep } from "./factor-store.ts";

describe("factors are changed", () => {
  test("by nobody who did not show one just before, whatever session they hold", async () => {
    const owner = await withTotp();
    const passkey = await givePasskey(app, owner.id);
    const [caller, other] = [await app.signedInUser(owner.id), await app.signedInUser(owner.id)];
    const stolen = app.withCookies(new Map(caller.cookies));
    const change = async (step_up: string, thief = stolen) => [
      ...codeOf(await thief.call("removeFactor", { id: String(passkey), step_up })),
      ...codeOf(await thief.call("makeBackupCodes", { step_up })),
      ...codeOf(await thief.call("openEnrolment", { step_up })),
    ];
    const refused = Array.from({ length: 3 }, () => [403, "step_up_needed"]).flat();
    expect(await change("x".repeat(43))).toEqual(refused);
    const [{ challenge }] = (await stolen.call("openStepUp")).body.data;
    expect(await change(challenge)).toEqual(refused);
    expect(codeOf(await stolen.call("stepUp", { challenge, password: testPassword }))).toEqual([
      422,
      "second_factor_wrong",
    ]);

    // The owner shows theirs: it holds for this session and five minutes, and the thief of its cookies has not its token.
    const step_up = await steppedUp(caller, { code: owner.totp.code() });
    expect(await change(challenge)).toEqual(refused);
    expect(await change(step_up, other)).toEqual(refused);
    expect((await caller.call("removeFactor", { id: String(passkey), step_up })).status).toBe(200);
    pass(5 * minute);
    expect(codeOf(await caller.call("makeBackupCodes", { step_up }))).toEqual([403, "step_up_needed"]);
  });

  test("theirs alone, and the last one stays with whoever needs one", async () => {
    const [owner, other] = [await withTotp(), await withTotp()];
    const caller = await app.signedInUser(owner.id);
    const step_up = await steppedUp(caller, { code: owner.totp.code() });
    const remove = async (id: bigint) => codeOf(await caller.call("removeFactor", { id: String(id), step_up }));
    expect(await remove(other.totp.factorId)).toEqual([404, "not_found"]);
    expect(await remove(owner.totp.factorId)).toEqual([409, "last_factor"]);
    const passkey = await givePasskey(app, owner.id);
    expect(await remove(owner.totp.factorId)).toEqual([200, undefined]);
    expect(await remove(passkey)).toEqual([409, "last_factor"]);
    expect(await app.db.factor.count({ where: { userId: other.id, removedAt: null } })).toBe(1);
  });

  test("of two that are removed at once, one stays with whoever needs one", async () => {
    const owner = await withTotp();
    const passkey = await givePasskey(app, owner.id);
    const caller = await app.signedInUser(owner.id);
    const step_up = await steppedUp(caller, { code: owner.totp.code() });
    const answers = await Promise.all(
      [passkey, owner.totp.factorId].map((id) => caller.call("removeFactor", { id: String(id), step_up })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test("a customer who removes the last one signs in by the password again, and the backup codes are gone", async () => {
    const customer = await withTotp({ userType: "Customer" });
    const caller = await app.signedInUser(customer.id);
    const step_up = await steppedUp(caller, { code: customer.totp.code() });
    expect((await caller.call("makeBackupCodes", { step_up })).status).toBe(200);
    expect((await caller.call("removeFactor", { id: String(customer.totp.factorId), step_up })).status).toBe(200);
    expect(await app.db.backupCode.count({ where: { userId: customer.id } })).toBe(0);
    const signedIn = await app.nobody().call("signIn", { email: customer.email, password: testPassword });
    expect(signedIn.status).toBe(200);
    expect(codeOf(await caller.call("makeBackupCodes", { step_up }))).toEqual([409, "no_factor"]);
  });
});

describe("an Admin resets the factor of somebody", () => {
  test("who then adds another one; sessions and trust are over, both sides are told, the trail says so", async () => {
    const boss = await app.signedInAs({ userType: "Admin" });
    const clerk = await withTotp({ userType: "Employee", capabilities: ["payments.take"] });
    const browser = app.nobody();
    await signInWith(browser, clerk, { trust_device: true });
    await deliveredMails(app);
    const answer = await boss.call("resetSecondFactor", { id: String(clerk.id) });
    expect(answer.body.data).toEqual([{ email: clerk.email }]);
    expect(await isSignedIn(browser)).toBe(false);
    expect((await asked(browser, clerk)).enrols).toBe(true);
    const mails = await deliveredMails(app);
    expect(mails.find(({ to }) => to.address === clerk.email)?.subject).toBe(
      "The second step of your sign-in was reset",
    );
    const { email } = await app.db.user.findUniqueOrThrow({ where: { id: boss.userId } });
    expect(mails.find(({ to }) => to.address === email)?.subject).toBe(`The second step of ${clerk.name} was reset`);
    const entry = await app.db.auditEntry.findFirstOrThrow({ where: { operation: "Reset_Second_Factor" } });
    expect(entry).toMatchObject({ actorId: boss.userId, recordId: String(clerk.id), detail: { factorsRemoved: 1 } });
  });

  test("never their own, nor one that is not there", async () => {
    const boss = await app.signedInAs({ userType: "Admin" });
    await giveTotp(app, boss.userId);
    const reset = async (id: bigint) => codeOf(await boss.call("resetSecondFactor", { id: String(id) }));
    expect(await reset(boss.userId)).toEqual([422, "own_factors"]);
    expect(await reset((await app.make.user()).id)).toEqual([409, "person_without_factor"]);
    expect(await reset(999_999n)).toEqual([404, "user_not_found"]);
  });
});

describe("the command that rescues an Admin", () => {
  test("takes the factor away, ends the sessions, tells all Admins, and stands in the trail without a person", async () => {
    const admin = await withTotp();
    const session = await app.signedInUser(admin.id);
    await deliveredMails(app);
    expect(await rescueAdmin(app.db, app.clock.now, admin.email)).toContain("1 removed");
    expect(await isSignedIn(session)).toBe(false);
    expect((await asked(app.nobody(), admin)).enrols).toBe(true);
    const entry = await app.db.auditEntry.findFirstOrThrow({ where: { operation: "Rescue_Admin" } });
    expect(entry).toMatchObject({ actorId: null, recordId: String(admin.id), detail: { by: "command" } });
    const told = (await deliveredMails(app)).filter(({ to }) => to.address === admin.email);
    expect(told).toHaveLength(2);
  });

  test("says so where there is nobody to rescue", async () => {
    const [plain, clerk] = [await app.make.user({ userType: "Admin" }), await withTotp({ userType: "Employee" })];
    await expect(rescueAdmin(app.db, app.clock.now, plain.email)).rejects.toThrow("has no second factor");
    for (const email of [clerk.email, "nobody@example.com"])
      await expect(rescueAdmin(app.db, app.clock.now, email)).rejects.toThrow("no active Admin");
  });
});

describe("the database itself", () => {
  test("uses a factor forward, keeps whose it is, and removes it for good", async () => {
    const { id, totp } = await withTotp();
    expect(await inTransaction(app.db, (tx) => takeTotpStep(tx, totp.factorId, 100, app.clock.now))).toBe(true);
    expect(await inTransaction(app.db, (tx) => takeTotpStep(tx, totp.factorId, 100, app.clock.now))).toBe(false);
    const endOf = (statement: string) =>
      app.db.$executeRawUnsafe(statement).then(
        () => "no error",
        (error: unknown) => databaseMessageOf(error)?.message,
      );
    const guarded = "a factor is used forward, and removed for good";
    const other = (await app.make.user()).id;
    for (const change of ["last_step = 99", "last_step = null", `user_id = ${other}`, "kind = 'passkey'"])
      expect([change, await endOf(`update factors set ${change} where id = ${totp.factorId}`)]).toEqual([
        change,
        guarded,
      ]);
    expect(await endOf(`delete from factors where id = ${totp.factorId}`)).not.toBe("no error");
    await app.db.factor.update({
      where: { id: totp.factorId },
      data: { removedAt: app.clock.now, sealedSecret: null },
    });
    expect(await endOf(`update factors set removed_at = null where id = ${totp.factorId}`)).toBe(guarded);
    expect(id).toBeGreaterThan(0n);
  });

  test("keeps neither secret nor code in the clear, and no challenge by which one could go on", async () => {
    const { id, totp } = await withTotp();
    const caller = await app.signedInUser(id);
    const step_up = await steppedUp(caller, { code: totp.code() });
    const [{ backup_codes }] = (await caller.call("makeBackupCodes", { step_up })).body.data;
    const token = await makeChallenge(app, { ...caller, purpose: "enrolment" });
    const [{ secret }] = (await caller.call("beginTotp", { challenge: token })).body.data;
    const tables = await Promise.all([
      app.db.factor.findMany(),
      app.db.backupCode.findMany(),
      app.db.factorChallenge.findMany(),
    ]);
    const rows = tables.flat().flatMap((row) => Object.values(row));
    const texts = rows.flatMap((value) =>
      value instanceof Uint8Array ? [Buffer.from(value).toString("latin1")] : [String(value)],
    );
    for (const hidden of [totp.secret, secret, ...backup_codes, token, step_up])
      expect(texts.filter((text) => text.includes(hidden))).toEqual([]);
  });
});
