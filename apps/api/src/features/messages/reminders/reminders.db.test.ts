import { beforeEach, describe, expect, test } from "vitest";
import { dueDayOf } from "#testing/due-day-model.ts";
import { factsFor, showMessage } from "#outbox/index.ts";
import { useApp } from "#testing/harness.ts";
import { queueReminders } from "./reminder-store.ts";
import { sendReminders } from "./index.ts";

const app = useApp();
const timeZone = "Asia/Kolkata";
/** Every day has its own, so that tests do not find each other's. */
const opened = "2026-01-31";
const noon = (day: string) => new Date(`${day}T06:30:00.000Z`);
const at = (day: string) => ({ day, now: noon(day) });
const plusDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

beforeEach(async () => {
  await app.asOwner((owner) =>
    owner.query(
      `truncate reminder_lines, reminders, reminder_days;
       delete from outbox_messages; delete from settings;
       update books set status = 'Closed', closed_at = now() where status = 'Approved';
       insert into settings (key, value, updated_at) values ('reminders', 'true', '2026-01-01')`,
    ),
  );
});

/** What the person or client is told on a day: the plain mail, without its first and last paragraphs. */
async function toldOn(day: string, clientId: bigint): Promise<string[]> {
  await app.asOwner((owner) => owner.query("truncate reminder_lines, reminders, reminder_days"));
  await app.db.outboxMessage.deleteMany();
  await queueReminders(app.db, noon(day), day);
  return messagesTo(clientId);
}

async function messagesTo(clientId: bigint): Promise<string[]> {
  const { userId } = await app.db.client.findUniqueOrThrow({ where: { id: clientId } });
  const messages = await app.db.outboxMessage.findMany({
    where: { kind: { startsWith: "reminder" }, OR: [{ clientId }, { userId: userId ?? -1n }] },
    orderBy: { id: "asc" },
  });
  const facts = await factsFor(app.db, messages);
  return messages.map((message) => showMessage(message, facts)?.mail.split("\n\n").slice(2, -2).join("\n") ?? "");
}

describe("the days around the one on which an instalment is due", () => {
  // Opened on the last of January and paid once: the second instalment is due on the last of February.
  test.for([
    [-4, null],
    [-3, "is due on 28-02-2026."],
    [-2, null],
    [-1, null],
    [0, "is due today, 28-02-2026."],
    [1, "is not paid yet. It was due on 28-02-2026."],
    [2, null],
    [7, "is not paid yet. It was due on 28-02-2026."],
    [8, null],
    [29, null],
    [30, "is not paid yet. It was due on 28-02-2026."],
    [31, null],
  ] as const)("%i days from it: %s", async ([days, told]) => {
    const book = await app.make.book({ ...at(opened), scheme: { instalments: 11 } });
    await app.make.payment({ bookId: book.id, ...at(opened) });
    const mails = await toldOn(plusDays("2026-02-28", days), book.clientId);
    expect(mails).toHaveLength(told === null ? 0 : 1);
    if (told !== null) expect(mails[0]).toContain(told);
  });

  test("the day is the one that the rule of the passbook names, at the end of every month", async () => {
    const books = await Promise.all(
      ["2026-01-29", "2026-01-30", opened].map((day) => app.make.book({ ...at(day), scheme: { instalments: 15 } })),
    );
    const pace = { schemeType: "Monthly", instalmentsPerMonth: null };
    for (const [n, day] of ["2026-01-29", "2026-01-30", opened].entries()) {
      for (let instalment = 1; instalment <= 14; instalment += 1) {
        const due = dueDayOf(day, instalment, 0, pace);
        expect((await toldOn(due, books[n]!.clientId))[0]).toContain("is due today");
        await app.make.payment({ bookId: books[n]!.id, ...at(due) });
      }
    }
  });
});

