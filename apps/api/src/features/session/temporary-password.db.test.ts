import { makePdf } from "#documents/pdf.ts";
import { expect, test } from "vitest";
import { inTransaction } from "#platform/database/transaction.ts";
import { fairQueue } from "#platform/process/fair-queue.ts";
import { makePasswords } from "#platform/security/passwords.ts";
import { useApp } from "#testing/harness.ts";
import { deliveredMails, secretOf } from "#testing/mails.ts";
import { testPassword } from "#testing/make/people.ts";
import { giveTemporaryPassword, NO_PASSWORD } from "./index.ts";

const app = useApp();
const days = 24 * 60 * 60_000;

async function give(userId: bigint, password?: string): Promise<void> {
  const services = {
    timeZone: "Asia/Kolkata",
    publicUrl: "",
    pdf: makePdf(),
    passwords: makePasswords(4),
    secrets: app.secrets,
    sessionTokens: app.tokens,
    deviceTokens: app.deviceTokens,
    relyingParty: null,
    gateway: null,
    push: app.push,
    evidence: { dir: "", hasStore: false },
    readingTurns: fairQueue({ atOnce: 1 }),
  };
  const call = { actor: { userId: (await app.make.user({ userType: "Admin" })).id }, now: app.clock.now, services };
  await inTransaction(app.db, (tx) =>
    giveTemporaryPassword({ ...call, tx }, { userId, password, message: "temporary_password" }),
  );
}

const signIn = (email: string, password: string) => app.nobody().call("signIn", { email, password });

test("it reaches its owner by mail, works at once, must be changed, and ends the sessions there were", async () => {
  const user = await app.make.user();
  const before = await app.signedInUser(user.id);
  await give(user.id);
  expect((await before.call("listMySessions")).status).toBe(401);
  const [mail] = await deliveredMails(app);
  expect(mail?.to.address).toBe(user.email);
  const password = secretOf(mail);
  expect(password).toMatch(/^[ABCDEFGHJKLMNPQRTUVWXYabcdefghjkmnpqrtuvwxy346789]{12}$/);
  expect((await signIn(user.email, testPassword)).status).toBe(401);
  expect((await signIn(user.email, password)).body.data[0].must_change_password).toBe(true);
});

test("it stops working after 7 days, and a newer one replaces it", async () => {
  const user = await app.make.user();
  await give(user.id, "calm sea 12");
  app.clock.now = new Date(app.clock.now.getTime() + 7 * days - 1);
  expect((await signIn(user.email, "calm sea 12")).status).toBe(200);
  app.clock.now = new Date(app.clock.now.getTime() + 1);
  expect((await signIn(user.email, "calm sea 12")).status).toBe(401);
  await give(user.id, "calm sea 13");
  expect((await signIn(user.email, "calm sea 13")).status).toBe(200);
});

test("no two made passwords are equal", async () => {
  const user = await app.make.user();
  await deliveredMails(app);
  for (let i = 0; i < 10; i += 1) await give(user.id);
  const passwords = (await deliveredMails(app)).map((mail) => secretOf(mail));
  expect(new Set(passwords).size).toBe(10);
});

test("whoever has no password yet cannot sign in with anything", async () => {
  const user = await app.make.user();
  await app.db.user.update({ where: { id: user.id }, data: { passwordHash: NO_PASSWORD } });
  for (const password of [NO_PASSWORD, testPassword, ""]) {
    expect((await signIn(user.email, password)).status).toBeGreaterThanOrEqual(401);
  }
});
