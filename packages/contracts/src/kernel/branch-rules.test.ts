import { describe, expect, test } from "vitest";
import { branchRefusals, BRANCH_FIELD } from "./branch-rules.ts";
import { branchRulesOf } from "./operation.ts";
import type { Operation } from "./operation.ts";
import { operations } from "./registry.ts";
import { wireNames } from "./wire.ts";

/** Those that an Admin may grant an Employee, or that any Employee may call. */
const forEmployees = Object.entries<Operation>(operations).filter(
  ([, { allow }]) =>
    typeof allow !== "string" &&
    allow.some((grant) => grant === "staff" || (typeof grant === "object" && "can" in grant)),
);

/** Fields that name a record of a branch. */
const naming = new Set([
  "bookId",
  "bookNumber",
  "paymentId",
  "clientId",
  "requestId",
  "counterId",
  "placeNumber",
  "transferId",
]);

/** What names a record that may be of any branch, and why. */
const ofAnyBranch: Readonly<Record<string, string>> = {
  "takeCounterPayment bookNumber": "money is taken for the books of every branch",
  "previewPayment bookNumber": "before it is taken",
  "approveApplication bookNumber": "the number of a book that is opened",
  "setApplicationBook bookNumber": "the same",
  "addBook bookNumber": "the same",
  "updatePayment bookNumber": "what the form shows, beside the payment",
};

test.each(forEmployees)("%s, which an Employee may call, says what it has to do with branches", (_name, operation) => {
  expect(branchRulesOf(operation)).not.toEqual([]);
});

test.each(forEmployees)("%s checks the branch of each record that it names", (name, operation) => {
  const rules = branchRulesOf(operation);
  const checked = new Set(rules.flatMap((rule) => (typeof rule === "object" ? [rule.field] : [])));
  // A list narrows itself by what it is given.
  const isList = rules.includes("seen");
  const named = [...wireNames(operation.input).keys()].filter((field) => naming.has(field) && !checked.has(field));
  expect(isList ? [] : named.filter((field) => !Object.hasOwn(ofAnyBranch, `${name} ${field}`))).toEqual([]);
});

describe.each(Object.entries<Operation>(operations).filter(([, { branch }]) => branch !== undefined))(
  "%s",
  (_name, operation) => {
    test("refuses a record of a branch that the caller does not see as one that does not exist", () => {
      for (const rule of branchRulesOf(operation))
        if (typeof rule === "object") expect(operation.refusals).toContain(branchRefusals[rule.inBranch]);
    });

    test("takes a branch only where it says so", () => {
      const rules = branchRulesOf(operation);
      if (wireNames(operation.input).has(BRANCH_FIELD))
        expect(rules.some((rule) => rule === "seen" || (typeof rule === "object" && rule.field === BRANCH_FIELD))).toBe(
          true,
        );
    });
  },
);
