import { operations } from "@thangam/contracts";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { milligrams, paise } from "@thangam/contracts/values/money";
import type { BusinessDay } from "@thangam/contracts/values/time";
import { query } from "#kernel/handler.ts";
import type { Reader } from "#platform/database/db.ts";
import { inSnapshot } from "#platform/database/transaction.ts";
import { lastRates, ratesInForce } from "#features/rates/index.ts";
import { booksOfUser } from "#features/books/book-store.ts";
import type { BookRow } from "#features/books/book-store.ts";
import { ownView } from "#features/books/own-view.ts";
import { quoteOfBook } from "#features/books/quotes/quote-of-book.ts";
import { ownedOf, worthOf } from "./owned.ts";
import type { ValuedBook } from "./owned.ts";
import { duesOfBooks, openPaymentsOfBooks, statesToPay } from "./savings-store.ts";
import type { DueRow } from "./savings-store.ts";
import { underWayOf } from "./under-way.ts";

/** More are listed without what they are worth, so that nobody's page takes the database for long. */
const maxValued = 100;

type Quoted = Awaited<ReturnType<typeof quoteOfBook>>;
type Due = NonNullable<OutputOf<typeof operations.getSavings>["books"][number]["due"]>;

/** In one snapshot: what is owned, what it is worth and what is due belong together. */
export const getSavings = query(operations.getSavings, ({ actor, input, branches, db, now, today, services }) =>
  inSnapshot(db, async (reader) => {
    const rows = await booksOfUser(reader, input.userId ?? actor.userId, branches);
    const ids = rows.map(({ id }) => id);
    const valuedByBook = await valueBooks(reader, rows, today);
    const dueByBook = await duesOfBooks(reader, ids, today);
    const gateway = services.gateway?.name ?? null;
    const openByBook = underWayOf(await openPaymentsOfBooks(reader, ids), { gateway, now });
    const stateByBook = await statesToPay(reader, ids);
    const valued = [...valuedByBook.values()];
    return {
      asOf: now,
      day: today,
      owned: ownedOf(valued),
      books: rows.map((row) => {
        const { quoted, ...worth } = valuedByBook.get(row.id) ?? { quoted: null, gold: null };
        return {
          own: ownView(row, services),
          worth: "today" in worth ? worth : null,
          purity: worth.gold?.purity ?? null,
          due: dueView(dueByBook.get(row.id), quoted, today),
          openPayment: openByBook.get(row.id) ?? null,
          bookState: stateByBook.get(row.id) ?? "",
        };
      }),
      rates: await ratesInForce(reader, { of: branchOf(rows), purity: "22K", today, days: 31 }),
    };
  }),
);

/** What each book that is not settled is worth, one after the other. */
async function valueBooks(
  db: Reader,
  rows: readonly BookRow[],
  today: BusinessDay,
): Promise<Map<bigint, ValuedBook & { quoted: Quoted }>> {
  const ratesByBranch = new Map<number, Map<string, bigint>>();
  const valuedByBook = new Map<bigint, ValuedBook & { quoted: Quoted }>();
  for (const row of rows.filter(({ status }) => status !== "settled").slice(0, maxValued)) {
    const quoted = await quoteOfBook(db, row, today);
    const purity = quoted.terms?.gold?.purity ?? "22K";
    const rates = ratesByBranch.get(row.branchNumber) ?? (await lastRates(db, row.branchNumber, today));
    ratesByBranch.set(row.branchNumber, rates);
    const lastRate = rates.get(purity) ?? null;
    const gold = row.accrual === "weight" ? { purity, ratePaisePerGram: lastRate, savedMg: row.weightTotalMg } : null;
    const { today: now, atMaturity } = quoted.quote;
    valuedByBook.set(row.id, { today: worthOf(now, gold), atMaturity: worthOf(atMaturity, gold), gold, quoted });
  }
  return valuedByBook;
}

/** The branch of all of somebody's books, whose rates they are shown; the shop's where these are of several. */
function branchOf(rows: readonly BookRow[]): number | null {
  const [one = null, ...others] = new Set(rows.map(({ branchNumber }) => branchNumber));
  return others.length === 0 ? one : null;
}

function dueView(due: DueRow | undefined, quoted: Quoted | null, today: BusinessDay): Due | null {
  if (due === undefined) return null;
  const { dueOn, countToday, countThisWeek } = due;
  const lateness = quoted?.lateness ?? null;
  const costs = lateness?.costs ?? null;
  const safeUntil = lateness === null || costs === null ? null : lateness.safeUntil(dueOn);
  const isOverdue = safeUntil !== null && safeUntil < today;
  const less = isOverdue && lateness !== null ? lateness.lost() : { paise: 0n, mg: 0n };
  return {
    dueOn,
    countToday,
    countThisWeek,
    safeUntil,
    lateCosts: costs,
    lostPaise: paise(less.paise),
    lostMg: milligrams(less.mg),
  };
}
