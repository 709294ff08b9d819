import { beforeEach, describe, expect, test } from "vitest";
import { giveTotp } from "#testing/factors.ts";
import { delivered } from "#testing/mails.ts";
import { testPassword } from "#testing/make/people.ts";
import { app, codeTo, phoneAt, textedCodes } from "./mobile.testing.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const pass = (ms: number) => (app.clock.now = new Date(app.clock.now.getTime() + ms));
const nameIn = async ({ caller }: ReturnType<typeof phoneAt>) =>
  (await caller.call("getSession")).body.data[0]?.fld_name;

/** Every test begins on a day of its own, with nothing counted, and with numbers that nobody else has. */
let days = 0;
beforeEach(async () => {
  pass((days += 40) * day);
  await app.db.attemptCounter.deleteMany();
  await app.db.outboxMessage.deleteMany();
});
const numbers = Array.from({ length: 20 }, (_, n) => `97${String(10_000_000 + n)}`);
const freshNumber = () => numbers.pop() ?? "";

test("a customer signs in with a number as people write it and the code that came by SMS, once", async () => {
  const mobile = freshNumber();
  const { email } = await app.make.user({ userType: "Customer", name: "Kavitha", mobile });
  const phone = phoneAt("198.51.100.1");
  expect(await phone.ask(`+91 ${mobile.slice(0, 5)}-${mobile.slice(5)}`)).toBe(200);
  const { texts, mails } = await delivered(app);
  expect(texts.map((sms) => [sms.mobile, sms.text])).toEqual([
    [mobile, expect.stringMatching(/^Dear Kavitha, \d{6} is your code to sign in at Thangam\. /)],
  ]);
  expect(mails.map(({ to }) => to.address)).toEqual([email]);
  const code = /\d{6}/.exec(texts[0]?.text ?? "")?.[0] ?? "";
  const answer = await phone.signIn(mobile, code);
  expect([answer.status, answer.body.data[0].person.fld_email]).toEqual([200, email]);
  expect(await nameIn(phone)).toBe("Kavitha");
  expect((await phone.signIn(mobile, code)).body.code).toBe("recovery_code_wrong");
});

test("a code is good for ten minutes, for whoever asked for it alone, and burnt by five wrong ones of theirs", async () => {
  const mobile = freshNumber();
  await app.make.user({ userType: "Customer", mobile });
  const [owner, other] = [phoneAt("198.51.100.2"), phoneAt("203.0.113.2")];
  await owner.ask(mobile);
  const code = await codeTo(mobile);
  await other.ask(mobile);
  const wrong = code === "100000" ? "100001" : "100000";
  for (let n = 0; n < 5; n += 1) expect((await other.signIn(mobile, wrong)).status).toBe(422);
  expect((await other.signIn(mobile, await codeTo(mobile))).status).toBe(422);
  expect((await other.signIn(mobile, code)).status).toBe(422);
  pass(10 * minute - 1);
  expect((await owner.signIn(mobile, code)).status).toBe(200);

  pass(60 * minute);
  await other.ask(mobile);
  const late = await codeTo(mobile);
  pass(10 * minute);
  expect((await other.signIn(mobile, late)).status).toBe(422);
});

