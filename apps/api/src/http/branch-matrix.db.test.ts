import { operations } from "@thangam/contracts";
import type { OperationName } from "@thangam/contracts";
import { branchRefusals } from "@thangam/contracts/kernel/branch-rules";
import type { InBranch } from "@thangam/contracts/kernel/branch-rules";
import { capabilities } from "@thangam/contracts/kernel/capabilities";
import { branchRulesOf } from "@thangam/contracts/kernel/operation";
import type { Operation } from "@thangam/contracts/kernel/operation";
import { isAllowed } from "@thangam/contracts/kernel/roles";
import { wireNames } from "@thangam/contracts/kernel/wire";
import { beforeAll, describe, expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { sealBooksOf } from "#testing/evidence-places.ts";
import { sampleOf } from "#testing/samples.ts";
import { fieldsOf } from "#testing/samples/fields-of.ts";
import { isAboutRecords, makeSampleWorld, makeSubject, missingSubject } from "#testing/samples/subject.ts";
import type { Subject } from "#testing/samples/subject.ts";

// What Employees of one branch see of the first one, where all records of these tests are: nothing, unless they may see all.

const app = useApp();
let bystander: Subject;
/** Works in another branch, and may do whatever an Employee can be granted there. */
let stranger: SignedIn;
/** The same, who also sees all branches. */
let seer: SignedIn;
/** Their branch. */
let id: number;

const granted = capabilities.filter((capability) => capability !== "branches.all");
const names = Object.keys(operations)
  .filter((name): name is OperationName => Object.hasOwn(operations, name))
  .filter((name) => isAllowed(operations[name].allow, { role: "Employee", capabilities: granted }));

/** No branch has this number. */
const NO_BRANCH = 9_998;
/** At the counter money is taken for the books of every branch, so that one of these is found by its whole number. */
const forEveryBranch: ReadonlySet<OperationName> = new Set(["previewPayment", "takeCounterPayment"]);

beforeAll(async () => {
  await makeSampleWorld(app);
  await app.make.goldRate();
  bystander = await makeSubject(app);
  ({ id } = await app.make.branch());
  stranger = await app.signedInAs({ userType: "Employee", capabilities: granted, branchIds: [id] });
  seer = await app.signedInAs({ userType: "Employee", capabilities, branchIds: [id] });
  // Something of their own, so that the lists are not empty.
  await app.make.payment({ branchId: id, book: { branchId: id } });
  // Of what is sealed there are statements.
  await sealBooksOf(app);
});

const named = names.flatMap((name) =>
  branchRulesOf(operations[name])
    .filter((rule): rule is InBranch => typeof rule === "object")
    .map((rule) => ({ name, rule })),
);

/** The sample about a subject, with the record of a rule in it where the sample leaves that out. */
function about(subject: Subject, { name, rule }: { name: OperationName; rule: InBranch }): Record<string, unknown> {
  const operation: Operation = operations[name];
  const sample = sampleOf(name)(subject);
  const wire = wireNames(operation.input).get(rule.field) ?? rule.field;
  const isLeftOut = sampleOf(name)(bystander)[wire] === sampleOf(name)(missingSubject)[wire];
  return isLeftOut ? { ...sample, [wire]: subject === missingSubject ? NO_BRANCH : 1 } : sample;
}

const ask = async (caller: SignedIn, name: OperationName, json: object) => {
  const { status, body, text } = await caller.call(name, json);
  return { status, answer: body === undefined ? text : { ...body, requestId: null } };
};

describe("a record of another branch is as if it were not there", () => {
  test.each(named)("$name: $rule.inBranch", async (call) => {
    const before = await app.fingerprint();
    const others = await ask(stranger, call.name, about(bystander, call));
    const rules = named.filter(({ name }) => name === call.name);
    expect(others.status).toBe(404);
    expect(rules.map(({ rule }) => branchRefusals[rule.inBranch])).toContain(others.answer.code);
    expect(others).toEqual(await ask(stranger, call.name, about(missingSubject, call)));
    expect(await app.fingerprint()).toEqual(before);
  });
});

test("nor is a payment moved to a book of another branch", async () => {
  const own = await app.make.payment({ branchId: id, book: { branchId: id } });
  const move = (accountno: string) =>
    ask(stranger, "movePayment", { id: String(own.paymentId), accountno, reason: "It was meant for her" });
  const others = await move(bystander.savedBookNumber);
  expect([others.status, others.answer.code]).toEqual([404, "book_not_found"]);
  expect(others).toEqual(await move(missingSubject.savedBookNumber));
});

describe("whoever sees all branches sees it, and changes it only where they work", () => {
  test.each(named)("$name: $rule.inBranch", async (call) => {
    const { status, answer } = await ask(seer, call.name, about(bystander, call));
    if (operations[call.name].kind === "query") expect(status, JSON.stringify(answer)).toBe(200);
    else expect([status, answer.code]).toEqual([403, "not_allowed"]);
  });
});

describe("what is for those alone who see all branches", () => {
  const forAll = names.filter((name) => branchRulesOf(operations[name]).includes("all"));
  test.each(forAll)("%s", async (name) => {
    const sample = sampleOf(name)(bystander);
    const { status, answer } = await ask(stranger, name, sample);
    expect([status, answer.code]).toEqual([403, "not_allowed"]);
    expect((await ask(seer, name, sample)).status).toBe(200);
  });
});

describe("a command that names a record of another branch without asking for its branch", () => {
  const asked = new Set(named.map(({ name }) => name));
  const unasked = names.filter(
    (name) => operations[name].kind === "command" && isAboutRecords(fieldsOf(sampleOf(name))) && !asked.has(name),
  );
  test.each(unasked.filter((name) => !forEveryBranch.has(name)))("%s finds it as little", async (name) => {
    const others = await ask(stranger, name, sampleOf(name)(bystander));
    expect(others.status, JSON.stringify(others.answer)).toBe(404);
    expect(others).toEqual(await ask(stranger, name, sampleOf(name)(missingSubject)));
  });
});

describe("a list, a sum, a file and the bell", () => {
  const open = names.filter(
    (name) =>
      operations[name].kind === "query" &&
      !forEveryBranch.has(name) &&
      branchRulesOf(operations[name]).length > 0 &&
      branchRulesOf(operations[name]).every((rule) => typeof rule !== "object" && rule !== "all"),
  );
  let before: Map<OperationName, unknown>;
  beforeAll(async () => {
    const all = async () => {
      const answers = new Map<OperationName, unknown>();
      for (const name of open) answers.set(name, await ask(stranger, name, sampleOf(name)(bystander)));
      return answers;
    };
    before = await all();
    const more = await makeSubject(app, { caller: await app.signedInAs({ userType: "Employee" }) });
    await app.make.settledBook(BigInt(more.savedBookId));
    await app.make.payment({ mode: "cheque" });
  });

  test.each(open)("%s says the same whatever is done in another branch", async (name) => {
    const { status, answer } = await ask(stranger, name, sampleOf(name)(bystander));
    expect(status, JSON.stringify(answer)).toBe(200);
    expect({ status, answer }).toEqual(before.get(name));
  });

  const narrowed = open.filter((name) => wireNames(operations[name].input).has("branchNumber"));
  test.each(narrowed)("%s of a branch that the caller does not see is that of no branch", async (name) => {
    const of = (branch: number) => ask(stranger, name, { ...sampleOf(name)(bystander), branch });
    const others = await of(1);
    expect(others.status).toBe(200);
    expect(others).toEqual(await of(NO_BRANCH));
  });
});
