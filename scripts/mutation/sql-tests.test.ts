import { existsSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { testsOf } from "./sql-tests.ts";

test.each(readdirSync("prisma/sql/functions"))("the functions of %s have tests, and each of them is there", (noun) => {
  expect(testsOf(noun).filter((file) => !existsSync(file))).toEqual([]);
});

test("a noun without tests is an error, which says where to name them", () => {
  expect(() => testsOf("moons")).toThrow("Name the tests of the noun moons in sql-tests.ts");
});

test("a test of the noun's own room is tried without being named, but for the slow ones, and only once", () => {
  const tests = testsOf("payments");
  expect(tests).toContain("apps/api/src/features/payments/online/capture-guard.db.test.ts");
  expect(tests).not.toContain("apps/api/src/features/payments/online/paying-exactly-once.db.test.ts");
  expect(tests).toHaveLength(new Set(tests).size);
  expect(testsOf("terms")).toContain("apps/api/src/features/schemes/terms/parts-agree.db.test.ts");
});
