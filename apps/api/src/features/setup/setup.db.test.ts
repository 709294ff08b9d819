import { beforeEach, expect, test } from "vitest";
import { totpCode } from "#platform/security/totp.ts";
import type { TestCaller } from "#testing/caller.ts";
import { askedForFactor } from "#testing/factors.ts";
import { useApp } from "#testing/harness.ts";
import { makePasswords } from "#platform/security/passwords.ts";
import { appointFirstAdmin, newSetupToken } from "./index.ts";

const app = useApp();
const owner = { name: "Meenakshi", email: "owner@example.com", password: "quiet river 77" };
const passwords = makePasswords(4);

const newToken = async () => (await newSetupToken(app.db, app.secrets, app.clock.now)) ?? "";
const setUp = (token: string, person: object = owner) => app.nobody().call("setUpShop", { token, ...person });
const check = (token: string) => app.nobody().call("checkSetupLink", { token });
const admins = () => app.db.user.findMany({ where: { userType: "Admin" } });
const appoint = (given = owner) =>
  appointFirstAdmin({ db: app.db, now: app.clock.now, hashPassword: (typed) => passwords.hash(typed) }, given);

beforeEach(async () => {
  // Each test begins with a shop that nobody has set up; nothing but the owner of the database can undo a set-up.
  await app.asOwner(async (client) => {
    await client.query("set session_replication_role = replica");
    await client.query(
      "delete from shop_setups; delete from setup_links; delete from factors; delete from backup_codes; delete from factor_challenges; delete from sessions; delete from devices; delete from users",
    );
    await client.query("delete from approval_settings where set_by_id is not null");
    await client.query("set session_replication_role = origin");
  });
});

/** The first sign-in of the first Admin, who adds a second factor. */
async function signInFirst(caller: TestCaller) {
  const { challenge, enrols } = await askedForFactor(caller, owner.email, owner.password);
  expect(enrols).toBe(true);
  const [{ secret }] = (await caller.call("beginTotp", { challenge })).body.data;
  return caller.call("addTotp", { challenge, code: totpCode(secret, app.clock.now) });
}

test("the link makes an Admin who can sign in, and is written down", async () => {
  const token = await newToken();
  expect((await check(token)).status).toBe(200);
  expect((await setUp(token)).status).toBe(200);
  const signedIn = await signInFirst(app.nobody());
  expect(signedIn.body.data[0].person).toMatchObject({ fld_usertype: "Admin", must_change_password: false });
  const [admin] = await admins();
  const trail = await app.db.auditEntry.findFirstOrThrow({
    where: { operation: "Set_Up_Shop" },
    orderBy: { id: "desc" },
  });
  expect([trail.recordId, trail.actorId]).toEqual([String(admin?.id), admin?.id]);
});

test("a link is good once, and one that is used ends all others", async () => {
  const [token, other] = [await newToken(), await newToken()];
  await setUp(token);
  for (const spent of [token, other]) {
    expect((await check(spent)).body.code).toBe("setup_link_invalid");
    expect((await setUp(spent, { ...owner, email: "second@example.com" })).body.code).toBe("setup_link_invalid");
  }
  expect(await admins()).toHaveLength(1);
  expect(await app.db.setupLink.count()).toBe(0);
});

test("of twenty who set up at once, with two links, one becomes the Admin", async () => {
  const tokens = [await newToken(), await newToken()];
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => setUp(tokens[n % 2] ?? "", { ...owner, email: `owner${n}@example.com` })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === "setup_link_invalid")).toHaveLength(19);
  expect(await admins()).toHaveLength(1);
});

test("a link is good for a day, and is kept as a hash alone", async () => {
  const token = await newToken();
  const [row] = await app.db.setupLink.findMany();
  expect(Buffer.from(row?.tokenHash ?? []).toString()).not.toContain(token);
  app.clock.now = new Date(app.clock.now.getTime() + 24 * 60 * 60 * 1000 - 1);
  expect((await check(token)).status).toBe(200);
  app.clock.now = new Date(app.clock.now.getTime() + 1);
  expect((await check(token)).body.code).toBe("setup_link_invalid");
  expect((await setUp(token)).body.code).toBe("setup_link_invalid");
  await newToken();
  expect(await app.db.setupLink.count()).toBe(1);
});

test("a password that breaks a rule leaves the link as it is", async () => {
  const token = await newToken();
  expect((await setUp(token, { ...owner, password: "Meenakshi1" })).body.code).toBe("password_is_personal");
  expect((await setUp(token, { ...owner, password: "short" })).body.code).toBe("password_too_short");
  expect((await setUp(token, { ...owner, password: "quiet river 77", confirmpassword: "else" })).status).toBe(422);
  expect((await setUp(token)).status).toBe(200);
});

