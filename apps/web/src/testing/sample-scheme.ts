import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { noBenefits } from "@thangam/contracts/schemes/benefit-rules";
import type { getSchemes } from "@thangam/contracts/schemes/operations";
import { paise } from "@thangam/contracts/values/money";

/** A scheme as Admins see it, for tests. */
export const sampleScheme: OutputOf<typeof getSchemes>[number] = {
  id: 1n,
  code: "my-gold-eleven",
  version: 3,
  name: "My Gold Eleven",
  type: "Monthly",
  instalments: 11,
  instalmentsPerMonth: null,
  accrual: "weight",
  roundingMode: "half_up",
  roundingPlaces: 2,
  roundingBasis: "total",
  paymentRule: "fixed",
  minimumPaise: paise(10_000n),
  multipleOfPaise: paise(10_000n),
  isOpen: false,
  terms: null,
  benefits: noBenefits,
  prefixes: [{ prefix: "GE", amountPaise: paise(50_000n) }],
  savedAt: new Date("2026-04-01T00:00:00Z"),
  savedBy: null,
  booksNow: 0,
  booksBefore: 0,
};
