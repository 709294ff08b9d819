import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { operations } from "./registry.ts";
import { messages as en } from "@thangam/texts/en/messages";
import { languages, SOURCE_LANGUAGE } from "@thangam/texts/languages";
import { loadWebTexts } from "@thangam/texts/load-web";
import { writingOf } from "@thangam/texts/writing-of";
import { wiresOf } from "./operation.ts";
import type { Operation } from "./operation.ts";
import { notFoundRefusals, own } from "./ownership.ts";
import { isAllowed, ownGrantsOf } from "./roles.ts";
import type { Allow } from "./roles.ts";
import { decodeSent, record, wireNames } from "./wire.ts";

const all = Object.entries(operations);

test("no two operations share a name on the wire", () => {
  const wires = all.flatMap(([, operation]) => wiresOf(operation));
  expect(new Set(wires).size).toBe(wires.length);
});

test.each(all)("%s says in one sentence what it does", (_name, operation) => {
  expect(operation.summary).toMatch(/^[A-Z].+\.$/);
});

test.each(all)("every refusal of %s has a sentence", (_name, operation) => {
  for (const code of operation.refusals) expect(en[code]).toMatch(/\S/);
});

test.each(all)("%s describes its input as JSON Schema", (_name, operation) => {
  expect(z.toJSONSchema(operation.input, { io: "input" })).toHaveProperty("type", "object");
});

test.each(languages.filter((language) => language !== SOURCE_LANGUAGE))(
  "the audit trail calls every operation something in %s, and nothing else",
  async (language) => {
    const labels = Object.values<Operation>(operations).flatMap(({ auditLabel }) => auditLabel ?? []);
    const { auditLabels } = await loadWebTexts(language);
    expect(labels.filter((label) => !Object.hasOwn(auditLabels, label))).toEqual([]);
    expect(Object.keys(auditLabels).filter((label) => !labels.includes(label))).toEqual([]);
    expect(Object.values(auditLabels).filter((label) => !writingOf(language).test(label))).toEqual([]);
  },
);

describe("who may call", () => {
  const admin = { role: "Admin", capabilities: [] } as const;
  const clerk = { role: "Employee", capabilities: ["payments.take"] } as const;
  const newcomer = { role: "Employee", capabilities: [] } as const;
  const customer = { role: "Customer", capabilities: ["payments.take"] } as const;
  const callers = [null, admin, clerk, newcomer, customer];

  test.each<[Allow, boolean[]]>([
    ["anyone", [true, true, true, true, true]],
    ["signed-in", [false, true, true, true, true]],
    [["admin"], [false, true, false, false, false]],
    [["staff"], [false, true, true, true, false]],
    [["self"], [false, false, false, false, true]],
    [[own("book", "bookId")], [false, false, false, false, true]],
    // A capability in a customer's hands is worth nothing.
    [[{ can: "payments.take" }], [false, true, true, false, false]],
    [[{ can: "books.close" }], [false, true, false, false, false]],
    [[], [false, false, false, false, false]],
  ])("%j", (allow, expected) => {
    expect(callers.map((caller) => isAllowed(allow, caller))).toEqual(expected);
  });
});

describe("an operation that customers may call", () => {
  const forCustomers = Object.entries<Operation>(operations).filter(([, { allow }]) =>
    isAllowed(allow, { role: "Customer", capabilities: [] }),
  );

  /** The fields of an input that name a record: by their name, whatever they hold, or by the number that they hold. */
  function namingFields({ input }: Pick<Operation, "input">): string[] {
    const { properties } = z.toJSONSchema(input, { io: "input", unrepresentable: "any" });
    const numbers = ["^\\\\d{1,19}$", "^[A-Z]{1,4}\\\\d{1,8}$"];
    const oursByWire = new Map([...wireNames(input)].map(([ours, wire]) => [wire, ours]));
    return Object.entries(properties ?? {}).flatMap(([wire, field]) => {
      const ours = oursByWire.get(wire) ?? wire;
      // A session is looked up among the caller's own, staff's too (profile.db.test.ts).
      const isNamed = /^id$|Ids?$|^(book|receipt)Number$/.test(ours) && ours !== "sessionId";
      const isNumber = numbers.some((pattern) => JSON.stringify(field).includes(`"pattern":"${pattern}"`));
      return isNamed || isNumber ? [ours] : [];
    });
  }

  /** The fields without which the input is refused. */
  function requiredFields({ input }: Pick<Operation, "input">): string[] {
    const { required = [] } = z.toJSONSchema(input, { io: "input", unrepresentable: "any" });
    const oursByWire = new Map([...wireNames(input)].map(([ours, wire]) => [wire, ours]));
    return required.map((wire) => oursByWire.get(wire) ?? wire);
  }

  test.each(forCustomers)("%s declares whose records its input names", (_name, operation) => {
    const owned = ownGrantsOf(operation.allow).map(({ field }) => field);
    expect(namingFields(operation).toSorted()).toEqual([...owned, ...(operation.publicFields ?? [])].toSorted());
  });

  test.each(forCustomers)("%s refuses another's record as one that does not exist", (_name, { allow, refusals }) => {
    for (const { own: record } of ownGrantsOf(allow)) expect(refusals).toContain(notFoundRefusals[record]);
  });

  test.each(forCustomers)("%s cannot be called without the record whose owner is checked", (_name, operation) => {
    // An operation that may name a sign-in works on the caller's own when it does not.
    const records = ownGrantsOf(operation.allow).filter(({ own: kind }) => kind !== "customer");
    expect(requiredFields(operation)).toEqual(expect.arrayContaining(records.map(({ field }) => field)));
  });

  test("without an owner is found out", () => {
    expect(namingFields({ input: record({ paymentId: ["id", z.int()] }) })).toEqual(["paymentId"]);
    expect(namingFields({ input: record({ bookNumber: ["accountno", z.string()] }) })).toEqual(["bookNumber"]);
    expect(requiredFields({ input: record({ bookId: z.optional(z.string()), note: z.string() }) })).toEqual(["note"]);
    const { input } = operations.getBook;
    expect(namingFields({ input })).toEqual(["bookId"]);
    expect(namingFields({ input: operations.startPayment.input })).toEqual(["bookNumber"]);
  });
});

