import { expect, test } from "vitest";
import { queueReminders } from "#features/messages/reminders/reminder-store.ts";
import { admin, app, lateBook, today } from "./dues.testing.ts";

const remind = async (...books: { id: bigint }[]) => {
  const { body } = await admin.call("remindDues", { chitids: books.map(({ id }) => String(id)) });
  return [body.data[0].told_count, body.data[0].left_out_count];
};
const messagesTo = (clientId: bigint) =>
  app.db.reminder.findMany({ where: { clientId }, include: { lines: { orderBy: { bookId: "asc" } } } });

test("each client gets one message of all their overdue books among these, and one a day", async () => {
  const [one, other] = [await lateBook(40), await lateBook(5)];
  const second = await app.make.book({ clientId: one.client.id, day: "2026-04-20" });
  const due = await lateBook(0);
  expect(await remind(one.book, second, other.book, due.book)).toEqual([3, 1]);
  const [message, ...more] = await messagesTo(one.client.id);
  expect(more).toEqual([]);
  expect(message?.lines.map(({ bookId, kind }) => [bookId, kind])).toEqual([
    [one.book.id, "overdue"],
    [second.id, "overdue"],
  ]);
  expect(await app.db.outboxMessage.count({ where: { dedupeKey: `reminder:${message?.id}` } })).toBe(1);
  expect(await remind(one.book, other.book)).toEqual([0, 2]);
  expect(await messagesTo(one.client.id)).toHaveLength(1);
});

test("nobody is reminded where one of the books is none of the shop", async () => {
  const { client, book } = await lateBook(9);
  const { status, body } = await admin.call("remindDues", { chitids: [String(book.id), "999999999"] });
  expect([status, body.code]).toEqual([404, "book_not_found"]);
  expect(await messagesTo(client.id)).toEqual([]);
});

test("whoever wants no reminders gets none, and a history says why none can be sent", async () => {
  const { client, book } = await lateBook(9);
  await app.db.user.updateMany({ where: { id: client.userId ?? 0n }, data: { wantsReminders: false } });
  expect(await remind(book)).toEqual([0, 1]);
  const { body } = await admin.call("getDueHistory", { chitid: String(book.id) });
  expect(body.data).toMatchObject({ hindrance: "not_wanted", entries: [] });
});

test("the message is shown in the client's language before it is sent, and stands in the history after", async () => {
  const { client, book } = await lateBook(9);
  await app.db.user.updateMany({ where: { id: client.userId ?? 0n }, data: { language: "ta" } });
  const before = await admin.call("getDueHistory", { chitid: String(book.id) });
  expect(before.body.data.message.language).toBe("ta");
  expect(before.body.data.message.text).toMatch(/\p{Script=Tamil}/u);
  expect(before.body.data.message.text).toContain(book.number);
  expect(before.body.data.hindrance).toBeNull();
  await remind(book);
  const after = await admin.call("getDueHistory", { chitid: String(book.id) });
  expect(after.body.data).toMatchObject({ hindrance: "reminded_today", entries: [{ kind: "Reminder", on: today() }] });
});

test("the reminders of the day leave out whom somebody has reminded by hand, and end all the same", async () => {
  const { client, book } = await lateBook(1);
  const other = await lateBook(1);
  expect(await remind(book)).toEqual([1, 0]);
  while ((await queueReminders(app.db, app.clock.now, today(), today())) !== null);
  expect(await messagesTo(client.id)).toHaveLength(1);
  expect(await messagesTo(other.client.id)).toHaveLength(1);
});

test("asked twice with one key, a reminder is sent once", async () => {
  const { client, book } = await lateBook(7);
  const headers = { "Idempotency-Key": "remind-once" };
  const [first, second] = [
    await admin.call("remindDues", { chitids: [String(book.id)] }, { headers }),
    await admin.call("remindDues", { chitids: [String(book.id)] }, { headers }),
  ];
  expect(second.body).toEqual(first.body);
  expect(await messagesTo(client.id)).toHaveLength(1);
});
