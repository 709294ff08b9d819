import { describe, expect, test } from "vitest";
import { queueReminders } from "#features/messages/reminders/reminder-store.ts";
import { app, seen, told } from "./notifications.testing.ts";

describe("a customer", () => {
  const makeCustomer = async () => {
    const customer = await app.signedInAs({ userType: "Customer" });
    const client = await app.make.client({ userId: customer.userId });
    const book = await app.make.book({ clientId: client.id, scheme: { instalments: 11 } });
    return { customer, client, book };
  };

  test("sees notifications of their own books alone, newest first, and where to look", async () => {
    const { customer, book } = await makeCustomer();
    const { book: others } = await makeCustomer();
    await app.make.payment({ bookId: book.id });
    await app.make.payment({ bookId: others.id });
    await queueReminders(app.db, app.clock.now, "2026-06-04");
    const { rows, unread, total } = await told(customer);
    expect(rows).toMatchObject([
      { kind: "reminder_due", subject: `A payment is due: ${book.number}`, chitid: String(book.id), unread: 1 },
      { kind: "payment_acknowledged", subject: `Payment received for book ${book.number}`, chitid: String(book.id) },
      { kind: "book_opened", chitid: String(book.id) },
    ]);
    expect([unread, total]).toEqual([3, 3]);
  });

  test("reads one, or all that were there; what came meanwhile stays new", async () => {
    const { customer, book } = await makeCustomer();
    await app.make.payment({ bookId: book.id });
    const [newest] = (await told(customer)).rows;
    expect((await customer.call("markNotificationsSeen", { seen: seen([newest!]) })).body.data).toEqual([
      { unread: 1 },
    ]);
    expect((await told(customer)).rows.map(({ unread }) => unread)).toEqual([0, 1]);
    await app.make.payment({ bookId: book.id });
    await customer.call("markNotificationsSeen", { seen: seen([newest!]), and_older: true });
    expect((await told(customer)).rows.map(({ unread }) => unread)).toEqual([1, 0, 0]);
  });

  test("cannot read what is another's, nor sees passwords and codes", async () => {
    const [mine, theirs] = [await makeCustomer(), await makeCustomer()];
    await app.db.outboxMessage.create({
      data: {
        dedupeKey: `secret:${mine.customer.userId}`,
        kind: "temporary_password",
        userId: mine.customer.userId,
        payload: {},
        createdAt: app.clock.now,
        availableAt: app.clock.now,
      },
    });
    const { rows } = await told(theirs.customer);
    await mine.customer.call("markNotificationsSeen", { seen: seen(rows), and_older: true });
    expect((await told(theirs.customer)).unread).toBe(1);
    expect((await told(mine.customer)).rows.map(({ kind }) => kind)).toEqual(["book_opened"]);
  });

  test("with long news turns its pages", async () => {
    const { customer, book } = await makeCustomer();
    for (let n = 0; n < 4; n += 1) await app.make.payment({ bookId: book.id });
    const { rows, total } = await told(customer, { page: "2", pageSize: "3" });
    expect([rows.length, total]).toEqual([2, 5]);
  });
});
