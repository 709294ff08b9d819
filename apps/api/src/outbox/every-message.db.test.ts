import { languages } from "@thangam/texts/languages";
import { writingOf } from "@thangam/texts/writing-of";
import type { OperationName } from "@thangam/contracts";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { tellAdmins } from "#kernel/approvals/approval-store.ts";
import { tellLeftovers, tellUnconfirmed, tellUncountedSafes } from "#features/accounts/index.ts";
import { sendReminders } from "#features/messages/reminders/index.ts";
import { sealBooksOf } from "#testing/evidence-places.ts";
import { setMobileFirstPassword } from "#testing/first-password.ts";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { addFactorTo, makeBackupCodesOf, removeFactorOf, useBackupCodeOf } from "#testing/change-factors.ts";
import { portalUrl } from "#testing/mails.ts";
import { sampleOf } from "#testing/samples.ts";
import { makeNamed } from "#testing/samples/make-named.ts";
import { partsOfNewBook } from "#testing/samples/settlements.ts";
import { makeSampleWorld, makeSubject } from "#testing/samples/subject.ts";
import type { Subject } from "#testing/samples/subject.ts";
import { sandboxOf } from "#testing/sandbox.ts";
import { mailBodyOf } from "./mail-page.ts";
import { messageKinds } from "./messages.ts";
import type { MessageKind } from "./messages.ts";
import { takeMessages } from "./outbox-store.ts";
import { factsFor, renderMessage } from "./render-message.ts";

const app = useApp();
const sandbox = sandboxOf(app);
let subject: Subject;
let admin: SignedIn;
let customer: SignedIn;

beforeAll(() => makeSampleWorld(app));
beforeEach(async () => {
  await app.db.outboxMessage.deleteMany();
  subject = await makeSubject(app, { fields: new Set(["approvalId"]) });
  admin = await app.signedInAs({ userType: "Admin" });
  customer = await app.signedInUser(BigInt(subject.userId));
});

/** Calls an operation with its sample, which has to succeed. */
async function call(name: OperationName, more: object = {}, caller: Pick<SignedIn, "call"> = admin) {
  await makeNamed(app, subject, name);
  const answer = await caller.call(name, { ...sampleOf(name)(subject), ...more });
  expect([name, answer.status, answer.body.code]).toEqual([name, 200, undefined]);
  return answer.body.data;
}

async function pay(outcome: "success" | "failure"): Promise<void> {
  const { number } = await app.make.book({ clientId: BigInt(subject.clientId) });
  await sandbox.comeBack(await sandbox.simulate(await sandbox.start(customer, number), outcome));
}

async function remind(moment: string): Promise<void> {
  const admins = await app.signedInAs({ userType: "Admin" });
  const [{ version, reminders }] = (await admins.call("getSettings")).body.data;
  if (reminders !== true) await call("saveSettings", { reminders: true, version }, admins);
  app.clock.now = new Date(moment);
  await sendReminders({ db: app.db, clock: () => app.clock.now, timeZone: "Asia/Kolkata" });
}

const after = (days: number) => new Date(app.clock.now.getTime() + days * 86_400_000);

