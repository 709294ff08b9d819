import { join } from "node:path";
import { TERMS_VERSION } from "@thangam/texts/terms-version";
import { expect, test } from "vitest";
import { deliverToFiles } from "#testing/deliver-to-files.ts";
import { filesBelow } from "#testing/files-below.ts";
import { secretIn } from "#testing/mails.ts";
import { rowsOfTables } from "#testing/rows-of-tables.ts";
import { makeSampleWorld } from "#testing/samples/subject.ts";
import { customerSample } from "#testing/samples/values.ts";
import {
  answers,
  app,
  call,
  canaries,
  changed,
  dataDir,
  first,
  given,
  otherThan,
  recovered,
  typed,
  waitingRows,
} from "./no-secrets.testing.ts";
import type { TestCaller } from "./no-secrets.testing.ts";

type User = Awaited<ReturnType<typeof app.make.user>>;

/** Signing in, refreshing, changing: right and wrong. */
async function signInAndChange(caller: TestCaller, user: User): Promise<void> {
  await call(caller, "signIn", { email: user.email, password: typed.wrong });
  await call(caller, "signIn", { email: user.email, password: first, salt: typed.wrong });
  await call(caller, "getSession");
  await call(caller, "refreshSession");
  await call(caller, "changePassword", { oldpassword: typed.old, password: changed });
  await call(caller, "changePassword", { oldpassword: first, password: typed.common });
  await call(caller, "changePassword", { oldpassword: first, password: changed }, { key: "canary-key-1" });
  await call(caller, "listMySessions");
  await call(caller, "saveProfile", { language: "en" }, { key: "canary-key-2" });
  await call(caller, "endSession");
}

/** Recovering: the code as it waits to be sent, as it was sent, wrong, burnt, right; the token used and again. */
async function recover(caller: TestCaller, user: User): Promise<void> {
  const opened = await caller.call("openRecovery", { email: user.email });
  expect(opened.status).toBe(200);
  const asked = await caller.call("sendRecoveryCode", { email: user.email, OTP: "271828" });
  const recovery_id: string = asked.body.data[0].recovery_id;
  canaries.plant("what a recovery is known by", recovery_id);
  waitingRows.push(...(await rowsOfTables(app)));
  const code = secretIn(await deliverToFiles(app, dataDir));
  canaries.plant("the code", code);
  await call(caller, "verifyRecoveryCode", { email: user.email, recovery_id, OTP: otherThan(code) });
  const verified = await caller.call("verifyRecoveryCode", { email: user.email, recovery_id, OTP: code });
  const token: string = verified.body.data[0].salt;
  canaries.plant("the reset token", token);
  await call(caller, "verifyRecoveryCode", { email: user.email, recovery_id, OTP: code });
  await call(caller, "finishRecovery", { email: user.email, password: typed.common, salt: token });
  await call(caller, "finishRecovery", { email: user.email, password: recovered, salt: token });
  await call(caller, "finishRecovery", { email: user.email, password: recovered, salt: token });
  await call(caller, "signIn", { email: user.email, password: recovered });
  await call(caller, "getSession");
}

/** Signing in by mobile number: the code as it waits and as it was sent, wrong, right and again; what it is bound to. */
async function signInByMobile(caller: TestCaller, mobile: string): Promise<string> {
  const asked = await caller.call("sendSignInCode", { mobile, OTP: "271828" });
  const code_id: string = asked.body.data[0].code_id;
  canaries.plant("what a code to sign in is known by", code_id);
  waitingRows.push(...(await rowsOfTables(app)));
  const code = secretIn(await deliverToFiles(app, dataDir));
  canaries.plant("the code to sign in", code);
  for (const OTP of [otherThan(code), code, code]) await call(caller, "signInWithCode", { mobile, code_id, OTP });
  expect((await call(caller, "getSession")).body.data[0].fld_mobile).toBe(mobile);
  await call(caller, "signOut");
  return code;
}

/** Joining: the code as it waits and as it was sent, wrong and right; the token is the applicant's alone. */
async function joinShop(caller: TestCaller): Promise<void> {
  const book = { chitschema: "Thanga Mazhai", chitamount: "500", termsconditions: true, terms_version: TERMS_VERSION };
  const person = { name: "Canary", email: "joining@example.com", mobile: "9840012345" };
  const asked = await caller.call("addClientApplication", { ...person, ...book });
  const requestToken: string = asked.body.data[0].request_token;
  canaries.plant("the token of a request", requestToken);
  waitingRows.push(...(await rowsOfTables(app)));
  const joiningCode = secretIn(await deliverToFiles(app, dataDir));
  canaries.plant("the code to join", joiningCode);
  await call(caller, "verifyClientApplication", { request_token: requestToken, OTP: otherThan(joiningCode) });
  await call(caller, "sendApplicationCode", { request_token: requestToken });
  expect(
    (await call(caller, "verifyClientApplication", { request_token: requestToken, OTP: joiningCode })).status,
  ).toBe(200);
}

/** Settling: the client's code as it waits and as it was sent, wrong and right. */
async function settleWithCode(admin: User): Promise<string> {
  const { bookId } = await app.make.payment();
  const cashier = await app.signedInUser(admin.id);
  const terms = { id: String(bookId), way: "Refund", refund_mode: "Cash", settled_amount: "500", settled_weight: "0" };
  await call(cashier, "sendSettlementCode", terms, { key: "canary-key-6" });
  waitingRows.push(...(await rowsOfTables(app)));
  const settlingCode = secretIn(await deliverToFiles(app, dataDir));
  canaries.plant("the code to settle", settlingCode);
  for (const typed of [otherThan(settlingCode), settlingCode])
    await call(cashier, "settleBook", { ...terms, remarks: "Asked", client_code: typed });
  expect(await app.db.settlement.count({ where: { bookId, confirmedBy: "client_code" } })).toBe(1);
  return settlingCode;
}

