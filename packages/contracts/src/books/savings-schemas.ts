import * as z from "zod/mini";
import { record } from "#kernel/wire.ts";
import { purities } from "#rates/schemas.ts";
import { id } from "#values/ids.ts";
import { grams, rupees } from "#values/money.ts";
import { paymentStatuses } from "#values/payments.ts";
import { businessDay, instant } from "#values/time.ts";
import { ownBook } from "./schemas.ts";

/** What a book comes to on a day. */
const worth = record({
  day: businessDay(),
  /** Saved, without what the shop adds. */
  paidPaise: ["paid_total", rupees()],
  weightMg: ["weight_total", z.nullable(grams())],
  bonusPaise: ["bonus", rupees()],
  bonusMg: ["bonus_weight", z.nullable(grams())],
  /** With what the shop adds; of a book in gold the bonus in rupees is not in it. */
  totalMg: ["total_weight", z.nullable(grams())],
  /** All of it in rupees, gold at the last rate; null where no rate was ever set. */
  worthPaise: ["worth", z.nullable(rupees())],
});

export const lateCosts = ["bonus", "maturity"] as const;

/** What is to be paid next on a book of fixed instalments. */
const due = record({
  dueOn: ["due_on", businessDay()],
  /** How many instalments fell due until today, today with them. */
  countToday: ["due_count", z.int()],
  /** The same in seven days. */
  countThisWeek: ["week_count", z.int()],
  /** Paid until then nothing is lost; null where being late costs nothing. */
  safeUntil: ["safe_until", z.nullable(businessDay())],
  /** What being later costs: some of the bonus, or a later maturity. */
  lateCosts: ["late_costs", z.nullable(z.enum(lateCosts))],
  /** How much less there is at maturity because what is overdue is paid today and not on its day. */
  lostPaise: ["lost", rupees()],
  lostMg: ["lost_weight", grams()],
});

/** How a payment stands that is neither credited nor ended; where a book has several, the first of these is told. */
export const paymentStandings = ["come in", "open", "lapsed"] as const;

/** A payment online that is neither credited nor ended, and of which something is still to be expected. */
const openPayment = record({
  id: ["fld_id", id()],
  status: z.enum(paymentStatuses),
  amountPaise: ["paidamount", rupees()],
  startedAt: ["paiddate", instant()],
  /** Its money is here and not credited yet; it can still be paid; or it cannot, and its money may still come. */
  stands: z.enum(paymentStandings),
  /** What has come in for the book and is not credited yet, by this payment and others. */
  comeInPaise: ["come_in", rupees()],
});

export const savingsBook = record({
  own: ["book", ownBook],
  /** Null of a book that is settled, and behind the first hundred. */
  worth: z.nullable(record({ today: worth, atMaturity: ["at_maturity", worth] })),
  /** Of the gold that it saves; null of a book in rupees. */
  purity: z.nullable(z.enum(purities)),
  due: z.nullable(due),
  openPayment: ["open_payment", z.nullable(openPayment)],
  /** What a payment of the book names as shown (`seen_state` of Add_Transaction). */
  bookState: ["book_state", z.string()],
});

/** What a customer owns, added up over all books that are not settled. */
const owned = record({
  /** Of the books in rupees. */
  paise: ["saved", rupees()],
  /** Of each kind of gold. */
  gold: z.array(record({ purity: z.enum(purities), weightMg: ["weight", grams()] })),
  /** Null where no rate of the gold was ever set. */
  worthPaise: ["worth", z.nullable(rupees())],
  paidPaise: ["paid_total", rupees()],
  atMaturityPaise: ["at_maturity", z.nullable(rupees())],
});

export const savings = record({
  /** When this was so. */
  asOf: ["as_of", instant()],
  day: businessDay(),
  owned,
  books: z.array(savingsBook),
  /** The rate of 22 carat gold on the last days that had one, the oldest first: the last is the one that counts. */
  rates: z.array(record({ day: businessDay(), ratePaisePerGram: ["rate", rupees()] })),
});
