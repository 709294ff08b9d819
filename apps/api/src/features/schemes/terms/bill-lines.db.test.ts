import { billLineCases } from "@thangam/terms/testing/bill-line-cases";
import { expect, test } from "vitest";
import { database } from "./terms.testing.ts";

test("the database keeps the lines of a bill that the contract takes, of one table of cases", async () => {
  const held: string[] = [];
  for (const { name, line } of billLineCases) {
    const lines = JSON.stringify([line]);
    const [row] = await database.db.$queryRaw<{ held: boolean }[]>`select are_bill_lines_held(${lines}::jsonb) as held`;
    held.push(`${name}: ${row?.held}`);
  }
  expect(held).toEqual(billLineCases.map(({ name, isHeld }) => `${name}: ${isHeld}`));
});

test("no part is settled with lines that a bill cannot hold", async () => {
  const { rows } = await database.asOwner((owner) =>
    owner.query<{ said: string }>(
      "select pg_get_constraintdef(oid) as said from pg_constraint where conname = 'settlement_parts_lines_check'",
    ),
  );
  expect(rows).toEqual([{ said: "CHECK (are_bill_lines_held(lines))" }]);
});