/** What an Admin gives: typed with a new customer, user and an edit (with a key, as pages send one), and made. */
async function giveByAdmin(caller: TestCaller, admin: User, user: User): Promise<void> {
  const office = await app.signedInUser(admin.id);
  const customer = { ...customerSample(), confirmpassword: given };
  const added = await call(office, "addCustomer", { ...customer, password: given }, { key: "canary-key-3" });
  expect(added.status, added.text).toBe(200);
  const edit = { ...customer, customerid: added.body.data[0].customerid, password: given };
  expect((await call(office, "updateCustomer", edit, { key: "canary-key-4" })).status).toBe(200);
  const clerk = { ...customer, email: "clerk@example.com", usertype: "Employee", password: given };
  expect((await call(office, "addUser", clerk, { key: "canary-key-5" })).status).toBe(200);
  await call(office, "addUser", { ...clerk, email: "again@example.com", confirmpassword: typed.wrong });
  expect((await call(office, "issueTemporaryPassword", { id: user.id.toString() })).status).toBe(200);
  await call(office, "resendWelcome", { email: customer.email, password: given });
  await call(office, "listAuditEntries");
  await call(office, "listCustomers");
  await call(office, "listUsers");
  waitingRows.push(...(await rowsOfTables(app)));
  await deliverToFiles(app, dataDir);
  const mails = (await filesBelow(join(dataDir, "mail"))).filter(({ name }) => name.includes("temporary_password"));
  const made = mails.map(({ text }) => secretIn(text)).find((secret) => secret !== given) ?? "";
  canaries.plant("the password that was made", made);
  expect((await call(caller, "signIn", { email: user.email, password: made })).status).toBe(200);
  await call(caller, "signOut");
}

/** An input that is no JSON, or breaks a rule, is a mistake that is tempting to quote. */
async function sendMistakes(caller: TestCaller, user: User): Promise<void> {
  const json = { "Content-Type": "application/json" };
  const bad = [
    await caller.send("post", "/api/New_Admin_Login", json, `{"email": "${user.email}", "password": "${typed.wrong}`),
    await caller.send("post", "/api/New_Admin_Login", json, `{"email": 7, "password": "${typed.wrong}"}`),
    await caller.send("get", `/api/New_Admin_Login?password=${encodeURIComponent(typed.wrong)}`),
    await caller.send("post", `/api/ChangePassword?oldpassword=${encodeURIComponent(typed.wrong)}`, json, "{}"),
  ];
  answers.push(...bad.map(({ text, headers }) => JSON.stringify(headers) + text));
}

test("no answer, log line, row or file but the message itself holds a password, code, hash, salt or token", async () => {
  const admin = await app.make.user({ userType: "Admin" });
  const user = await app.make.user({ email: typed.mail, password: first });
  for (const [what, secret] of Object.entries({ first, changed, recovered, given, ...typed })) {
    if (what !== "mail" && what !== "common") canaries.plant(`the password "${what}"`, secret);
  }
  const caller = app.nobody();
  await makeSampleWorld(app);

  await signInAndChange(caller, user);
  await recover(caller, user);
  const { mobile } = await app.make.user({ userType: "Customer", mobile: "9300000001" });
  const signInCode = await signInByMobile(app.nobody(), mobile);
  await joinShop(caller);
  const settlingCode = await settleWithCode(admin);
  await giveByAdmin(caller, admin, user);
  await sendMistakes(caller, user);

  const people = await app.db.user.findMany();
  for (const { passwordHash } of people) {
    const what = passwordHash.slice(0, 29);
    canaries.plant("a hash with its salt", passwordHash);
    canaries.plant("a salt", what);
  }
  const rows = [...waitingRows, ...(await rowsOfTables(app))];
  const files = await filesBelow(dataDir);
  for (const secret of canaries.secrets)
    expect(canaries.find([`{"seen":"${secret}"}`]), "the search finds").not.toEqual([]);
  expect(canaries.secrets.length).toBeGreaterThan(15);

  expect(canaries.find(answers)).toEqual([]);
  expect(app.logLines.length).toBeGreaterThan(20);
  expect(canaries.find(app.logLines)).toEqual([]);
  expect(rows.filter(({ table }) => table === "audit_entries").length).toBeGreaterThan(10);
  const hashless = rows.map(({ table, row }) => (table === "users" ? row.replaceAll(/\$2b\$[^,)]{56}/g, "") : row));
  expect(canaries.find(hashless)).toEqual([]);
  const carriers = files.filter(({ text }) => secretIn(text) !== "");
  // By SMS go the codes to settle and to sign in alone.
  const texted = carriers.filter(({ name }) => name.endsWith(".txt"));
  expect(texted.map(({ text }) => secretIn(text))).toEqual([signInCode, settlingCode]);
  const mail = /-(recovery_code|sign_in_code|request_code|settlement_code|temporary_password|account_welcome)\.eml$/;
  expect(carriers.every((file) => texted.includes(file) || mail.test(file.name))).toBe(true);
  expect(canaries.find(files.filter((file) => !carriers.includes(file)).map(({ text }) => text))).toEqual([]);
  for (const { text } of carriers) expect(canaries.find([text.replaceAll(secretIn(text), "")])).toEqual([]);
});
