import { fill } from "#platform/fill.ts";
import type { MessageKind } from "./messages.ts";
import { rupeesText, textsFor, write } from "./write-text.ts";
import type { MessageText, Reader, Texts } from "./write-text.ts";

export type ReminderKind = Extract<MessageKind, `reminder_${string}`>;

export interface ReminderFacts {
  /** On which people are reminded. */
  day: string;
  /** At least one. */
  lines: readonly {
    bookNumber: string;
    schemeName: string;
    /** On which an instalment is due or the book matures. */
    day: string;
    /** null of a book that matures. */
    amountPaise: bigint | null;
  }[];
}

/** One message of all a person's books. */
export function reminderText(kind: ReminderKind, reader: Reader, { day, lines }: ReminderFacts): MessageText {
  const texts = textsFor(reader.language);
  const told = lines.map((line) => {
    const amount = line.amountPaise === null ? {} : { amount: rupeesText(line.amountPaise, texts) };
    const facts = { book: line.bookNumber, scheme: line.schemeName, day: dayText(line.day), ...amount };
    return fill(sentenceFor(line, day, texts), facts);
  });
  // An SMS has room for one thing: what is to be paid, or else what matures.
  const named = lines.filter(({ amountPaise }) => (amountPaise === null) === (kind === "reminder_matures"));
  const sum = named.reduce((paise, { amountPaise }) => paise + (amountPaise ?? 0n), 0n);
  const facts = {
    book: named.map(({ bookNumber }) => bookNumber).join(", "),
    day: dayText(named[0]?.day ?? day),
    amount: rupeesText(sum, texts),
  };
  return write(kind, reader, facts, [...told, texts.reminderEnd]);
}

function sentenceFor({ day, amountPaise }: ReminderFacts["lines"][number], today: string, texts: Texts): string {
  if (amountPaise === null) {
    if (day === today) return texts.maturesToday;
    return day > today ? texts.maturesSoon : texts.matured;
  }
  if (day === today) return texts.dueToday;
  return day > today ? texts.dueSoon : texts.overdue;
}

/** "2026-05-04" → "04-05-2026" */
function dayText(day: string): string {
  return day.split("-").toReversed().join("-");
}
