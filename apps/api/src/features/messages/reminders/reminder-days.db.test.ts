import { describe, expect, test } from "vitest";
import { dueDayOf } from "#testing/due-day-model.ts";
import { queueReminders } from "./reminder-store.ts";
import { app, at, messagesTo, noon, opened, plusDays, toldOn } from "./reminders.testing.ts";

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
    const pace = { schemeType: "monthly", instalmentsPerMonth: null };
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
    ["reminded is whoever nothing excludes", 1, async () => undefined],
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
      async ({ userId }) => app.db.user.update({ where: { id: userId }, data: { status: "disabled" } }),
    ],
    [
      "who is no client any more",
      0,
      async ({ clientId }) => app.db.client.update({ where: { id: clientId }, data: { status: "closed" } }),
    ],
  ] satisfies [string, number, (book: Awaited<ReturnType<typeof makeDue>>) => Promise<unknown>][])(
    "%s",
    async ([, messages, change]) => {
      const book = await makeDue();
      await change(book);
      expect(await toldOn(due, book.clientId)).toHaveLength(messages);
    },
  );

  test("who saves what they like, daily too, as nothing falls due", async () => {
    const daily = { type: "daily", paymentRule: "flexible", instalments: 330 } as const;
    const books = [
      await app.make.book({ ...at(opened), scheme: daily }),
      await app.make.book({ ...at(opened), scheme: { paymentRule: "flexible", instalments: 11 } }),
    ];
    for (const days of [0, 1, 7, 30])
      for (const { clientId } of books) expect(await toldOn(plusDays(opened, days), clientId)).toEqual([]);
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
  const pace = { schemeType: "monthly", instalmentsPerMonth: null };
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
