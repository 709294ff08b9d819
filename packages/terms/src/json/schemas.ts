import * as z from "zod/mini";
import { benefitBases, benefitKinds, goldRates, purities, roundings } from "#terms.ts";
import type { Asked, Benefit, Exit, LateTerms, Saved, Schedule, Terms, Topup } from "#terms.ts";
import {
  count,
  day,
  digits,
  give,
  MAX_BENEFITS,
  MAX_DAYS,
  MAX_MONTHS,
  MAX_STEPS,
  percent,
  span,
  text,
} from "./members.ts";

const MAX_COUNT = 4000;
/** Days. */
const MAX_REST = 3650;

const closesOf = { of: z.enum(["joining", "maturity"]) };

const schedule: z.ZodMiniType<Schedule> = z.strictObject({
  every: span(1),
  instalments: count(1, MAX_COUNT),
  flexible: z.exactOptional(z.literal(true)),
  due: z.union([z.literal("joining"), z.strictObject({ day: count(1, 31) })]),
  perMonth: z.exactOptional(count(1, MAX_COUNT)),
  matures: span(1),
  rests: z.exactOptional(count(1, MAX_REST)),
  opens: z.exactOptional(span(0)),
  closes: z.exactOptional(
    z.union([
      z.strictObject({ ...closesOf, months: count(0, MAX_MONTHS) }),
      z.strictObject({ ...closesOf, days: count(0, MAX_DAYS) }),
    ]),
  ),
});

const gold = z.strictObject({
  purity: z.enum(purities),
  rate: z.enum(goldRates),
  round: z.strictObject({
    mode: z.enum(roundings),
    places: z.union([z.literal(2), z.literal(3)]),
    total: z.enum(["sum", "exact"]),
  }),
});

const row = z.strictObject({
  months: z.exactOptional(count(0, MAX_MONTHS)),
  days: z.exactOptional(count(0, MAX_DAYS)),
  paid: z.exactOptional(count(0, MAX_COUNT)),
  give,
});

const items = z.record(text(), percent()).check(z.refine((kinds) => Object.keys(kinds).length <= 50));

const benefit: z.ZodMiniType<Benefit> = z.strictObject({
  as: z.enum(benefitKinds),
  of: z.enum(benefitBases),
  when: z.array(row).check(z.minLength(1), z.maxLength(MAX_STEPS)),
  between: z.enum(["step", "linear"]),
  only: z.exactOptional(z.literal("maturity")),
  points: z.exactOptional(percent()),
  cap: z.exactOptional(digits()),
  covers: z.exactOptional(z.enum(["saved", "bill"])),
  beyond: z.exactOptional(percent()),
  items: z.exactOptional(items),
});

const late: z.ZodMiniType<LateTerms> = z.strictObject({
  grace: count(0, 3650),
  free: z.exactOptional(count(0, MAX_COUNT)),
  each: z.enum(["instalment", "30 days"]),
  lose: z.union([
    z.strictObject({ points: percent() }),
    z.strictObject({ share: z.union([percent(), z.literal("instalment")]) }),
    z.literal("all"),
  ]),
  moves: z.exactOptional(z.enum(["longest", "months"])),
});

const deduction = z.union([
  z.strictObject({ percent: percent(), of: z.enum(["paid", "first"]) }),
  z.strictObject({ gift: z.literal(true) }),
]);

const exit: z.ZodMiniType<Exit> = z.strictObject({
  paidBefore: z.exactOptional(count(1, MAX_COUNT)),
  before: z.exactOptional(span(1)),
  refuse: z.exactOptional(z.literal(true)),
  deduct: z.array(deduction).check(z.maxLength(10)),
  label: text(),
});

const topup: z.ZodMiniType<Topup> = z.strictObject({
  from: day,
  to: day,
  give,
  of: z.enum(["paid", "gold"]),
  on: z.enum(["payment", "joining"]),
});

export const terms: z.ZodMiniType<Terms> = z.strictObject({
  schedule,
  gold: z.exactOptional(gold),
  benefits: z.array(benefit).check(z.maxLength(MAX_BENEFITS)),
  late: z.exactOptional(late),
  exit: z.exactOptional(z.array(exit).check(z.maxLength(20))),
  topups: z.exactOptional(z.array(topup).check(z.maxLength(100))),
  gift: z.exactOptional(z.strictObject({ item: text(), cost: digits(), givenAfter: count(1, MAX_COUNT) })),
  tax: z.exactOptional(
    z.strictObject({ percent: percent(), on: z.enum(["advance", "bill"]), shown: z.literal("aside") }),
  ),
});

const payment = z.strictObject({
  day,
  paise: digits(),
  rate: z.exactOptional(digits({ min: 1 })),
  weight: z.exactOptional(digits()),
});

export const saved: z.ZodMiniType<Saved> = z.strictObject({
  joinedOn: day,
  instalment: digits({ min: 1 }),
  payments: z.array(payment),
  holidays: z.exactOptional(z.array(day)),
});

export const asked: z.ZodMiniType<Asked> = z.strictObject({ day, rate: z.exactOptional(digits({ min: 1 })) });
