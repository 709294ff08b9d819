import { isWithinMonth } from "#taking.ts";
import type { Day, Payment, Terms } from "#terms.ts";
import { askedDays, askOn, gainOf, JOINED, probe, punctual, waivedOf } from "./probe.ts";
import type { Probe } from "./probe.ts";
import type { Warning } from "./warning.ts";

/** What is gained without saving: by bringing everything on the last day, and by paying once and waiting. */
export function endWarnings(terms: Terms, instalment: bigint): Warning[] {
  // Who brings everything sooner has paid ahead.
  const lastDue = punctual(terms, instalment).saved.payments.at(-1)?.day ?? JOINED;
  const days = askedDays(terms).filter(
    (day) => day > JOINED && day >= lastDue && mayBringAllOn(day, terms, instalment),
  );
  const broughtOn = (day: Day) => {
    const book = probe(terms, instalment, allOn(day, terms, instalment));
    // Whoever has to wait after it waits.
    return terms.schedule.rests === undefined
      ? [{ day, book }]
      : [
          { day, book },
          { day: askOn(book, day).maturesOn, book },
        ];
  };
  const atEnd = maxOf(days.flatMap(broughtOn));
  const once = { day: JOINED, paise: instalment, rate: instalment };
  const maxBy = (book: Probe) => maxOf(askedDays(terms).map((day) => ({ day, book }))).gain;
  const [byOne, byAll] = [maxBy(probe(terms, instalment, [once])), maxBy(punctual(terms, instalment))];
  const found: Warning[] = [];
  if (atEnd.gain > 0) found.push({ code: "all_at_end", percent: atEnd.gain });
  if (atEnd.waived > 0) found.push({ code: "waiver_at_end", percent: atEnd.waived });
  if (byOne > byAll) found.push({ code: "one_payment_gains", percent: byOne });
  return found;
}

function allOn(day: Day, { schedule }: Terms, instalment: bigint): Payment[] {
  return Array.from({ length: schedule.instalments }, () => ({ day, paise: instalment, rate: instalment }));
}

function mayBringAllOn(day: Day, terms: Terms, instalment: bigint): boolean {
  // Of a daily scheme hundreds of payments on each of many days are a long wait for whoever writes the terms.
  if (terms.schedule.perMonth === undefined) return true;
  const [last, ...before] = allOn(day, terms, instalment);
  return last !== undefined && isWithinMonth(terms, { joinedOn: JOINED, instalment, payments: before }, last);
}

function maxOf(books: readonly { day: Day; book: Probe }[]): { gain: number; waived: number } {
  const valuations = books.map(({ day, book }) => ({ valuation: askOn(book, day), rate: book.rate }));
  return {
    gain: Math.max(0, ...valuations.map(({ valuation, rate }) => gainOf(valuation, rate))),
    waived: Math.max(0, ...valuations.map(({ valuation }) => waivedOf(valuation))),
  };
}
