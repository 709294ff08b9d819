import { noBenefits } from "@thangam/contracts/schemes/benefit-rules";
import type { BenefitRules } from "@thangam/contracts/schemes/benefit-rules";
import { paise } from "@thangam/contracts/values/money";
import { storedBenefits } from "#features/schemes/index.ts";
import type { Transaction } from "#platform/database/db.ts";
import { LEAST_RUPEES, paiseOf, prefixRows } from "./scheme-amounts.ts";
import { insertTermsSchemes } from "./terms-schemes.ts";

/** A plan as the demo shop offers it. */
export interface DemoScheme {
  code: string;
  name: string;
  type: "monthly" | "daily";
  instalments: number;
  accrual: "amount" | "weight";
  paymentRule: "fixed" | "flexible";
  /** Instalment by prefix, in rupees; null where any allowed amount may be chosen. */
  prefixes: Record<string, number | null>;
  /** What the shop adds to savings; left out, nothing. Percentages in hundredths. */
  benefits?: Partial<BenefitRules>;
}

export const schemes = {
  mazhai: {
    code: "thanga-mazhai",
    name: "Thanga Mazhai",
    type: "monthly",
    instalments: 15,
    accrual: "amount",
    paymentRule: "fixed",
    prefixes: { E: 500, H: 1000, K: 2500, L: 5000, M: 10_000 },
    /** The well-known promise: pay fifteen, and the shop pays one. */
    benefits: {
      bonus: {
        of: "instalment",
        by: "instalments",
        steps: [
          { from: 12, percent: 5000 },
          { from: 15, percent: 10_000 },
        ],
      },
    },
  },
  thangaThen: {
    code: "thanga-then",
    name: "Thanga Then",
    type: "monthly",
    instalments: 15,
    accrual: "weight",
    paymentRule: "fixed",
    prefixes: { TE: 500, TH: 1000, TK: 2500, TL: 5000, TM: 10_000 },
    benefits: {
      bonus: {
        of: "weight",
        by: "instalments",
        steps: [
          { from: 6, percent: 100 },
          { from: 15, percent: 400 },
        ],
      },
      late: "deduct",
      latePercentPer30Days: 2500,
      graceDays: 5,
    },
  },
  malar: {
    code: "thanga-malar",
    name: "Thanga Malar",
    type: "daily",
    instalments: 330,
    accrual: "amount",
    paymentRule: "flexible",
    prefixes: { MDA: 500, MDB: 1000, MDC: 2500, MDD: 2000, MDE: 5000 },
    benefits: {
      bonus: {
        of: "instalment",
        by: "days",
        steps: [
          { from: 100, percent: 5000 },
          { from: 330, percent: 20_000 },
        ],
      },
    },
  },
  eleven: {
    code: "my-gold-eleven",
    name: "My Gold Eleven",
    type: "monthly",
    instalments: 11,
    accrual: "weight",
    paymentRule: "fixed",
    prefixes: { GE: 500, GH: 1000, GD: 2000, GL: 5000, GM: 10_000 },
    benefits: {
      bonus: { of: "weight", by: "instalments", steps: [{ from: 11, percent: 550 }] },
      makingChargeWaiver: {
        by: "instalments",
        steps: [
          { from: 6, percent: 2500 },
          { from: 11, percent: 5000 },
        ],
        capPaise: paise(500_000n),
      },
      redeemWithinDays: 60,
    },
  },
  flexi: {
    code: "my-gold-flexi-plan",
    name: "My Gold Flexi Plan",
    type: "daily",
    instalments: 330,
    accrual: "amount",
    paymentRule: "flexible",
    prefixes: { GF: null },
  },
  /** Taken out of the offer since; its last client still pays. */
  pongal: {
    code: "pongal-plan",
    name: "Pongal Plan",
    type: "monthly",
    instalments: 12,
    accrual: "amount",
    paymentRule: "fixed",
    prefixes: { P: 1000 },
    benefits: {
      bonus: { of: "instalment", by: "instalments", steps: [{ from: 12, percent: 7500 }] },
      late: "shift",
      graceDays: 3,
    },
  },
} as const satisfies Record<string, DemoScheme>;

export type SchemeKey = keyof typeof schemes;

/** Writes the schemes with their first version, which is of the time before terms: nobody could save it now. */
export async function insertSchemes(tx: Transaction, at: Date): Promise<void> {
  for (const scheme of Object.values<DemoScheme>(schemes)) {
    const { id: schemeId } = await tx.scheme.create({ data: { code: scheme.code } });
    await insertVersion(tx, scheme, { schemeId, version: 1, createdAt: at });
  }
}

/** What the shop changed later, and what it offers since; the books of its year keep the versions they were opened under. */
export async function reviseSchemes(tx: Transaction, at: Date, createdById: bigint): Promise<void> {
  const malar = { ...schemes.malar, prefixes: { ...schemes.malar.prefixes, MDF: 10_000 } };
  for (const [scheme, isOpen] of [
    [malar, true],
    [schemes.pongal, false],
  ] as const) {
    const { id: schemeId } = await tx.scheme.findUniqueOrThrow({ where: { code: scheme.code }, select: { id: true } });
    await insertVersion(tx, scheme, { schemeId, version: 2, isOpen, createdAt: at, createdById });
  }
  await insertTermsSchemes(tx, { createdAt: at, createdById });
}

async function insertVersion(
  tx: Transaction,
  { code: _code, prefixes, benefits, ...rules }: DemoScheme,
  saved: { schemeId: bigint; version: number; isOpen?: boolean; createdAt: Date; createdById?: bigint },
): Promise<void> {
  await tx.schemeVersion.create({
    data: {
      ...rules,
      ...saved,
      benefitRules: storedBenefits({ ...noBenefits, ...benefits }),
      minimumPaise: paiseOf(LEAST_RUPEES),
      multipleOfPaise: paiseOf(LEAST_RUPEES),
      prefixes: { create: prefixRows(prefixes) },
    },
  });
}
