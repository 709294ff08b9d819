import { encode } from "@thangam/terms/json/json";
import { nothingTaken } from "@thangam/terms/settlement-types";
import { savedOfShares, shareCases, termsOfShares } from "@thangam/terms/testing/share-cases";
import { valuationOn } from "@thangam/terms/valuation";
import { expect, test } from "vitest";
import { database } from "./terms.testing.ts";

test.each(shareCases)("left of a book, by the database: $name", async (one) => {
  const valuation = valuationOn(termsOfShares, savedOfShares(one), { day: "2025-04-11", rate: 500_000n });
  const given = [termsOfShares, valuation, { ...nothingTaken, ...one.before }].map((fact) =>
    JSON.stringify(encode(fact)),
  );
  const [row] = await database.db.$queryRaw<{ told: object }[]>`
    select terms_parts(${given[0]}::jsonb, ${given[1]}::jsonb, ${given[2]}::jsonb, 500000, '[]') -> 'left' as told`;
  expect(row?.told).toMatchObject(Object(encode(one.left)));
});
