import type { Bill, BillLine } from "#bill.ts";
import type { Day, Payment, Saved, Terms } from "#terms.ts";
import type { Reason, Valuation } from "#valuation-types.ts";
import { paid, rupees } from "./arrange.ts";

/** A book in another shop's scheme, with all that is asked about it; what is told of it is what that shop publishes. */
export interface PublishedBook {
  name: string;
  terms: Terms;
  saved: Saved;
  /** What may not be paid once so many of its payments are made. */
  refused?: (Payment & { after: number })[];
  told: PublishedDay[];
}

export interface PublishedDay {
  day: Day;
  /** Paise for a gram of the scheme's gold on the day. */
  rate?: bigint;
  worth: Part<Valuation>;
  bills?: PublishedBill[];
  /** How the client takes all of it on the day: a bill is the last of the bills. */
  settledBy?: "Gold coin" | "Jewellery bill" | "Voucher";
}

export interface PublishedBill {
  lines: BillLine[];
  bill: Part<Bill>;
}

/** As much of something as is published. */
type Part<Whole> = Whole extends object ? { [Member in keyof Whole]?: Part<Whole[Member]> } : Whole;

/** So many rupees were paid, and so many are added to them, or why none are. */
export function worth(savedRupees: number, bonus: number, reason: Reason = "given"): PublishedDay["worth"] {
  return {
    paidPaise: rupees(savedRupees),
    bonusPaise: rupees(bonus),
    totalPaise: rupees(savedRupees + bonus),
    savedMg: null,
    benefits: [{ as: "rupees", paise: rupees(bonus), mg: null, making: null, reason }],
  };
}

/** An instalment was paid on each of the days. */
export function savedOn(joinedOn: Day, instalment: number, days: readonly Day[]): Saved {
  return { joinedOn, instalment: rupees(instalment), payments: paid(rupees(instalment), days) };
}

/** Of a piece the gold that was saved for, its price with the whole making charge, and with the charge that is left. */
export function billed(line: BillLine, coveredMg: bigint, full: number, left: number): PublishedBill {
  const bill = { fullPaise: rupees(full), offPaise: rupees(full) - rupees(left), paise: rupees(left) };
  return { lines: [line], bill: { ...bill, lines: [{ ...bill, coveredMg }], taxPaise: null } };
}
