import { addDays, shopYear } from "./calendar.ts";
import type { ShopYear } from "./calendar.ts";
import { closeDays } from "./day-closings.ts";
import { goldRates } from "./gold-rates.ts";
import { hashPasswords, insertClients, insertStaff } from "./insert-people.ts";
import { seedLookups } from "./lookups.ts";
import { tellOfOnlinePayments } from "./online-payments.ts";
import { insertLoyaltyRates } from "./loyalty.ts";
import { planClients } from "./plan.ts";
import { postEvents } from "./post-events.ts";
import { insertRequests, planRequests } from "./requests.ts";
import { seededRandom } from "./random.ts";
import { remindOfDues } from "./reminders.ts";
import type { Random } from "./random.ts";
import { insertImports } from "./imports.ts";
import { settleBooks } from "./settle-books.ts";
import { insertSchemes, reviseSchemes } from "./schemes.ts";
import { tellStory } from "./story.ts";
import { closeBooks, silenceMessages } from "./write-states.ts";
import type { Database, Transaction } from "#platform/database/db.ts";

export { seedLookups } from "./lookups.ts";
export { demoPassword, demoSignInLines } from "./people.ts";

export interface SeedDemo {
  db: Database;
  now: Date;
  /** Of the shop, such as Asia/Kolkata, which it is if not given. */
  timeZone?: string;
  hashPassword: (password: string) => Promise<string>;
  log: (line: string) => void;
}

/** On a machine that has much else to do. */
const longestMs = 1_800_000;

/**
 * Fills a database without users with a shop of 200 clients and a year of payments, the same for the same
 * `now`, all or nothing. Answers false, having done nothing, where there are users.
 */
export async function seedDemo({ db, now, timeZone = "Asia/Kolkata", hashPassword, log }: SeedDemo): Promise<boolean> {
  if ((await db.user.count()) > 0) return false;
  const started = performance.now();
  await seedLookups(db);
  const hashes = await hashPasswords(hashPassword);
  const year = shopYear(now, timeZone);
  const random = seededRandom(916);

  const counts = await db.$transaction(
    async (tx) => {
      // Of processes that start together, the first one seeds, and the others wait as long as that takes.
      await tx.$executeRaw`set local statement_timeout = 0`;
      await tx.$executeRaw`select pg_advisory_xact_lock(731_001, 2)`;
      if ((await tx.user.count()) > 0) return null;
      const { admin, users } = await insertStaff(tx, year, hashes);
      const versionIdByCode = await insertSchemes(tx, year.moment(year.firstDay, 0), admin.id);
      await insertGoldRates(tx, year, random, admin.id);

      await insertLoyaltyRates(tx, year, admin.id);

      const clients = planClients(year, random);
      const ids = await insertClients(tx, year, clients, admin.id, hashes);
      const books = clients.flatMap((client) => client.books);
      const { events, closings } = tellStory(books, year, random);
      const counter = users.filter(({ email }) => email !== "accounts@example.com");
      const bookIdByNumber = await postEvents(tx, events, { ...ids, versionIdByCode, staff: counter });

      await insertRequests(tx, planRequests(year, clients, seededRandom(917)), { ...ids, bookIdByNumber, admin });
      await insertImports(tx, year, { clients, ...ids, versionIdByCode, admin });
      await reviseSchemes(tx, year.moment(year.openFrom(addDays(year.today, -20)), 500), admin.id);
      await closeBooks(tx, closings, bookIdByNumber, admin);
      await settleBooks(tx, closings, bookIdByNumber, admin);
      await tellOfOnlinePayments(tx, admin, now);
      await closeDays(tx, year, seededRandom(918), counter);
      await remindOfDues(tx, year, admin.id);
      await silenceMessages(tx, now);
      return { clients: clients.length, books: books.length, events: events.length };
    },
    { timeout: longestMs },
  );
  if (counts === null) return false;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  log(`Made a demo shop with ${counts.clients} clients, ${counts.books} books and a year of payments in ${seconds} s`);
  return true;
}

async function insertGoldRates(tx: Transaction, year: ShopYear, random: Random, setById: bigint): Promise<void> {
  await tx.goldRate.createMany({
    data: goldRates(year.openDays, random).flatMap(({ day, paise22K, paise24K }) => {
      const set = { businessDay: new Date(day), setById, setAt: year.moment(day, 0) };
      return [
        { ...set, purity: "22K", ratePaisePerGram: paise22K },
        { ...set, purity: "24K", ratePaisePerGram: paise24K },
      ];
    }),
  });
}
