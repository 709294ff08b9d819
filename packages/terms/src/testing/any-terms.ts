import type { Benefit, Deduction, Exit, Terms, Topup } from "#terms.ts";
import { anyBenefit } from "./any-benefit.ts";
import { anyBook } from "./any-book.ts";
import type { BookAsked } from "./any-book.ts";
import { anyGold, anyLateness, anySchedule } from "./any-schedule.ts";
import { choicesOf, listOf } from "./choices.ts";
import type { Choices } from "./choices.ts";
import { anyDay } from "./any-day.ts";

export type Case = BookAsked & { terms: Terms };

/** Terms that fit together, a book under them and a day on which it is asked for. The same for the same seed. */
export function anyCase(seed: number): Case {
  const choices = choicesOf(seed);
  const terms = anyTerms(choices);
  return { terms, ...anyBook(choices, terms) };
}

export function anyTerms(choices: Choices): Terms {
  const { chance, int, one } = choices;
  const schedule = anySchedule(choices);
  const gold = chance(70) ? anyGold(choices) : null;
  const gift = chance(40) ? { item: "silver lamp", cost: BigInt(int(0, 200_000)), givenAfter: int(1, 6) } : null;
  return {
    schedule,
    ...(gold === null ? {} : { gold }),
    benefits: anyKinds(choices, gold !== null).map((as) =>
      anyBenefit(choices, as, { schedule, ...(gold === null ? {} : { gold }) }),
    ),
    ...(schedule.flexible !== true && chance(75) ? { late: anyLateness(choices) } : {}),
    ...(chance(65) ? { exit: listOf(int(1, 3), (at) => anyExit(choices, at, gift !== null)) } : {}),
    ...(chance(55) ? { topups: listOf(int(1, 3), () => anyTopup(choices, gold !== null)) } : {}),
    ...(gift === null ? {} : { gift }),
    ...(chance(30)
      ? { tax: { percent: one([300, 300, 500]), on: one(["advance", "bill"] as const), shown: "aside" as const } }
      : {}),
  };
}

/** Waivers at most once. */
function anyKinds({ chance, int, one }: Choices, hasGold: boolean): Benefit["as"][] {
  const kinds = listOf(int(1, 2), () => (hasGold ? one(["rupees", "gold"] as const) : "rupees"));
  return chance(60) ? ["making", ...kinds.slice(1)] : kinds;
}

function anyExit(choices: Choices, at: number, hasGift: boolean): Exit {
  const { chance, int, one } = choices;
  const isRefused = chance(20);
  return {
    ...(chance(50) ? { paidBefore: int(1, 12) } : {}),
    ...(chance(50) ? { before: chance(50) ? { months: int(1, 12) } : { days: int(1, 365) } } : {}),
    ...(isRefused ? { refuse: true } : {}),
    deduct: listOf(isRefused ? 0 : int(0, 3), (): Deduction => {
      if (hasGift && chance(40)) return { gift: true };
      return { percent: one([0, 100, 250, 5000, 10_000]), of: one(["paid", "first"]) };
    }),
    label: `leaving ${at + 1}`,
  };
}

function anyTopup(choices: Choices, hasGold: boolean): Topup {
  const { chance, int, one } = choices;
  const of = hasGold && chance(50) ? "gold" : "paid";
  const from = int(0, 900);
  return {
    from: anyDay(from),
    to: anyDay(from + int(0, 200)),
    give: of === "paid" && chance(40) ? { paise: BigInt(int(0, 100_000)) } : { percent: int(0, 1500) },
    of,
    on: one(["payment", "joining"]),
  };
}
