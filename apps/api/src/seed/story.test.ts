import { expect, test } from "vitest";
import { shopCalendar } from "#platform/clock.ts";
import { shopYear } from "./calendar.ts";
import { goldRates } from "./gold-rates.ts";
import { demoCustomer } from "./people.ts";
import { planShop } from "./plan-shop.ts";
import type { PlannedBook } from "./plan.ts";
import { seededRandom } from "./random.ts";
import type { ShopEvent } from "./story.ts";

const timeZone = "Asia/Kolkata";

const shopAt = (now: Date) => planShop(now, timeZone);

// Every weekday, month ends, a leap day, and hours before, while and after the shop is open.
const moments = Array.from({ length: 14 }, (_, n) => new Date(Date.UTC(2027, 9 + n, 28 + (n % 5), n, 7 * n, n, 123)));

test("the same moment gives the same story", () => {
  const now = new Date("2026-06-30T09:15:00Z");
  const [one, other] = [shopAt(now), shopAt(now)];
  expect(one.events).toEqual(other.events);
  expect(one.closings).toEqual(other.closings);
});

test.for(moments)("the shop of %s has the clients and the books that it has on any day", (now) => {
  const whoSavesWhere = (moment: Date) =>
    shopAt(moment).clients.map(({ person, books }) => [person, books.map((book) => [book.number, book.scheme.code])]);
  expect(whoSavesWhere(now)).toEqual(whoSavesWhere(new Date("2026-06-30T09:15:00Z")));
});

test.for(moments)("nothing in the story of %s is later than now or on a day the shop is shut", (now) => {
  const { events, closings, year } = shopAt(now);
  const openDays = new Set(year.openDays);
  const dayOf = shopCalendar(timeZone);
  const wrong = [...events, ...closings].filter(({ at, day }) => at > now || !openDays.has(day) || dayOf(at) !== day);
  expect(wrong).toEqual([]);
});

test.for(moments)("no book in the story of %s is paid before it opens, beyond its end, or after it closes", (now) => {
  const { events, closings, clients } = shopAt(now);
  const eventsByBook = Map.groupBy(events, ({ book }) => book);
  const closedAt = new Map(closings.map(({ book, at }) => [book, at]));
  for (const book of clients.flatMap(({ books }) => books)) {
    const [first, ...rest] = eventsByBook.get(book) ?? [];
    expect(first?.kind).toBe("open");
    expect(rest.filter(({ at }) => at > (closedAt.get(book) ?? now))).toEqual([]);
    expect(book.paidMonths + creditedInstalments(rest)).toBeLessThanOrEqual(maxInstalments(book));
  }
});

test.for(moments)("every payment in the story of %s is started before it ends, and ends once", (now) => {
  const stateByPayment = new Map<number, string>();
  for (const event of shopAt(now).events) {
    if (event.kind === "open") continue;
    const before = stateByPayment.get(event.payment);
    const expected = { take: undefined, start: undefined, acknowledge: "start", fail: "start", refund: "take" }[
      event.kind
    ];
    if (before !== expected)
      throw new Error(`${event.kind} of payment ${event.payment} came after ${before ?? "nothing"}`);
    stateByPayment.set(event.payment, event.kind);
  }
  const states = [...stateByPayment.values()];
  expect(states.filter((state) => state === "start").length).toBe(14);
  for (const state of ["take", "acknowledge", "fail", "refund"]) expect(states).toContain(state);
});

test.for(moments)("today, %s, has payments, and the demo customer a weight book half way", (now) => {
  const { events, year } = shopAt(now);
  expect(events.filter(({ kind, day }) => kind === "take" && day === year.today).length).toBeGreaterThan(5);
  const theirs = events.filter(({ book }) => book.person === demoCustomer && book.scheme.code === "my-gold-eleven");
  expect([5, 6]).toContain(creditedInstalments(theirs));
});

test("no two people share a name, an e-mail or a mobile number", () => {
  const people = shopAt(new Date("2026-06-30T09:15:00Z")).clients.map(({ person }) => person);
  for (const field of ["name", "email", "mobile"] as const) {
    expect(new Set(people.map((person) => person[field])).size).toBe(200);
  }
});

test("gold wanders from about 9,000 to 12,000 rupees a gram, 24 carat by 24 to 22", () => {
  const { openDays } = shopYear(new Date("2026-06-30T09:15:00Z"), timeZone);
  const rates = goldRates(openDays, seededRandom(916));
  expect(rates.map(({ day }) => day)).toEqual(openDays);
  expect(rates[0]?.paise22K).toBe(900_000n);
  expect(rates.at(-1)?.paise22K).toBe(1_200_000n);
  for (const { paise22K, paise24K } of rates) {
    expect(paise22K).toBeGreaterThan(780_000n);
    expect(paise22K).toBeLessThan(1_350_000n);
    expect(Math.abs(Number(paise24K * 22n - paise22K * 24n))).toBeLessThanOrEqual(50 * 22);
  }
});

function creditedInstalments(events: readonly ShopEvent[]): number {
  const started = new Map(events.flatMap((event) => (event.kind === "start" ? [[event.payment, event.rupees]] : [])));
  return events.reduce((sum, event) => {
    if (event.kind === "take") return sum + event.rupees / event.book.rupees;
    return event.kind === "acknowledge" ? sum + (started.get(event.payment) ?? 0) / event.book.rupees : sum;
  }, 0);
}

/** No end on a flexible one. */
function maxInstalments(book: PlannedBook): number {
  return book.scheme.paymentRule === "fixed" ? book.scheme.instalments : Infinity;
}
