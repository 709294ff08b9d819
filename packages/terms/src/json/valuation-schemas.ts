import * as z from "zod/mini";
import { benefitKinds } from "#terms.ts";
import type { BenefitOn, Making, Valuation } from "#valuation-types.ts";
import { told } from "./members.ts";

/** Of rounding alone: it may take away. */
const signedDigits = z.codec(z.string().check(z.regex(/^(0|-?[1-9]\d{0,17})$/)), z.bigint(), {
  decode: (text) => BigInt(text),
  encode: (count) => String(count),
});

const mg = z.nullable(told());
const day = z.string();

const making: z.ZodMiniType<Making> = z.object({
  percent: z.int(),
  points: z.exactOptional(z.int()),
  coveredMg: mg,
  coveredPaise: z.exactOptional(told()),
  beyond: z.exactOptional(z.int()),
  items: z.exactOptional(z.record(z.string(), z.int())),
  cap: z.exactOptional(told()),
});

const benefit: z.ZodMiniType<BenefitOn> = z.object({
  as: z.enum(benefitKinds),
  paise: told(),
  mg,
  making: z.nullable(making),
  reason: z.enum(["given", "too_early", "late", "too_late", "not_open"]),
  row: z.nullable(z.int()),
  units: z.int(),
});

/** What a book is worth on a day, as the server tells it. */
export const valuation: z.ZodMiniType<Valuation> = z.object({
  day,
  joinedOn: day,
  maturesOn: day,
  opensOn: day,
  closesOn: z.nullable(day),
  state: z.enum(["saving", "not_open", "mature", "closed"]),
  paidPaise: told(),
  paidCount: z.int(),
  instalments: z.array(z.object({ number: z.int(), dueOn: day, paidOn: z.nullable(day), lateDays: z.int() })),
  rows: z.array(z.object({ day, paise: told(), mg })),
  savedMg: mg,
  roundingMg: z.nullable(signedDigits),
  isGoldFinal: z.boolean(),
  benefits: z.array(benefit),
  topupPaise: told(),
  topupMg: mg,
  bonusPaise: told(),
  bonusMg: mg,
  exit: z.nullable(
    z.object({
      index: z.int(),
      label: z.string(),
      refused: z.boolean(),
      deductions: z.array(told()),
      deductedPaise: told(),
    }),
  ),
  giftGiven: z.boolean(),
  totalPaise: told(),
  totalMg: mg,
});
