import type { BusinessDay } from "@thangam/contracts/values/time";
import type { Random } from "./random.ts";

/** Rupees for a gram of 22 carat gold, a year ago and now. */
const FIRST_RUPEES = 9000;
const LAST_RUPEES = 12_000;

/** How far a day's rate may be from the day's before, in rupees either way. */
const SWING_RUPEES = 110;

export interface DayRate {
  day: BusinessDay;
  /** Paise for a gram. */
  paise22K: bigint;
  paise24K: bigint;
}

/** A believable year of gold: whole multiples of 5 rupees that wander from the first rate to the last. */
export function goldRates(days: readonly BusinessDay[], random: Random): DayRate[] {
  const steps = Math.max(1, days.length - 1);
  const walk = [0];
  for (let n = 1; n <= steps; n += 1) walk.push((walk[n - 1] ?? 0) + random.between(-SWING_RUPEES, SWING_RUPEES));
  const wandered = walk[steps] ?? 0;
  return days.map((day, n) => {
    // The walk is bent so that it ends where it should.
    const trend = Math.trunc(((LAST_RUPEES - FIRST_RUPEES - wandered) * n) / steps);
    const rupees = BigInt(Math.trunc((FIRST_RUPEES + trend + (walk[n] ?? 0)) / 5) * 5);
    return { day, paise22K: rupees * 100n, paise24K: ((rupees * 24n + 11n) / 22n) * 100n };
  });
}
