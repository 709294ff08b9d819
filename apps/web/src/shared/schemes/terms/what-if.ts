import { dayOf, numberOf } from "@thangam/terms/days";
import { paidCountOf } from "@thangam/terms/book";
import type { Day, Payment, Saved, Terms } from "@thangam/terms/terms";
import { punctualPayments } from "@thangam/terms/told-days";

/** How somebody may save. */
export interface WhatIf {
  joinedOn: Day;
  /** Days after its due day on which each instalment comes, the one of joining apart; below 0 it comes before. */
  lateBy: number;
  /** So many of the last instalments never come. */
  leftOut: number;
}

interface Planned {
  terms: Terms;
  instalment: bigint;
  /** Of the day on which it is asked: the best that is known of the days to come. */
  rate?: bigint | undefined;
  /** What was paid by now, of a book that is open. */
  past?: { payments: readonly Payment[]; today: Day } | undefined;
}

/** A book on which what is open comes as said. */
export function savedAs({ joinedOn, lateBy, leftOut }: WhatIf, { terms, instalment, rate, past }: Planned): Saved {
  const due = punctualPayments(terms, instalment, joinedOn, rate);
  const before = past?.payments ?? [];
  const earliest = numberOf(past?.today ?? joinedOn);
  const open = due.slice(paidCountOf(terms, instalment, before), Math.max(0, due.length - leftOut));
  const coming = open.map((payment): Payment => {
    const isOnJoining = past === undefined && payment === due[0];
    const day = isOnJoining ? earliest : Math.max(earliest, numberOf(payment.day) + lateBy);
    return { ...payment, day: dayOf(day) };
  });
  return { joinedOn, instalment, payments: [...before, ...coming] };
}