/** What people and jobs do, after which a message of the kind waits. */
const causes: Readonly<Record<MessageKind, () => Promise<unknown>>> = {
  account_welcome: () => call("addCustomer"),
  books_sealed: () => sealBooksOf(app),
  account_reminder: () => call("resendWelcome"),
  temporary_password: () => call("issueTemporaryPassword"),
  password_changed: () => call("changePassword", {}, customer),
  email_changed: () => call("updateUser"),
  mobile_changed: () => call("updateUser", { mobile: "9840011223" }),
  factor_added: () => addFactorTo(app, customer),
  factor_removed: () => removeFactorOf(app, customer),
  backup_codes_made: () => makeBackupCodesOf(app, customer),
  backup_code_used: () => useBackupCodeOf(app, customer),
  factors_reset: () => call("resetSecondFactor"),
  factors_reset_told: () => call("resetSecondFactor"),
  recovery_code: () => call("sendRecoveryCode", { email: subject.email }, app.nobody()),
  sign_in_code: async () => {
    const [{ fld_mobile: mobile }] = (await customer.call("getSession")).body.data;
    return call("sendSignInCode", { mobile }, app.nobody());
  },
  request_code: () => call("addClientApplication", {}, app.nobody()),
  request_received: () => call("addBookApplication", {}, customer),
  request_approved: () => call("approveApplication"),
  request_rejected: () => call("rejectApplication"),
  client_welcome: () => setMobileFirstPassword(app.db, true).then(() => call("enrolClient")),
  client_enrolled: async () => {
    const { name, email, mobile } = await app.make.user();
    return call("addClient", { name, email, mobile });
  },
  book_opened: () => call("addBook"),
  book_closed: () => call("closeBook"),
  book_reopened: async () => {
    await call("closeBook");
    await call("closeBook", { clientstatus: "Approved" });
  },
  book_settled: () => call("settleBook"),
  book_part_settled: async () => call("settleBook", await partsOfNewBook(app, BigInt(subject.clientId))),
  settlement_code: () => call("sendSettlementCode"),
  approval_delayed: () => tellAdmins(app.db, app.clock.now, BigInt(subject.approvalId)),
  bank_unconfirmed: () => tellUnconfirmed({ db: app.db, clock: () => after(7), timeZone: "Asia/Kolkata" }),
  receipts_unconfirmed: async () => {
    await app.make.payment({ mode: "upi", day: after(20).toISOString().slice(0, 10), now: after(20) });
    await tellUnconfirmed({ db: app.db, clock: () => after(40), timeZone: "Asia/Kolkata" });
  },
  receipts_left_over: async () => {
    await app.make.payment({ mode: "upi", day: after(60).toISOString().slice(0, 10), now: after(60) });
    for (let days = 70; days < 78; days += 1)
      await tellLeftovers({ db: app.db, clock: () => after(days), timeZone: "Asia/Kolkata" });
  },
  safe_uncounted: async () => {
    const at = { day: "2020-01-02", now: new Date("2020-01-02T12:00:00Z") };
    await app.make.payment({ mode: "cash", ...at });
    await app.make.closedDay(at);
    await tellUncountedSafes({ db: app.db, clock: () => app.clock.now, timeZone: "Asia/Kolkata" });
  },
  payment_acknowledged: () => call("takeCounterPayment"),
  payment_acknowledged_again: () => call("resendAcknowledgement"),
  payment_verified: () => pay("success"),
  payment_failed: () => pay("failure"),
  payment_refunded: () => call("refundPayment"),
  payment_refunded_again: async () => {
    await call("refundPayment");
    await call("resendPaymentMessage", { paymentStatus: "Payment has been successfully refunded" });
  },
  payment_moved: () => call("movePayment"),
  cheque_bounced: () => call("bounceCheque"),
  cheque_bounced_settled: async () => {
    const { id: bookId, number } = await app.make.book({ clientId: BigInt(subject.clientId) });
    const { paymentId } = await app.money.take(number, { mode: "cheque", transactionNumber: "700310" });
    const fld_id = String(paymentId);
    await call("clearCheque", { fld_id });
    await app.make.settledBook(bookId);
    const { id } = await app.db.journal.findFirstOrThrow({ where: { paymentId, kind: "ChequeCleared" } });
    await call("correctAccountEntry", { journal_id: String(id) });
    await call("bounceCheque", { fld_id });
  },
  payment_returned: () => call("resolvePaymentException"),
  payment_part_returned: async () => {
    const { number } = await app.make.book({ clientId: BigInt(subject.clientId) });
    await sandbox.comeBack(await sandbox.simulate(await sandbox.start(customer, number), "success"));
    const { id, gatewayPaymentId } = await app.db.payment.findFirstOrThrow({ where: { book: { number } } });
    await app.money.acknowledge(id, { transactionNumber: null });
    const given = { payment_id: gatewayPaymentId, amountPaise: "10000", key: null, reason: null };
    const refund = { id: `sbr_part_${id}`, ...given };
    for (const [status, resolution] of [
      ["processed", "Counted as its refund"],
      ["failed_at_gateway", "Money returned"],
    ]) {
      const body = JSON.stringify({ event: `refund.${status}`, refund: { ...refund, status } });
      await sandbox.tell({ eventId: `${refund.id}_${status}`, body });
      const open = await app.db.paymentException.findFirstOrThrow({ where: { paymentId: id, resolvedAt: null } });
      await call("resolvePaymentException", { exception_id: String(open.id), resolution, refund_mode: "Bank" });
    }
  },
  payment_not_received: () => call("resolvePaymentException", { resolution: "No money came" }),
  reminder_due: async () => {
    const [day, scheme] = ["2026-01-31", { instalments: 11 }];
    await app.make.book({ clientId: BigInt(subject.clientId), day, now: new Date(`${day}T06:30:00Z`), scheme });
    await remind(`${day}T09:00:00Z`);
  },
  reminder_matures: async () => {
    const day = "2025-01-31";
    const book = { clientId: BigInt(subject.clientId), day, now: new Date(`${day}T06:30:00Z`) };
    const { id } = await app.make.book({ ...book, scheme: { instalments: 11 } });
    await app.make.payment({ bookId: id, amountPaise: 550_000n, day, now: book.now });
    await app.db.outboxMessage.deleteMany();
    await remind("2025-12-24T09:00:00Z");
  },
};

test.for(messageKinds)("%s is written in the person's language, with nothing left to fill in", async (kind) => {
  await app.db.outboxMessage.deleteMany({ where: { kind } });
  await causes[kind]();
  const ids = (await app.db.outboxMessage.findMany({ where: { kind } })).map(({ id }) => id);
  const messages = await takeMessages(app.db, ids);
  expect(messages.length).toBeGreaterThan(0);
  for (const language of languages) {
    await app.asOwner(async (owner) => {
      for (const table of ["users", "requests"]) await owner.query(`update ${table} set language = $1`, [language]);
    });
    const facts = await factsFor(app.db, messages);
    for (const message of messages) {
      const rendered = renderMessage(message, facts, "483920");
      const { subject: title, mail, sms, to } = rendered;
      const { text, html } = mailBodyOf(rendered, portalUrl);
      expect(text).toBe(`${mail}\n${portalUrl}\n`);
      expect(html).toContain(`<a href="${portalUrl}"`);
      expect(to.language).toBe(language);
      expect(to.email).toMatch(/^\S+@example\.com$/);
      for (const written of [title, mail, html, sms?.text ?? title]) {
        expect(written).toMatch(writingOf(language));
        expect(written).not.toMatch(/[{}]|undefined|null|NaN|\[object/);
      }
      expect(html).toContain(`<html lang="${language}">`);
      expect(mail.includes("483920")).toBe(message.secret !== null);
    }
  }
});
