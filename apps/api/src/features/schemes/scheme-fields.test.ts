import { operations } from "@thangam/contracts";
import { wireNames } from "@thangam/contracts/kernel/wire";
import { schemeVersion } from "@thangam/contracts/schemes/schemas";
import { expect, test } from "vitest";
import { Prisma } from "#generated/prisma/client.ts";

// docs/adding/scheme-field.md names the files of a further field. The types ask for the rest of them.

/** What a save takes of a scheme; the other two fields say which version was edited. */
const rules = [...wireNames(operations.saveScheme.input).keys()].filter(
  (name) => name !== "schemeId" && name !== "version",
);

/** Columns that say which version it is, and what else is not sent under its own name. */
const ownColumns = new Set(["id", "schemeId", "version", "createdAt", "createdById"]);
const fieldOfColumn: Readonly<Record<string, string>> = { benefitRules: "benefits" };

test("each rule of a scheme that a save takes has its column, but the prefixes, which have a table", () => {
  const columns = Object.values(Prisma.SchemeVersionScalarFieldEnum).filter((column) => !ownColumns.has(column));
  expect(columns.map((column) => fieldOfColumn[column] ?? column).toSorted()).toEqual(
    rules.filter((name) => name !== "prefixes").toSorted(),
  );
});

test("each rule that a save takes is returned to Admins under the same names", () => {
  const told = wireNames(schemeVersion);
  const sent = wireNames(operations.saveScheme.input);
  expect(rules.map((name) => [name, told.get(name)])).toEqual(rules.map((name) => [name, sent.get(name)]));
});