describe("the messages people know, in the order the forms are filled", () => {
  /** The codes of everything wrong with an input, first first. */
  function sentencesOf(name: keyof typeof operations, json: object): string[] {
    const result = decodeSent<unknown>(operations[name].input, json);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- safe: every schema here is made with message codes
    return (result.error?.issues ?? []).map((issue) => en[issue.message as keyof typeof en]);
  }

  test("sign-in", () => {
    expect(sentencesOf("signIn", {})).toEqual(["Please enter email.", "Please enter password."]);
    expect(sentencesOf("signIn", { email: "x", password: "y" })).toEqual(["Please enter valid email."]);
  });

  test("adding a client", () => {
    expect(sentencesOf("addClient", { name: " ", email: null })).toEqual([
      "Enter your Name",
      "Enter your Email",
      "Enter Mobile Number",
    ]);
    expect(sentencesOf("addClient", { name: "A", email: "a", mobile: "123" })).toEqual([
      "Please provide a valid Email.",
      "Enter 10 Digit Mobile Number.",
    ]);
  });

  test("adding a scheme", () => {
    expect(sentencesOf("addBook", { client: 1 })).toEqual([
      "Select Your Chit Scheme",
      "Please select book number",
      "Please select saving scheme amount",
      "Select your Duration",
    ]);
    const filled = { client: 1, chitschema: "Thanga Mazhai", accountno: "E", chitamount: "500", duration: 15 };
    expect(sentencesOf("addBook", filled)).toEqual(["Enter Correct Book Number"]);
  });

  test("acknowledging", () => {
    expect(sentencesOf("acknowledgePayment", { id: 1 })).toEqual([
      "Please Enter Payment Transaction Number.",
      "Please Enter Installment No.",
    ]);
    expect(
      sentencesOf("acknowledgePayment", { id: 1, transactionNumber: "T", installmentno: 1, weight: "1.2345" }),
    ).toEqual(["Please Enter the weight."]);
  });

  test("a range of days needs both ends", () => {
    expect(sentencesOf("listClients", { FromDate: "2026-01-01 00:00" })).toEqual([
      "Please select from date and to date",
    ]);
    expect(sentencesOf("listClients", { FromDate: "2026-01-01 00:00", ToDate: "2026-01-31 00:00" })).toEqual([]);
    for (const blank of ["", " ", null])
      expect(new Set(sentencesOf("listClients", { FromDate: blank, ToDate: blank }))).toEqual(
        new Set(["Please select from date and to date"]),
      );
    expect(sentencesOf("listClients", {})).toEqual([]);
  });

  test("the transaction report", () => {
    for (const criteria of [{}, { selectfor: "", fromdate: null, search: "a" }])
      expect(sentencesOf("transactionReport", criteria)).toEqual(["Please select atleast one search criteria"]);
    for (const criteria of [
      { selectfor: 31 },
      { selectfor: "3" },
      { fromdate: "2026-01-01 00:00" },
      { todate: "2026-01-01" },
    ])
      expect(sentencesOf("transactionReport", criteria)).toEqual([]);
  });

  test("the counter, the gold rate and sending again", () => {
    expect(sentencesOf("takeCounterPayment", { accountno: "", paymentmode: null })).toEqual(["Enter Account Number"]);
    expect(sentencesOf("resendAcknowledgement", { accountNo: "E1" })).toEqual(["Enter Your Installment Number"]);
    for (const rate of ["", "abc", "0", "-1"])
      expect(sentencesOf("setGoldRate", { rate })).toEqual(["Please enter valid gold rate"]);
  });
});
