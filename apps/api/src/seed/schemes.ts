import type { Transaction } from "#platform/db.ts";

/** A plan as the demo shop offers it. */
export interface DemoScheme {
  code: string;
  name: string;
  type: "Monthly" | "Daily";
  instalments: number;
  accrual: "amount" | "weight";
  paymentRule: "fixed" | "flexible";
  /** Instalment by prefix, in rupees; null where any allowed amount may be chosen. */
  prefixes: Record<string, number | null>;
}

export const schemes = {
  mazhai: {
    code: "thanga-mazhai",
    name: "Thanga Mazhai",
    type: "Monthly",
    instalments: 15,
    accrual: "amount",
    paymentRule: "fixed",
    prefixes: { E: 500, H: 1000, K: 2500, L: 5000, M: 10_000 },
  },
  thangaThen: {
    code: "thanga-then",
    name: "Thanga Then",
    type: "Monthly",
    instalments: 15,
    accrual: "weight",
    paymentRule: "fixed",
    prefixes: { TE: 500, TH: 1000, TK: 2500, TL: 5000, TM: 10_000 },
  },
  malar: {
    code: "thanga-malar",
    name: "Thanga Malar",
    type: "Daily",
    instalments: 330,
    accrual: "amount",
    paymentRule: "flexible",
    prefixes: { MDA: 500, MDB: 1000, MDC: 2500, MDD: 2000, MDE: 5000 },
  },
  eleven: {
    code: "my-gold-eleven",
    name: "My Gold Eleven",
    type: "Monthly",
    instalments: 11,
    accrual: "weight",
    paymentRule: "fixed",
    prefixes: { GE: 500, GH: 1000, GD: 2000, GL: 5000, GM: 10_000 },
  },
  flexi: {
    code: "my-gold-flexi-plan",
    name: "My Gold Flexi Plan",
    type: "Daily",
    instalments: 330,
    accrual: "amount",
    paymentRule: "flexible",
    prefixes: { GF: null },
  },
} as const satisfies Record<string, DemoScheme>;

export type SchemeKey = keyof typeof schemes;

/** Rupees; the least that any scheme takes, and what amounts of the daily ones must be a multiple of. */
const LEAST_RUPEES = 100;

/** Writes the five schemes with their first version and answers the id of that version by the scheme's code. */
export async function insertSchemes(tx: Transaction, at: Date, createdById: bigint): Promise<Map<string, bigint>> {
  const versionIdByCode = new Map<string, bigint>();
  for (const { code, prefixes, ...rules } of Object.values<DemoScheme>(schemes)) {
    const scheme = await tx.scheme.create({ data: { code } });
    const version = await tx.schemeVersion.create({
      data: {
        ...rules,
        schemeId: scheme.id,
        version: 1,
        minimumPaise: paiseOf(LEAST_RUPEES),
        multipleOfPaise: paiseOf(LEAST_RUPEES),
        createdAt: at,
        createdById,
        prefixes: {
          create: Object.entries(prefixes).map(([prefix, rupees], position) => ({
            prefix,
            amountPaise: rupees === null ? null : paiseOf(rupees),
            position,
          })),
        },
      },
    });
    versionIdByCode.set(code, version.id);
  }
  return versionIdByCode;
}

export function paiseOf(rupees: number): bigint {
  return BigInt(rupees) * 100n;
}
