import { rulesOfTerms } from "@thangam/contracts/schemes/derived-rules";
import { schemeTypeCodes } from "@thangam/contracts/schemes/schemas";
import type { Terms } from "@thangam/terms/terms";
import { storedTerms } from "#features/schemes/index.ts";
import type { Transaction } from "#platform/database/db.ts";
import { LEAST_RUPEES, paiseOf, prefixRows } from "./scheme-amounts.ts";

/** A plan whose promise is data (docs/schemes.md). */
interface TermsScheme {
  code: string;
  name: string;
  terms: Terms;
  /** Instalment by prefix, in rupees; null where any allowed amount may be chosen. */
  prefixes: Record<string, number | null>;
}

const elevenMonths = { every: { months: 1 }, instalments: 11, due: "joining", matures: { months: 11 } } as const;

/** What the shop has offered of late. */
const termsSchemes: readonly TermsScheme[] = [
  {
    code: "golden-harvest",
    name: "Golden Harvest",
    terms: {
      schedule: { ...elevenMonths, perMonth: 1, closes: { of: "maturity", months: 2 } },
      benefits: [
        {
          as: "rupees",
          of: "instalment",
          when: [
            { months: 6, paid: 6, give: { percent: 3000 } },
            { months: 11, paid: 11, give: { percent: 10_000 } },
          ],
          between: "step",
        },
      ],
      late: { grace: 7, each: "instalment", lose: { share: "instalment" } },
      exit: [
        { before: { months: 1 }, refuse: true, deduct: [], label: "In the first month" },
        { before: { months: 6 }, deduct: [{ percent: 200, of: "paid" }], label: "Before six months" },
      ],
    },
    prefixes: { HV: 1000, HW: 2000, HX: 5000 },
  },
  {
    code: "no-wastage-up-to-18",
    name: "No Wastage up to 18",
    terms: {
      schedule: { ...elevenMonths, closes: { of: "maturity", months: 6 } },
      gold: { purity: "22K", rate: "payment", round: { mode: "down", places: 3, total: "sum" } },
      benefits: [
        {
          as: "making",
          of: "saved",
          when: [
            { paid: 6, give: { percent: 5000 } },
            { paid: 11, give: { percent: 10_000 } },
          ],
          between: "step",
          points: 1800,
          beyond: 1000,
        },
      ],
    },
    prefixes: { NW: 2000, NX: 5000 },
  },
  {
    code: "digi-gold",
    name: "Digi Gold",
    terms: {
      schedule: {
        every: { days: 1 },
        instalments: 330,
        flexible: true,
        due: "joining",
        matures: { days: 330 },
        opens: { days: 30 },
        closes: { of: "maturity", days: 35 },
      },
      gold: { purity: "22K", rate: "payment", round: { mode: "half_up", places: 3, total: "exact" } },
      benefits: [
        {
          as: "gold",
          of: "payment",
          when: [
            { days: 0, give: { percent: 500 } },
            { days: 75, give: { percent: 375 } },
            { days: 150, give: { percent: 200 } },
            { days: 225, give: { percent: 75 } },
            { days: 300, give: { percent: 0 } },
          ],
          between: "step",
          only: "maturity",
        },
      ],
    },
    prefixes: { DG: null },
  },
];

/** Writes the schemes with terms, each with its first version. */
export async function insertTermsSchemes(
  tx: Transaction,
  saved: { createdAt: Date; createdById: bigint },
): Promise<void> {
  for (const { code, name, terms, prefixes } of termsSchemes) {
    const { id: schemeId } = await tx.scheme.create({ data: { code } });
    const { type, ...rules } = rulesOfTerms(terms);
    await tx.schemeVersion.create({
      data: {
        ...rules,
        ...saved,
        schemeId,
        name,
        type: schemeTypeCodes.of(type),
        version: 1,
        terms: storedTerms(terms) ?? {},
        minimumPaise: paiseOf(LEAST_RUPEES),
        multipleOfPaise: paiseOf(LEAST_RUPEES),
        prefixes: { create: prefixRows(prefixes) },
      },
    });
  }
}
