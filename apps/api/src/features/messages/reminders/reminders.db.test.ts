import { describe, expect, test } from "vitest";
import { queueReminders } from "./reminder-store.ts";
import { sendReminders } from "./index.ts";
import { app, at, messagesTo, noon, opened, plusDays, toldOn } from "./reminders.testing.ts";

const timeZone = "Asia/Kolkata";

describe("the work of a day", () => {
  const remind = (moment: string) => sendReminders({ db: app.db, clock: () => new Date(moment), timeZone });
  const dayOfDue = () => app.make.book({ ...at(opened), scheme: { instalments: 11 } });

  test("begins at the hour that is set, by the shop's clock, and is done once", async () => {
    await dayOfDue();
    expect(await remind("2026-01-31T03:29:00Z")).toBe(0);
    expect(await remind("2026-01-31T03:30:00Z")).toBe(1);
    expect(await remind("2026-01-31T03:31:00Z")).toBe(0);
    // Also for a book that came later in the day.
    await dayOfDue();
    expect(await remind("2026-01-31T18:29:00Z")).toBe(0);
    // In the shop it is the next day by now, at 2 in the morning.
    expect(await remind("2026-01-31T20:30:00Z")).toBe(0);
    expect(await remind("2026-02-01T03:30:00Z")).toBe(2);
  });

  describe("of a shop that was shut down for days is made up for on the next", () => {
    const due = "2026-02-28";
    const onSince = "2026-01-01";
    /** What the reminders of `day` say, when `lastDone` was the last day that was done; the instalment is due on 28 February. */
    const toldAfter = async (lastDone: string | null, day: string, since = onSince) => {
      const book = await app.make.book({ ...at(opened), scheme: { instalments: 11 } });
      await app.make.payment({ bookId: book.id, ...at(opened) });
      if (lastDone !== null) await queueReminders(app.db, noon(lastDone), lastDone, onSince);
      await app.db.outboxMessage.deleteMany();
      await queueReminders(app.db, noon(day), day, since);
      return messagesTo(book.clientId);
    };
    test.for([
      ["the day itself, which is over", "2026-02-27", "2026-03-01", "is not paid yet. It was due on 28-02-2026."],
      ["three days before", "2026-02-23", "2026-02-26", "is due on 28-02-2026."],
      ["three days before and the day itself, in one", "2026-02-23", due, "is due today, 28-02-2026."],
      [
        "everything up to a week after, in one",
        "2026-02-19",
        "2026-03-09",
        "is not paid yet. It was due on 28-02-2026.",
      ],
      ["the week after, when a month was missed", due, "2026-03-29", "is not paid yet. It was due on 28-02-2026."],
    ] as const)("%s", async ([, lastDone, day, told]) => {
      const mails = await toldAfter(lastDone, day);
      expect(mails).toHaveLength(1);
      expect(mails[0]).toContain(told);
    });

    test.for([
      ["what was told before it was shut down", "2026-03-01", "2026-03-03", onSince],
      ["what came before reminders were switched on", "2026-02-20", "2026-03-05", "2026-03-02"],
      ["what came before its first day", null, "2026-03-05", "2026-03-05"],
      ["what lies more than thirty days back", "2026-01-31", "2026-05-01", onSince],
    ] as const)("but not %s", async ([, lastDone, day, since]) => {
      expect(await toldAfter(lastDone, day, since)).toEqual([]);
    });

    test("a book that matured meanwhile", async () => {
      const book = await app.make.book({ ...at(opened), scheme: { instalments: 11 } });
      await app.make.payment({ bookId: book.id, amountPaise: 550_000n, ...at(opened) });
      await queueReminders(app.db, noon("2026-12-29"), "2026-12-29");
      await queueReminders(app.db, noon("2027-01-02"), "2027-01-02", onSince);
      expect(await messagesTo(book.clientId)).toEqual([expect.stringContaining("matured on 31-12-2026.")]);
    });

    test("who paid meanwhile is not reminded, and nobody hears more than one message of it", async () => {
      const user = await app.make.user();
      const client = await app.make.client({ userId: user.id });
      const open = { clientId: client.id, ...at(opened), scheme: { instalments: 11 } };
      const [paid, ...unpaid] = [await app.make.book(open), await app.make.book(open), await app.make.book(open)];
      for (const { id } of [paid, ...unpaid]) await app.make.payment({ bookId: id, ...at(opened) });
      await queueReminders(app.db, noon("2026-02-20"), "2026-02-20", onSince);
      await app.make.payment({ bookId: paid.id, ...at("2026-03-01") });
      for (let day = "2026-03-02"; day < "2026-03-07"; day = plusDays(day, 1)) await remind(`${day}T09:00:00Z`);
      const mails = await messagesTo(client.id);
      expect(mails).toHaveLength(1);
      expect(mails[0]).not.toContain(paid.number);
      for (const { number } of unpaid) expect(mails[0]).toContain(number);
    });
  });

  test("is not done while reminders are off", async () => {
    await dayOfDue();
    await app.db.setting.update({ where: { key: "reminders" }, data: { value: false } });
    expect(await remind("2026-01-31T09:00:00Z")).toBe(0);
    expect(await app.db.reminderDay.count()).toBe(0);
  });

  test("is done once by several who come at the same moment", async () => {
    await Promise.all(Array.from({ length: 5 }, dayOfDue));
    const counts = await Promise.all(Array.from({ length: 6 }, () => remind("2026-01-31T09:00:00Z")));
    expect(counts.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 0, 5]);
    expect(await app.db.outboxMessage.count({ where: { kind: "reminder_due" } })).toBe(5);
  });

  test("leaves nothing behind when it is cut off, and is done whole by the next", async () => {
    await dayOfDue();
    await app.asOwner(async (owner) => {
      await owner.query("begin");
      await owner.query("select queue_reminders($1, $2)", [noon(opened), opened]);
      await owner.query("rollback");
    });
    expect(await app.db.reminderDay.count()).toBe(0);
    expect(await remind("2026-01-31T09:00:00Z")).toBe(1);
  });

  test("goes on, 250 people at a time, where it was stopped", async () => {
    await app.asOwner((owner) =>
      owner.query(`insert into clients (name, email, mobile, status, created_at, updated_at)
        select 'Many', 'many' || n || '@example.com', '9' || lpad(n::text, 9, '0'), 'approved', now(), now()
        from generate_series(1, 625) n`),
    );
    // Clients without a sign-in come first, the youngest before the others.
    await dayOfDue();
    // A book that matures in seven days.
    const full = await app.make.book({ ...at("2025-03-07"), scheme: { instalments: 11 } });
    await app.make.payment({ bookId: full.id, amountPaise: 550_000n, ...at("2025-03-07") });
    const { rows } = await app.asOwner((owner) =>
      owner.query("select queue_reminders($1, $2)", [noon(opened), opened]),
    );
    expect(rows).toEqual([{ queue_reminders: 0 }]);
    expect((await app.db.reminderDay.findFirstOrThrow()).reached).not.toBeNull();
    expect(await remind("2026-01-31T09:00:00Z")).toBe(2);
    expect(await messagesTo(full.clientId)).toEqual([expect.stringContaining("matures on 07-02-2026.")]);
    expect((await app.db.reminderDay.findFirstOrThrow()).reached).toBeNull();
    expect(await remind("2026-01-31T10:00:00Z")).toBe(0);
  });

  test("the database itself keeps a second reminder of a day from a person", async () => {
    const { clientId } = await dayOfDue();
    await remind("2026-01-31T09:00:00Z");
    const again = app.asOwner((owner) =>
      owner.query("insert into reminders (day, user_id, client_id) select day, user_id, $1 from reminders", [clientId]),
    );
    await expect(again).rejects.toThrow("reminders_once_a_day_key");
  });
});

