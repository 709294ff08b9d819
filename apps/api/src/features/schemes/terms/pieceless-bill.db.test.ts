import { encode } from "@thangam/terms/json/json";
import { piecelessCases, valuationOfPieceless } from "@thangam/terms/testing/pieceless-cases";
import { expect, test } from "vitest";
import { database } from "./terms.testing.ts";

test.each(piecelessCases)("the bill that has to name its pieces, by the database: $name", async (one) => {
  const [valuation, parts] = [valuationOfPieceless(one), one.parts].map((fact) => JSON.stringify(encode(fact)));
  const [row] = await database.db.$queryRaw<{ at: number | null }[]>`
    select pieceless_bill(${valuation}::jsonb, ${parts}::jsonb) as at`;
  expect(row?.at).toBe(one.at);
});