test("where there is an Admin there is no link, and one from before is worth nothing", async () => {
  const token = await newToken();
  await app.make.user({ userType: "Admin" });
  expect(await newSetupToken(app.db, app.secrets, app.clock.now)).toBeNull();
  expect((await setUp(token)).body.code).toBe("setup_link_invalid");
});

test("the environment makes the first Admin once, whoever starts at the same time", async () => {
  await Promise.all([appoint(), appoint(), appoint()]);
  await appoint({ ...owner, email: "another@example.com" });
  expect((await admins()).map(({ email }) => email)).toEqual([owner.email]);
  expect((await askedForFactor(app.nobody(), owner.email, owner.password)).enrols).toBe(true);
});

test("what the environment gives keeps to the rules, and a mistake is reported in a sentence", async () => {
  await expect(appoint({ ...owner, password: "password1" })).rejects.toThrow("ADMIN_PASSWORD cannot be used: ");
  await expect(appoint({ ...owner, email: "owner" })).rejects.toThrow("ADMIN_EMAIL or ADMIN_NAME cannot be used");
  expect(await admins()).toHaveLength(0);
});

test("the database itself refuses a second set-up, and forgets none", async () => {
  await setUp(await newToken());
  const second = await app.make.user({ userType: "Admin" });
  await expect(
    app.db.shopSetup.create({ data: { id: false, userId: second.id, doneAt: app.clock.now } }),
  ).rejects.toThrow();
  await expect(app.db.shopSetup.create({ data: { userId: second.id, doneAt: app.clock.now } })).rejects.toThrow();
  await expect(app.db.shopSetup.deleteMany()).rejects.toThrow();
});

test.each([
  ["the link", async () => setUp(await newToken())],
  ["the environment", () => appoint()],
])("whom %s makes the only Admin cannot move money at once and unseen", async (_what, make) => {
  await make();
  const browser = app.nobody();
  expect((await signInFirst(browser)).status).toBe(200);
  const { paymentId } = await app.make.payment();
  const refund = { id: String(paymentId), refund_mode: "Cash", reason: "Paid twice" };
  const { status, body } = await browser.call("refundPayment", refund);
  expect([status, typeof body.approval.takes_effect_at], JSON.stringify(body)).toEqual([202, "string"]);
  const [admin] = await admins();
  expect(await app.db.outboxMessage.count({ where: { kind: "approval_delayed", userId: admin?.id ?? 0n } })).toBe(1);
});

test("nor can an Admin who is left alone, whatever the shop chose while there were two", async () => {
  await setUp(await newToken());
  const other = await app.make.user({ userType: "Admin" });
  await chooseEmployees();
  const browser = app.nobody();
  expect((await signInFirst(browser)).status).toBe(200);
  const refund = async () => {
    const { paymentId } = await app.make.payment();
    return browser.call("refundPayment", { id: String(paymentId), refund_mode: "Cash", reason: "Paid twice" });
  };
  expect((await refund()).status).toBe(200);
  await app.db.user.update({ where: { id: other.id }, data: { status: "inactive" } });
  const { status, body } = await refund();
  expect([status, typeof body.approval?.takes_effect_at]).toEqual([202, "string"]);
});

test("nor does one of two shut out the other at once: both get a mail of it first", async () => {
  await setUp(await newToken());
  const { id, name, email, mobile } = await app.make.user({ userType: "Admin" });
  await chooseEmployees();
  await app.make.payment();
  const browser = app.nobody();
  expect((await signInFirst(browser)).status).toBe(200);
  const change = { id: String(id), name, email, mobile, usertype: "Admin", status: "Inactive" };
  const { status, body } = await browser.call("updateUser", change);
  expect([status, typeof body.approval?.takes_effect_at]).toEqual([202, "string"]);
  expect((await app.db.user.findUniqueOrThrow({ where: { id } })).status).toBe("active");
  const told = await app.db.outboxMessage.findMany({ where: { kind: "approval_delayed" } });
  expect(told.map(({ userId }) => userId)).toContain(id);
});

async function chooseEmployees(): Promise<void> {
  const { id: _id, ...chosen } = await app.db.approvalSetting.findFirstOrThrow({ orderBy: { id: "desc" } });
  await app.db.approvalSetting.create({ data: { ...chosen, scope: "employees" } });
}