test("nothing tells whether a number is a customer's, and nobody else signs in by one", async () => {
  const people = [
    { userType: "Customer", status: "active" },
    { userType: "Customer", status: "inactive" },
    { userType: "Customer", status: "disabled" },
    { userType: "Employee", status: "active" },
    { userType: "Admin", status: "active" },
  ] as const;
  const known: string[] = [];
  for (const person of people) known.push((await app.make.user({ ...person, mobile: freshNumber() })).mobile);
  const answers: unknown[] = [];
  for (const [at, mobile] of [...known, freshNumber()].entries()) {
    const phone = phoneAt(`203.0.113.${at}`);
    const { status, body, headers } = await phone.caller.call("sendSignInCode", { mobile });
    const [data] = body.data;
    answers.push([status, Object.keys(data), data.mobile === mobile, data.code_id.length, Object.keys(headers)]);
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect((await textedCodes()).map(({ mobile }) => mobile)).toEqual([known[0]]);
  const queued = await app.db.auditEntry.findMany({ where: { operation: "Send_Sign_In_Code" } });
  expect(queued.map(({ recordId }) => recordId).filter((id) => id === "unknown").length).toBeGreaterThanOrEqual(5);
});

test("several people with one number are told to whoever has the code, by SMS alone, and one of them is chosen", async () => {
  const mobile = freshNumber();
  const mother = await app.make.user({ userType: "Customer", name: "Meena", mobile });
  const daughter = await app.make.user({ userType: "Customer", name: "Anitha", mobile });
  const stranger = await app.make.user({ userType: "Customer" });
  const phone = phoneAt("198.51.100.3");
  await phone.ask(mobile);
  const { texts, mails } = await delivered(app);
  expect([texts.length, mails.length]).toEqual([1, 0]);
  const code = /\d{6}/.exec(texts[0]?.text ?? "")?.[0] ?? "";
  const [{ person, people }] = (await phone.signIn(mobile, code)).body.data;
  expect([person, people]).toEqual([
    null,
    [mother, daughter].map(({ id, name }) => ({ fld_userid: String(id), fld_name: name })),
  ]);
  expect(await nameIn(phone)).toBeUndefined();
  expect((await phone.signIn(mobile, code, { fld_userid: String(stranger.id) })).status).toBe(422);
  expect((await phone.signIn(mobile, code, { fld_userid: String(daughter.id) })).status).toBe(200);
  expect(await nameIn(phone)).toBe("Anitha");
  expect((await phone.signIn(mobile, code, { fld_userid: String(mother.id) })).status).toBe(422);
});

test("whose second factor is due shows it after the code", async () => {
  const mobile = freshNumber();
  const user = await app.make.user({ userType: "Customer", name: "Ravi", mobile });
  const totp = await giveTotp(app, user.id);
  const phone = phoneAt("198.51.100.4");
  await phone.ask(mobile);
  const code = await codeTo(mobile);
  const { status, body } = await phone.signIn(mobile, code);
  expect([status, body.code, body.params.methods, body.params.enrols]).toEqual([
    401,
    "second_factor_needed",
    "totp",
    "",
  ]);
  expect(await nameIn(phone)).toBeUndefined();
  expect((await phone.signIn(mobile, code)).status).toBe(422);
  const passed = await phone.caller.call("passSecondFactor", { challenge: body.params.challenge, code: totp.code() });
  expect(passed.status).toBe(200);
  expect(await nameIn(phone)).toBe("Ravi");
});

test("whoever has the telephone needs no first password, and nobody comes first with it any more", async () => {
  const mobile = freshNumber();
  const inTime = { passwordIsTemporary: true, passwordExpiresAt: new Date(app.clock.now.getTime() + day) };
  const { email } = await app.make.user({ userType: "Customer", mobile, ...inTime });
  const phone = phoneAt("198.51.100.5");
  await phone.ask(mobile);
  const answer = await phone.signIn(mobile, await codeTo(mobile));
  expect(answer.body.data[0].person.must_change_password).toBe(false);
  expect((await app.nobody().call("signIn", { email, password: testPassword })).status).toBe(401);
  const other = await app.make.user({ userType: "Customer", mobile: freshNumber() });
  await phone.ask(other.mobile);
  await phone.signIn(other.mobile, await codeTo(other.mobile));
  expect((await app.nobody().call("signIn", { email: other.email, password: testPassword })).status).toBe(200);
});

describe("a number that the shop changed, because the telephone was stolen", () => {
  test("gets no code, none that it got opens anything, and nobody stays signed in there", async () => {
    const [old, fresh] = [freshNumber(), freshNumber()];
    const { id, email } = await app.make.user({ userType: "Customer", name: "Lakshmi", mobile: old });
    const admin = await app.signedInAs({ userType: "Admin" });
    const [stolen, thief] = [phoneAt("198.51.100.6"), phoneAt("203.0.113.6")];
    await stolen.ask(old);
    await stolen.signIn(old, await codeTo(old));
    expect(await nameIn(stolen)).toBe("Lakshmi");
    await thief.ask(old);
    const code = await codeTo(old);

    const details = { name: "Lakshmi", email, usertype: "Customer", status: "Active" };
    const saved = await admin.call("updateUser", { id: String(id), ...details, mobile: fresh });
    expect(saved.status, saved.text).toBe(200);
    await delivered(app);
    expect(await nameIn(stolen)).toBeUndefined();
    expect((await stolen.caller.call("refreshSession")).status).toBe(401);
    expect((await thief.signIn(old, code)).body.code).toBe("recovery_code_wrong");
    expect((await thief.signIn(fresh, code)).body.code).toBe("recovery_code_wrong");
    pass(60 * minute);
    expect(await stolen.ask(old)).toBe(200);
    expect(await textedCodes()).toEqual([]);

    const owner = phoneAt("198.51.100.7");
    await owner.ask(fresh);
    expect((await owner.signIn(fresh, await codeTo(fresh))).status).toBe(200);
    expect(await nameIn(owner)).toBe("Lakshmi");
  });

  test("of somebody on the staff signs nobody out, because no telephone signs them in", async () => {
    const clerk = await app.signedInAs({ userType: "Employee", name: "Arun" });
    const admin = await app.signedInAs({ userType: "Admin" });
    const { email } = await app.db.user.findUniqueOrThrow({ where: { id: clerk.userId } });
    const details = { name: "Arun", email, usertype: "Employee", status: "Active", mobile: freshNumber() };
    expect((await admin.call("updateUser", { id: String(clerk.userId), ...details })).status).toBe(200);
    expect((await clerk.call("getSession")).body.data[0]?.fld_name).toBe("Arun");
  });
});
