import { expect, test } from "vitest";
import { isOverLimit } from "#features/session/index.ts";
import { delivered, secretIn } from "#testing/mails.ts";
import { withoutEmailCases } from "#testing/without-email-cases.ts";
import { joiningLimits } from "./application-limits.ts";
import { app, applicant, ask, minute, pass, verify } from "./apply.testing.ts";

let numbers = 0;

/** Somebody without an e-mail, with a number of their own. */
function newcomer(given: object = {}) {
  numbers += 1;
  return applicant({ email: "none", mobile: `97100${String(numbers).padStart(5, "0")}`, ...given });
}

/** What went by SMS just now; nothing went by mail. */
async function texted(): Promise<{ mobile: string; text: string }[]> {
  const { mails, texts } = await delivered(app);
  expect(mails).toEqual([]);
  return texts;
}

/** Asks, and types the code that comes by SMS. */
async function joined(json: ReturnType<typeof applicant>) {
  await delivered(app);
  const answer = await ask(json);
  expect([answer.status, answer.body.data[0].email]).toEqual([200, ""]);
  const [sms] = await texted();
  expect(sms?.mobile).toBe(json.mobile);
  return verify(answer.body.data[0].request_token, secretIn(sms?.text ?? ""));
}

const waiting = (mobile: string) =>
  app.db.request.findMany({ where: { mobile, emailVerifiedAt: { not: null }, bookStatus: "pending" } });

test("who has a telephone alone asks to join, is told each step by SMS, and signs in by a code once approved", async () => {
  const json = newcomer();
  const { mobile } = json;
  expect((await joined(json)).status).toBe(200);
  expect((await texted()).map(({ text }) => text)).toEqual([expect.stringContaining("has reached Thangam")]);
  const [request] = await waiting(mobile);
  const admin = await app.signedInAs({ userType: "Admin" });
  const approval = { id: String(request?.id), name: json.name, accountno: "E8101" };
  const approved = await admin.call("approveApplication", approval);
  expect([approved.status, approved.body.code]).toEqual([200, undefined]);
  expect((await texted()).map((sent) => sent.mobile)).toEqual([mobile, mobile]);

  const phone = app.nobody();
  const sent = await phone.call("sendSignInCode", { mobile });
  const OTP = secretIn((await texted())[0]?.text ?? "");
  const signedIn = await phone.call("signInWithCode", { mobile, OTP, code_id: sent.body.data[0].code_id });
  expect(signedIn.body.data[0].person).toMatchObject({ fld_mobile: mobile, must_change_password: false });
  const mine = await phone.call("listMyApplications", {});
  expect(mine.body.data).toMatchObject([{ fld_accountno: "E8101" }]);

  // The same name and number are the same person: the approver sees it, and the book is added to theirs.
  pass(minute);
  expect((await joined(newcomer({ mobile, chitamount: "1000" }))).status).toBe(200);
  await delivered(app);
  const listed = await admin.call("listApplications", { search: mobile, chitstatus: "Pending" });
  expect(listed.body.data).toMatchObject([{ known: { fld_name: json.name, fld_mobile: mobile }, other_books: 1 }]);
  const [further] = await waiting(mobile);
  await admin.call("approveApplication", { ...approval, id: String(further?.id), accountno: "H8102" });
  expect(await app.db.user.count({ where: { mobile } })).toBe(1);
  expect(await app.db.client.findMany({ where: { mobile }, include: { books: true } })).toMatchObject([
    { email: "", books: [{}, {}] },
  ]);
});

test("people of one number stay apart, and see nothing of what another asked for; a rejection is told by SMS", async () => {
  const one = newcomer();
  const other = newcomer({ name: "Ravi", mobile: one.mobile });
  expect((await joined(one)).status).toBe(200);
  pass(minute);
  expect((await joined(other)).status).toBe(200);
  // The same once more waits once.
  pass(minute);
  expect((await joined({ ...other, name: "RAVI" })).status).toBe(200);
  const requests = await waiting(one.mobile);
  expect(requests.map(({ name }) => name)).toEqual([one.name, "Ravi"]);

  const admin = await app.signedInAs({ userType: "Admin" });
  await admin.call("approveApplication", { id: String(requests[0]?.id), name: one.name, accountno: "E8103" });
  const owner = await app.db.user.findFirstOrThrow({ where: { mobile: one.mobile } });
  const mine = await (await app.signedInUser(owner.id)).call("listMyApplications", {});
  expect(mine.body.data).toHaveLength(1);
  await delivered(app);
  await admin.call("rejectApplication", { id: String(requests[1]?.id), reason: "Nobody came" });
  expect(await texted()).toMatchObject([{ mobile: one.mobile, text: expect.stringContaining("could not accept") }]);
});

test.for(withoutEmailCases)(
  "who asks as %s, of the same number: %s, is Meena Kumari: %s",
  async ([name, hasSameNumber, isSame]) => {
    const meena = newcomer({ name: "Meena Kumari" });
    const { mobile } = meena;
    const first = newcomer({ name, ...(hasSameNumber && { mobile }) });
    const admin = await app.signedInAs({ userType: "Admin" });
    await joined(meena);
    pass(minute);
    // What waits already waits once.
    await joined(first);
    const waits = async () =>
      (await waiting(mobile)).length + (hasSameNumber ? 0 : (await waiting(first.mobile)).length);
    expect(await waits()).toBe(isSame ? 1 : 2);
    const [asked] = await waiting(mobile);
    const approved = await admin.call("approveApplication", {
      id: String(asked?.id),
      name: meena.name,
      accountno: `E82${numbers}`,
    });
    expect(approved.status).toBe(200);

    // The list shows who asks, and the approval gives a further book to them.
    pass(minute);
    await joined({ ...first, chitamount: "1000" });
    const { body } = await admin.call("listApplications", { search: first.mobile, chitstatus: "Pending" });
    const row = body.data.find((one: { fld_chitamount: string }) => Number(one.fld_chitamount) === 1000);
    expect(row.known?.fld_name).toBe(isSame ? meena.name : undefined);
  },
);

test("of one network address the shop sends ten codes by SMS in a quarter of an hour", async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 11; n += 1) statuses.push((await ask(newcomer())).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect(statuses.at(-1)).toBe(429);
  // By mail they are still sent.
  expect((await ask(applicant())).status).toBe(200);
});

test("everybody together is sent a hundred codes by SMS in a quarter of an hour, and mails go on", async () => {
  for (let n = 1; n < 100; n += 1) {
    const limits = joiningLimits.send(`203.0.113.${n}`, { email: "" });
    expect(await isOverLimit(app.db, limits, app.clock.now)).toBe(false);
  }
  const from = (address: string, json: object) =>
    app.nobody().call("addClientApplication", json, { headers: { "X-Forwarded-For": address } });
  expect((await from("198.51.100.1", newcomer())).status).toBe(200);
  const refused = await from("198.51.100.2", newcomer());
  expect([refused.status, refused.body.code]).toEqual([429, "too_many_attempts"]);
  expect((await from("198.51.100.3", applicant())).status).toBe(200);
  pass(15 * minute - 1);
  expect((await from("198.51.100.4", newcomer())).status).toBe(429);
  pass(1);
  expect((await from("198.51.100.5", newcomer())).status).toBe(200);
});
