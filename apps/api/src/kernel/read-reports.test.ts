import { operations } from "@thangam/contracts";
import type { Operation } from "@thangam/contracts/kernel/operation";
import { expect, test } from "vitest";
import { readsMuch } from "./read-reports.ts";

test("reports, dues, sums of a list and lists that are saved as files read much; nothing that writes does", () => {
  const all: readonly (readonly [string, Operation])[] = Object.entries(operations);
  const much = all.filter(([, operation]) => readsMuch(operation));
  expect(
    much
      .map(([name]) => name)
      .filter((name) => !name.startsWith("export"))
      .toSorted(),
  ).toEqual([
    "collectionReport",
    "duesReport",
    "liabilityReport",
    "listDues",
    "loyaltyReport",
    "maturityReport",
    "sumPayments",
    "transactionReport",
  ]);
  expect(much.map(([name]) => name)).toEqual(
    expect.arrayContaining(["exportPayments", "exportClients", "exportDayBook"]),
  );
  expect(new Set(much.map(([, { kind }]) => kind))).toEqual(new Set(["query"]));
});