test("whoever switches reminders off gets none from then on, not even the one that waits; receipts go on", async () => {
  const customer = await app.signedInAs({ userType: "Customer" });
  const client = await app.make.client({ userId: customer.userId });
  const book = await app.make.book({ clientId: client.id, ...at(opened), scheme: { instalments: 11 } });
  await app.make.book({ ...at(opened), scheme: { instalments: 11 } });
  await queueReminders(app.db, noon(opened), opened);
  expect(await messagesTo(client.id)).toHaveLength(1);

  const saved = await customer.call("saveReminderChoice", { wants_reminders: false });
  expect(saved.body.data).toEqual([{ wants_reminders: false }]);
  expect((await customer.call("getSession")).body.data[0]).toMatchObject({ wants_reminders: false });
  expect(await messagesTo(client.id)).toEqual([]);
  expect(await app.db.outboxMessage.count({ where: { kind: "reminder_due" } })).toBe(1);
  expect(await toldOn(plusDays(opened, 1), client.id)).toEqual([]);
  await app.make.payment({ bookId: book.id, ...at(opened) });
  expect(await app.db.outboxMessage.count({ where: { clientId: client.id, kind: "payment_acknowledged" } })).toBe(1);

  await customer.call("saveReminderChoice", { wants_reminders: true });
  expect(await toldOn("2026-02-28", client.id)).toHaveLength(1);
});