describe("who is not reminded", () => {
  const due = "2026-02-28";
  const makeDue = async () => {
    const book = await app.make.book({ ...at(opened), scheme: { instalments: 11 } });
    await app.make.payment({ bookId: book.id, ...at(opened) });
    const { userId } = await app.db.client.findUniqueOrThrow({ where: { id: book.clientId } });
    return { ...book, userId: userId ?? 0n };
  };
  test.for([
    ["nobody, when nothing stands against it", 1, async () => undefined],
    ["who has paid", 0, async ({ id }) => app.make.payment({ bookId: id, ...at(opened) })],
    [
      "whose payment was refunded is, as it is due again",
      1,
      async ({ id }) => {
        const { paymentId } = await app.make.payment({ bookId: id, ...at(opened) });
        return app.money.refund(paymentId, { reason: "Paid by mistake", ...at(opened) });
      },
    ],
    ["whose book is closed", 0, async ({ id }) => app.make.closedBook(id)],
    ["whose book is settled", 0, async ({ id }) => app.make.settledBook(id, at(opened))],
    [
      "who wants none",
      0,
      async ({ userId }) => app.db.user.update({ where: { id: userId }, data: { wantsReminders: false } }),
    ],
    [
      "who cannot sign in any more",
      0,
      async ({ userId }) => app.db.user.update({ where: { id: userId }, data: { status: "Disabled" } }),
    ],
    [
      "who is no client any more",
      0,
      async ({ clientId }) => app.db.client.update({ where: { id: clientId }, data: { status: "Closed" } }),
    ],
  ] satisfies [string, number, (book: Awaited<ReturnType<typeof makeDue>>) => Promise<unknown>][])(
    "%s",
    async ([, messages, change]) => {
      const book = await makeDue();
      await change(book);
      expect(await toldOn(due, book.clientId)).toHaveLength(messages);
    },
  );

  test("who saves daily or what they like, as nothing falls due", async () => {
    const daily = await app.make.book({ ...at(opened), scheme: { type: "Daily", instalments: 330 } });
    const flexible = await app.make.book({ ...at(opened), scheme: { paymentRule: "flexible", instalments: 11 } });
    for (const days of [0, 1, 7, 30]) {
      expect(await toldOn(plusDays(opened, days), daily.clientId)).toEqual([]);
      expect(await toldOn(plusDays(opened, days), flexible.clientId)).toEqual([]);
    }
  });
});

test.for([
  [31, null],
  [30, "matures on 31-12-2026."],
  [29, null],
  [7, "matures on 31-12-2026."],
  [0, "matures today, 31-12-2026."],
  [-1, null],
] as const)("%i days before a book matures: %s", async ([days, told]) => {
  const book = await app.make.book({ ...at(opened), scheme: { instalments: 11 } });
  await app.make.payment({ bookId: book.id, amountPaise: 550_000n, ...at(opened) });
  const mails = await toldOn(plusDays("2026-12-31", -days), book.clientId);
  expect(mails).toHaveLength(told === null ? 0 : 1);
  if (told !== null) expect(mails[0]).toContain(told);
});

test("several books of a person, under several clients too, are one message; a client without a sign-in has their own", async () => {
  const user = await app.make.user();
  const clients = await Promise.all([user.id, user.id, null].map((userId) => app.make.client({ userId })));
  const books = await Promise.all(
    [0, 0, 1, 2].map((n) => app.make.book({ clientId: clients[n]!.id, ...at(opened), scheme: { instalments: 11 } })),
  );
  const [mail, ...more] = await toldOn(opened, clients[0]!.id);
  expect(more).toEqual([]);
  for (const { number } of books.slice(0, 3)) expect(mail).toContain(number);
  expect(mail).not.toContain(books[3]!.number);
  expect(await messagesTo(clients[2]!.id)).toHaveLength(1);
  expect(await app.db.outboxMessage.count({ where: { kind: "reminder_due" } })).toBe(2);
});

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
    /** What is told on `day`, when `lastDone` was the last day that was done; the instalment is due on 28 February. */
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

test("in a year of a client who pays now and then, no day has two reminders, and each is of what the rule says", async () => {
  // A small generator of its own, so that the year is the same for everybody.
  let state = 20_260_504;
  const chance = (of: number) => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) % of;
  const start = "2025-05-31";
  const client = await app.make.client({ now: noon(start) });
  const openings = ["2025-05-31", "2025-06-15", "2025-06-30", "2025-08-29"];
  const books = await Promise.all(
    openings.map((day) => app.make.book({ clientId: client.id, ...at(day), scheme: { instalments: 11 } })),
  );
  const paid = books.map(() => 0);
  const remindedOn = new Map<string, number>();
  const pace = { schemeType: "Monthly", instalmentsPerMonth: null };
  for (let n = 0; n < 370; n += 1) {
    const day = plusDays(start, n);
    for (const [at_, book] of books.entries()) {
      if (day < openings[at_]! || paid[at_]! >= 11 || chance(25) !== 0) continue;
      await app.make.payment({ bookId: book.id, ...at(day) });
      paid[at_]! += 1;
    }
    // As two workers do, and again after one of them was killed.
    await Promise.all([queueReminders(app.db, noon(day), day), queueReminders(app.db, noon(day), day)]);
    const messages = await app.db.reminder.findMany({ where: { day: new Date(day) }, include: { lines: true } });
    expect(messages.length).toBeLessThanOrEqual(1);
    const told = new Set(
      messages.flatMap(({ lines }) => lines.filter(({ kind }) => kind !== "matures").map(({ bookId }) => bookId)),
    );
    for (const [at_, book] of books.entries()) {
      const due = dueDayOf(openings[at_]!, paid[at_]! + 1, 0, pace);
      const late = Math.round((Date.parse(day) - Date.parse(due)) / 86_400_000);
      expect([day, book.number, told.has(book.id)]).toEqual([
        day,
        book.number,
        paid[at_]! < 11 && [-3, 0, 1, 7, 30].includes(late),
      ]);
    }
    if (messages.length > 0) remindedOn.set(day, messages.length);
  }
  expect(remindedOn.size).toBeGreaterThan(30);
});
