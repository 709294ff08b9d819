import { describe, expect, test } from "vitest";
import { queueSecretMessage } from "./index.ts";
import type { NewSecretMessage } from "./index.ts";
import { clock, database, deliver, filesIn, queue, secrets } from "./deliver.testing.ts";

function queueSecret(secret: string, message: Partial<NewSecretMessage> = {}): Promise<void> {
  const expiresAt = new Date(clock.now.getTime() + 10 * 60_000);
  const dedupeKey = `secret:${Math.random()}`;
  return queueSecretMessage(database.db, clock.now, secrets, {
    kind: "recovery_code",
    dedupeKey,
    payload: {},
    secret,
    expiresAt,
    ...message,
  });
}

test("an acknowledged payment reaches its client by mail and SMS, written from our own records", async () => {
  const client = await database.make.client({ name: "Kavitha", email: "kavitha@example.com", mobile: "9840012345" });
  const book = await database.make.book({ clientId: client.id });
  await database.db.outboxMessage.deleteMany();
  const payment = await database.make.payment({ bookId: book.id });
  expect(await deliver()).toBe(1);
  const [mail] = await filesIn("mail");
  expect(mail).toContain("To: Kavitha <kavitha@example.com>\r\n");
  expect(mail).toContain(`Rs 500.00 for book ${book.number}`);
  expect(mail).toContain(`Receipt ${payment.receiptNumber}`);
  expect(await filesIn("sms")).toEqual([
    `To: 9840012345\n\nDear Kavitha, Rs 500.00 received for book ${book.number}. Receipt ${payment.receiptNumber}. Thank you.\n`,
  ]);
  expect(await database.db.outboxMessage.findFirst()).toMatchObject({
    deliveredAt: clock.now,
    attempts: 1,
    lastError: null,
  });
  expect(await deliver()).toBe(0);
});

test("there are words for every kind of message the shop queues", async () => {
  const client = await database.make.client();
  const book = await database.make.book({ clientId: client.id });
  await database.make.payment({ bookId: book.id, status: "failed", mode: "online" });
  await database.make.payment({ bookId: book.id, status: "refunded" });
  for (const kind of ["client_welcome", "client_enrolled"] as const) await queue({ kind, clientId: client.id });
  for (const kind of ["book_closed", "book_reopened"] as const) {
    await queue({ kind, clientId: client.id, payload: { bookId: book.id.toString() } });
  }
  for (const kind of ["account_reminder", "password_changed"] as const) await queue({ kind, userId: client.userId });
  for (const kind of ["account_welcome", "temporary_password", "recovery_code"] as const) {
    await queueSecret("483920", { kind, userId: client.userId });
  }
  await deliver();
  const messages = await database.db.outboxMessage.findMany({ orderBy: { kind: "asc" } });
  expect(messages.map(({ errorCode }) => errorCode).filter((code) => code !== null)).toEqual([]);
  expect(messages.map(({ kind }) => kind)).toEqual([
    "account_reminder",
    "account_welcome",
    "book_closed",
    "book_opened",
    "book_reopened",
    "client_enrolled",
    "client_welcome",
    "password_changed",
    "payment_acknowledged",
    "payment_failed",
    "payment_refunded",
    "recovery_code",
    "temporary_password",
  ]);
});

test("people are written to in the language they chose", async () => {
  const client = await database.make.client({ name: "Kavitha" });
  const employee = await database.make.user({ userType: "Employee" });
  await database.db.user.updateMany({ where: { id: client.userId ?? 0n }, data: { language: "ta" } });
  await database.db.user.update({ where: { id: employee.id }, data: { language: "hi" } });
  await queue({ kind: "client_enrolled", clientId: client.id });
  await queueSecret("483920", { userId: employee.id });
  await deliver();
  const [toClient, toEmployee] = await filesIn("mail");
  expect(toClient).toContain("அன்புள்ள Kavitha,\r\n");
  expect(toEmployee).toContain("आपका वेरिफ़िकेशन OTP है: 483920\r\n");
  expect((await filesIn("sms")).join("")).toContain("நகைச் சேமிப்புத் திட்டத்துக்கான உங்கள் கோரிக்கை ஏற்கப்பட்டது.");
});

test("a welcome says what the first password is without writing it down", async () => {
  const client = await database.make.client({ mobile: "9840012345" });
  await queue({ kind: "client_welcome", clientId: client.id });
  await deliver();
  const [mail = ""] = await filesIn("mail");
  expect(mail).toContain("first password is the mobile number you gave us");
  expect(mail).not.toContain("9840012345");
});

describe("a message that carries a secret", () => {
  const rows = () => database.asOwner((owner) => owner.query("select m.*, m::text as row from outbox_messages m"));

  test("shows it in the mail alone: sealed until then, gone afterwards", async () => {
    const user = await database.make.user();
    await queueSecret("483920", { userId: user.id });
    const [before] = (await rows()).rows;
    expect(before.secret.length).toBeGreaterThan(28);
    expect(before.row).not.toContain("483920");
    expect(before.secret.includes("483920")).toBe(false);
    await deliver();
    expect((await filesIn("mail")).join("")).toContain("is: 483920\r\n");
    expect(await filesIn("sms")).toEqual([]);
    const [after] = (await rows()).rows;
    expect(after).toMatchObject({ secret: null, delivered_at: clock.now });
  });

  test("that a mail server throws back at us is still not written down, and gone when given up", async () => {
    const user = await database.make.user();
    await queueSecret("483920", { userId: user.id });
    const mail = { send: ({ text }: { text: string }) => Promise.reject(new Error(`rejected: ${text}`)) };
    await deliver({ mail });
    const [failed] = (await rows()).rows;
    expect(failed.last_error).toContain("is: [secret]");
    expect(failed.secret).not.toBeNull();
    clock.now = new Date(clock.now.getTime() + 10 * 60_000);
    expect(await deliver()).toBe(1);
    expect(await filesIn("mail")).toEqual([]);
    const [dead] = (await rows()).rows;
    expect(dead).toMatchObject({ secret: null, dead_at: clock.now, error_code: "too_late", last_error: null });
  });

  test("does not open in another message's place", async () => {
    const user = await database.make.user();
    await queueSecret("483920", { userId: user.id, dedupeKey: "one" });
    await database.db.outboxMessage.updateMany({ data: { dedupeKey: "another" } });
    await deliver();
    expect(await filesIn("mail")).toEqual([]);
    expect((await rows()).rows[0]).toMatchObject({ error_code: "secret_unreadable", last_error: null });
  });

  test("to nobody is thrown away", async () => {
    await queueSecret("483920");
    expect(await deliver()).toBe(1);
    expect((await rows()).rows).toEqual([]);
    expect(await filesIn("mail")).toEqual([]);
  });

  test("cannot keep it past its end: the table refuses", async () => {
    await queueSecret("483920");
    for (const column of ["delivered_at", "dead_at"]) {
      const end = database.asOwner((owner) => owner.query(`update outbox_messages set ${column} = now()`));
      await expect(end).rejects.toThrow("outbox_messages_secret_check");
    }
  });
});
