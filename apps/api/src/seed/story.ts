import type { CodeIn } from "@thangam/contracts/values/codes";
import type { counterModeCodes } from "@thangam/contracts/values/payments";
import type { BusinessDay } from "@thangam/contracts/values/time";
import { addDays, laterOf } from "./calendar.ts";
import type { ShopYear } from "./calendar.ts";
import { closingDay, payDays } from "./payments.ts";
import type { PayDay } from "./payments.ts";
import { demoCustomer } from "./people.ts";
import type { PlannedBook } from "./plan.ts";
import type { Random } from "./random.ts";

interface Happening {
  day: BusinessDay;
  at: Date;
  book: PlannedBook;
}

/** What happened at the shop. `payment` names a payment within the story, so that later events can tell of it. */
export type ShopEvent = Happening &
  (
    | { kind: "open" }
    | {
        kind: "take";
        payment: number;
        rupees: number;
        mode: CodeIn<typeof counterModeCodes>;
        transactionNumber: string | null;
      }
    | { kind: "start"; payment: number; rupees: number }
    | { kind: "acknowledge"; payment: number; transactionNumber: string }
    | { kind: "fail"; payment: number; reason: string }
    | { kind: "refund"; payment: number; reason: string }
  );

export interface Closing extends Happening {
  remarks: string;
  /** What became of the payment that was under way then; without it, none was, or nobody has seen to it. */
  after?: { kind: "returned" | "reopened"; at: Date };
}

export interface Story {
  /** In the order in which they happened. */
  events: ShopEvent[];
  closings: Closing[];
}

/** Everything that happened at the shop in its year. */
export function tellStory(books: readonly PlannedBook[], year: ShopYear, random: Random): Story {
  const teller: Teller = { year, random, payments: 0, events: [] };
  const closings: Closing[] = [];
  const open: PlannedBook[] = [];
  for (const book of books) {
    const days = payDays(book, year, random);
    const closedOn = book.person === demoCustomer ? null : closingDay(book, days, year, random);
    teller.events.push({ kind: "open", book, day: book.openedOn, at: year.moment(book.openedOn, 0) });
    for (const payDay of days) pay(teller, book, payDay);
    if (closedOn !== null) closings.push(closing(book, closedOn, year, random));
    else open.push(book);
  }
  refundSome(teller);
  closings.push(...closedMeanwhile(leaveSomePending(teller, open), teller));
  return { events: teller.events.sort((one, other) => one.at.getTime() - other.at.getTime()), closings };
}

interface Teller {
  year: ShopYear;
  random: Random;
  /** How many payments the story has so far. */
  payments: number;
  events: ShopEvent[];
}

const REFUNDS = 8;
const PENDING = 14;

function pay(teller: Teller, book: PlannedBook, { day, rupees }: PayDay): void {
  const { year, random, events } = teller;
  const early = random.between(30, 600);
  const at = (thousandths: number) => ({ book, day, at: year.moment(day, thousandths) });
  // The first payment is made at the counter, where the book is opened.
  const isOnline = day > book.openedOn && day < year.today && random.chance(20);
  const isFailed = isOnline && random.chance(10);
  if (isOnline) {
    const payment = ++teller.payments;
    const morning = year.openFrom(addDays(day, 1));
    // Staff look at yesterday's online payments first thing in the morning.
    const after = { payment, book, day: morning, at: year.moment(morning, random.between(1, 25)) };
    events.push({ kind: "start", payment, rupees, ...at(early) });
    if (!isFailed) {
      events.push({ kind: "acknowledge", transactionNumber: numberFor("online", payment), ...after });
      return;
    }
    events.push({ kind: "fail", reason: random.pick(FAILURES), ...after });
  }
  // A payment that failed was made good at the counter later that day.
  const payment = ++teller.payments;
  const mode = random.weighted<CodeIn<typeof counterModeCodes>>([
    ["cash", 45],
    ["upi", 32],
    ["card", 10],
    ["bank", 8],
    ["cheque", 5],
  ]);
  const transactionNumber = mode === "cash" ? null : numberFor(mode, payment);
  events.push({ kind: "take", payment, rupees, mode, transactionNumber, ...at(early + 150) });
}

const FAILURES = ["Cancelled by the customer", "Declined by the bank", "The bank did not answer in time"] as const;

/** Made-up numbers of the form that the mode's own have. */
function numberFor(mode: string, payment: number): string {
  const digits = (length: number) => String(payment).padStart(length, "0");
  if (mode === "upi") return `4${digits(11)}`;
  if (mode === "card") return `A${digits(6)}`;
  if (mode === "bank") return `NEFTD${digits(9)}`;
  return mode === "cheque" ? digits(6) : `pay_DEMO${digits(8)}`;
}

/** Takes back some latest payments of books, so that nothing after them depends on what they credited. */
function refundSome({ year, random, events }: Teller): void {
  const lastByBook = new Map<string, ShopEvent>();
  for (const event of events) if (event.kind === "take") lastByBook.set(event.book.number, event);
  const candidates = [...lastByBook.values()].filter(
    (event) => event.book.person !== demoCustomer && event.book.manner === "often",
  );
  for (const event of candidates.slice(0, REFUNDS)) {
    if (event.kind !== "take") continue;
    events.push({
      kind: "refund",
      payment: event.payment,
      reason: random.pick(["Taken twice by mistake", "Meant for another book", "Cheque came back unpaid"]),
      book: event.book,
      day: event.day,
      at: year.moment(event.day, 990),
    });
  }
}

/** Payments that customers have started in the last days and nobody has looked at; the demo customer's among them. */
function leaveSomePending(teller: Teller, open: readonly PlannedBook[]): Happening[] {
  const { year, random, events } = teller;
  const started: ShopEvent[] = [];
  const isGoingOn = (book: PlannedBook) => book.manner === "punctual" && book.openedOn > addDays(year.today, -200);
  const theirs = open.filter((book) => book.person === demoCustomer && book.scheme.code === "thanga-mazhai");
  const others = open.filter((book) => book.person !== demoCustomer && book.paidMonths === 0 && isGoingOn(book));
  for (const book of [...theirs, ...others.slice(0, PENDING - theirs.length)]) {
    const day = year.openFrom(laterOf(addDays(year.today, -random.between(0, 2)), book.openedOn));
    const at = year.moment(day, random.between(750, 950));
    started.push({ kind: "start", payment: ++teller.payments, rupees: book.rupees, book, day, at });
  }
  events.push(...started);
  return started;
}

/** Four of those books were closed with their payment under way; two of these have been seen to. */
function closedMeanwhile(started: readonly Happening[], { year, events }: Teller): Closing[] {
  const after = [undefined, undefined, "returned", "reopened"] as const;
  const isLast = ({ book, at }: Happening) => !events.some((event) => event.book === book && event.at > at);
  return started
    .filter(isLast)
    .slice(-after.length)
    .map(({ book, day }, n) => {
      const kind = after[n];
      return {
        book,
        day,
        at: year.moment(day, 970),
        remarks: "Customer asked to stop paying",
        ...(kind !== undefined && { after: { kind, at: year.moment(day, 990) } }),
      };
    });
}

function closing(book: PlannedBook, day: BusinessDay, year: ShopYear, random: Random): Closing {
  const remarks =
    book.manner === "stopped"
      ? random.pick([
          "Customer moved to another town",
          "Customer asked to stop paying",
          "No payment for months; closed on request",
        ])
      : random.pick(["Redeemed for jewellery", "All instalments paid; jewellery taken", "Matured and redeemed"]);
  return { book, day, at: year.moment(day, random.between(300, 950)), remarks };
}
