import { shopYear } from "./calendar.ts";
import type { ShopYear } from "./calendar.ts";
import { goldRates } from "./gold-rates.ts";
import type { DayRate } from "./gold-rates.ts";
import { planClients } from "./plan.ts";
import type { PlannedClient } from "./plan.ts";
import { seededRandom } from "./random.ts";
import { tellStory } from "./story.ts";
import type { Story } from "./story.ts";

/** Everything that is decided before the first row is written, the same for the same moment. */
export interface PlannedShop extends Story {
  now: Date;
  year: ShopYear;
  rates: readonly DayRate[];
  clients: readonly PlannedClient[];
}

export function planShop(now: Date, timeZone: string): PlannedShop {
  const year = shopYear(now, timeZone);
  // Each part has chance of its own, because how many days the shop was open must not change who saves in which book.
  const rates = goldRates(year.openDays, seededRandom(22));
  const clients = planClients(year, seededRandom(916));
  const books = clients.flatMap((client) => client.books);
  return { now, year, rates, clients, ...tellStory(books, year, seededRandom(24)) };
}
