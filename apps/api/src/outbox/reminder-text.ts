import { formatDay } from "@thangam/texts/format-day";
import { interpolate } from "@thangam/texts/interpolate";
import type { MailTexts } from "@thangam/texts/shape";
import type { MessageKind } from "./messages.ts";
import { rupeesText, textsFor, write } from "./write-text.ts";
import type { MessageText, Reader } from "./write-text.ts";

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
    const facts = { book: line.bookNumber, scheme: line.schemeName, day: formatDay(line.day), ...amount };
    return interpolate(sentenceFor(line, day, texts.mail), facts, texts.language);
  });
  // An SMS has room for one thing: what is to be paid, or else what matures.
  const named = lines.filter(({ amountPaise }) => (amountPaise === null) === (kind === "reminder_matures"));
  const sum = named.reduce((paise, { amountPaise }) => paise + (amountPaise ?? 0n), 0n);
  const facts = {
    book: named.map(({ bookNumber }) => bookNumber).join(", "),
    day: formatDay(named[0]?.day ?? day),
    amount: rupeesText(sum, texts),
  };
  return write(kind, reader, facts, [...told, texts.mail.reminderEnd]);
}

function sentenceFor({ day, amountPaise }: ReminderFacts["lines"][number], today: string, texts: MailTexts): string {
  if (amountPaise === null) {
    if (day === today) return texts.maturesToday;
    return day > today ? texts.maturesSoon : texts.matured;
  }
  if (day === today) return texts.dueToday;
  return day > today ? texts.dueSoon : texts.overdue;
}
