import type { Reader, Transaction } from "#platform/database/db.ts";
import type { ReminderFacts } from "./reminder-text.ts";

/** What reminders tell of, each by its id; instalments before books that mature, the earliest first. */
export async function loadReminders(db: Reader, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, ReminderFacts>> {
  const reminders = await db.reminder.findMany({
    where: { id: { in: [...ids] } },
    include: {
      lines: {
        include: { book: { include: { schemeVersion: { select: { name: true } } } } },
        orderBy: [{ day: "asc" }, { bookId: "asc" }],
      },
    },
  });
  return new Map(
    reminders.map(({ id, day, lines }) => [
      id,
      {
        day: dayOf(day),
        lines: lines.map(({ day: on, amountPaise, book }) => ({
          bookNumber: book.number,
          schemeName: book.schemeVersion.name,
          day: dayOf(on),
          amountPaise,
        })),
      },
    ]),
  );
}

/** Takes back what this person was to be reminded of and has not been, neither by mail nor by SMS. */
export async function takeBackReminders(tx: Transaction, userId: bigint): Promise<void> {
  await tx.outboxMessage.deleteMany({
    where: {
      userId,
      kind: { in: ["reminder_due", "reminder_matures"] },
      mailedAt: null,
      textedAt: null,
      deliveredAt: null,
      deadAt: null,
    },
  });
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
