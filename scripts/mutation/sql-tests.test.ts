import { existsSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { testsOf } from "./sql-tests.ts";

test.each(readdirSync("prisma/sql/functions"))("the functions of %s have tests, and each of them is there", (noun) => {
  expect(testsOf(noun).filter((file) => !existsSync(file))).toEqual([]);
});

test("a noun without tests is an error, which says where to name them", () => {
  expect(() => testsOf("moons")).toThrow("Name the tests of the noun moons in sql-tests.ts");
});
