import { noBenefits } from "@thangam/contracts/schemes/benefit-rules";
import { storedBenefits } from "#features/schemes/index.ts";
import type { Database } from "#platform/database/db.ts";
import { lettersOf, nextSerial } from "#testing/believable.ts";
import type { MakeGoldRate, MakeScheme } from "#testing/make-inputs.ts";
import { testDay, testMoment } from "#testing/money.ts";

export type Schemes = ReturnType<typeof schemesOf>;

/** Schemes and gold rates. */
export function schemesOf(db: Database) {
  return {
    /** A first version of a new scheme, with its prefixes. By default: fixed, 15 months, Rs 500. */
    async scheme(given: MakeScheme = {}) {
      const { code, prefixes, benefits = {}, now: createdAt = testMoment, ...rest } = given;
      const serial = nextSerial();
      const chosen = prefixes ?? { [`X${lettersOf(serial)}`]: rest.paymentRule === "flexible" ? null : 50_000n };
      return db.schemeVersion.create({
        data: {
          scheme: { create: { code: code ?? `scheme-${serial}` } },
          version: 1,
          name: `Scheme ${serial}`,
          type: "monthly",
          instalments: 15,
          accrual: "amount",
          paymentRule: "fixed",
          minimumPaise: 10_000n,
          multipleOfPaise: 10_000n,
          ...rest,
          benefitRules: storedBenefits({ ...noBenefits, ...benefits }),
          createdAt,
          prefixes: {
            create: Object.entries(chosen).map(([prefix, amountPaise], position) => ({
              prefix,
              amountPaise,
              position,
            })),
          },
        },
        include: { prefixes: { orderBy: { position: "asc" } } },
      });
    },

    goldRate(given: MakeGoldRate = {}) {
      const { day = testDay, purity = "22K", ratePaisePerGram = 700_000n, now = testMoment } = given;
      const { branchId = null, setById = null } = given;
      return db.goldRate.create({
        data: { businessDay: new Date(day), purity, branchId, ratePaisePerGram, setById, setAt: now },
      });
    },
  };
}
