import type { BusinessDay } from "@thangam/contracts/values/time";
import * as ledger from "#ledger/day-operations.ts";
import type { Transaction } from "#platform/db.ts";
import type { ShopYear } from "./calendar.ts";
import type { Random } from "./random.ts";

interface Person {
  id: bigint;
  userType: string;
}

/** What stays in the drawer overnight. */
const FLOAT_PAISE = 500_000n;

/** Some days the drawer and the ledger do not agree; yesterday was one of them. */
const DIFFERENCES = [
  { paise: -1000n, reason: "One note of ten is missing; counted three times" },
  { paise: 2000n, reason: "A customer left without the change of 20; set aside for them" },
  { paise: -10_000n, reason: "A note of 100 was refused by the bank as worn" },
] as const;

/** Closes every day of the shop's year but today, each in the evening; one was opened again and closed once more. */
export async function closeDays(
  tx: Transaction,
  year: ShopYear,
  random: Random,
  people: readonly Person[],
): Promise<void> {
  const days = year.openDays.filter((day) => day < year.today);
  for (const [n, day] of days.entries()) {
    const isYesterday = n === days.length - 1;
    const difference = isYesterday ? DIFFERENCES[0] : random.chance(4) ? random.pick(DIFFERENCES) : null;
    const person = people[n % people.length];
    await closeDay(tx, { year, day, person, difference, minutesLate: 0 });
    if (n === days.length - 4) {
      const context = contextOf("Reopen_Day", people[0]);
      const now = after(year, day, 20);
      await ledger.reopenDay(tx, context, { now, day, reason: "A card slip was found under the counter" });
      await closeDay(tx, { year, day, person, difference, minutesLate: 35 });
    }
  }
}

interface Close {
  year: ShopYear;
  day: BusinessDay;
  person: Person | undefined;
  difference: (typeof DIFFERENCES)[number] | null;
  minutesLate: number;
}

async function closeDay(tx: Transaction, { year, day, person, difference, minutesLate }: Close): Promise<void> {
  const figures = await tx.$queryRaw<{ mode: string; expected_paise: bigint }[]>`
    select mode, expected_paise from day_figures(${day}::date)`;
  const counts = figures.map(({ mode, expected_paise: expectedPaise }) => {
    if (mode !== "Cash") return { mode, countedPaise: expectedPaise, reason: null };
    if (expectedPaise < 0n) return { mode, countedPaise: 0n, reason: "Paid back from the safe" };
    const isCounted = difference !== null && expectedPaise + difference.paise >= 0n;
    return {
      mode,
      countedPaise: expectedPaise + (isCounted ? difference.paise : 0n),
      reason: isCounted ? difference.reason : null,
    };
  });
  const cashPaise = counts.find(({ mode }) => mode === "Cash")?.countedPaise ?? 0n;
  await ledger.closeDay(tx, contextOf("Close_Day", person), {
    now: after(year, day, 10 + minutesLate),
    today: day,
    day,
    counts,
    carriedPaise: cashPaise < FLOAT_PAISE ? cashPaise : FLOAT_PAISE,
    note: null,
  });
}

/** Minutes after the shop shut. */
function after(year: ShopYear, day: BusinessDay, minutes: number): Date {
  return new Date(year.moment(day, 1000).getTime() + minutes * 60_000);
}

function contextOf(operation: string, person: Person | undefined) {
  return {
    actorId: person?.id.toString() ?? null,
    actorType: person?.userType ?? null,
    operation,
    key: null,
    requestHash: "",
    requestId: "demo",
    address: "127.0.0.1",
  };
}
