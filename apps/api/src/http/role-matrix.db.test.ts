import { operations } from "@thangam/contracts";
import type { OperationName } from "@thangam/contracts";
import { capabilities } from "@thangam/contracts/kernel/capabilities";
import { isAllowed, ownGrantsOf } from "@thangam/contracts/kernel/roles";
import { branchRulesOf } from "@thangam/contracts/kernel/operation";
import type { Operation } from "@thangam/contracts/kernel/operation";
import { beforeAll, describe, expect, test } from "vitest";
import { sealBooksOf } from "#testing/evidence-places.ts";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import type { MakeUser } from "#testing/make-inputs.ts";
import { sampleOf } from "#testing/samples.ts";
import { fieldsOf } from "#testing/samples/fields-of.ts";
import { isAboutRecords, makeSampleWorld, makeSubject, missingSubject } from "#testing/samples/subject.ts";
import type { Subject } from "#testing/samples/subject.ts";
import { sized } from "#testing/test-size.ts";

const app = useApp();
/** A refusal and a query leave them as they were, so that all of these can be about the same. */
let bystander: Subject;
let customer: Subject;
const callers = new Map<Who, SignedIn>();
beforeAll(async () => {
  await makeSampleWorld(app);
  bystander = await makeSubject(app);
  customer = await makeSubject(app);
  // What is owed on a book is stated as the books were sealed.
  await sealBooksOf(app);
  for (const who of staff) callers.set(who, await app.signedInAs(who));
});

/** What an Employee's sample of these does is dangerous: it waits for an Admin. */
const waitingForEmployees: ReadonlySet<OperationName> = new Set([
  // Its order was never opened.
  "acknowledgePayment",
  "refundPayment",
  "movePayment",
  "clearCheque",
  "bounceCheque",
  "recordBankEntry",
  "recordCashWithdrawal",
  "setNominee",
]);

type Who = Required<Pick<MakeUser, "userType" | "capabilities">>;

const staff: readonly Who[] = [
  { userType: "Admin", capabilities: [] },
  { userType: "Employee", capabilities: [] },
  ...capabilities.map((capability): Who => ({ userType: "Employee", capabilities: [capability] })),
  // Nobody grants a customer anything; should a row say so, it still grants nothing.
  { userType: "Customer", capabilities },
];

const names = Object.keys(operations)
  .filter((name): name is OperationName => Object.hasOwn(operations, name))
  .filter((name) => operations[name].allow !== "anyone");

describe.for(names)("%s", (name) => {
  const operation: Operation = operations[name];
  const { allow } = operation;
  const sample = sampleOf(name);
  const isAboutSomebody = isAboutRecords(fieldsOf(sample));

  const isQuery = operation.kind === "query";
  // A command changes what it is about.
  const subjectOf = async (kept: Subject, caller: SignedIn | null = null) =>
    isQuery ? kept : makeSubject(app, { caller, fields: fieldsOf(sample) });

  describe("refused", () => {
    let before: unknown;
    beforeAll(async () => {
      before = await app.fingerprint();
    });

    test("nobody: asked to sign in", async () => {
      const response = await app.nobody().call(name, sample(missingSubject));
      expect([response.status, response.body.code]).toEqual([401, "not_signed_in"]);
    });

    const mayNot = staff.filter((who) => !isAllowed(allow, rightsOf(who)));
    test.for(mayNot)("%j: may not", async (who) => {
      const others = [sample(missingSubject), {}];
      for (const json of [sample(bystander), ...(who === mayNot[0] ? others : sized([], others))]) {
        const response = await callerWith(who).call(name, json);
        expect([response.status, response.body.code]).toEqual([403, "not_allowed"]);
      }
    });

    test("nothing came of it", async () => {
      expect(await app.fingerprint()).toEqual(before);
    });
  });

  // Other samples open further branches: what is for those who see every one takes that right, too.
  const isOfAllBranches = branchRulesOf(operation).includes("all");
  const seeingAll = (who: Who): Who =>
    who.userType === "Employee" ? { ...who, capabilities: [...who.capabilities, "branches.all"] } : who;
  const mayAct = staff.filter((who) => who.userType !== "Customer" && isAllowed(allow, rightsOf(who)));
  const tried = sized(oneGrantTooMany(mayAct, names.indexOf(name)), mayAct);
  test.for(tried)("%j: may, for a record that is there", async (who) => {
    const caller =
      isQuery && !isOfAllBranches ? callerWith(who) : await app.signedInAs(isOfAllBranches ? seeingAll(who) : who);
    const subject = await subjectOf(bystander, caller);
    const input = sample(subject);
    // Whoever counts blind says what the drawer holds before they close its day.
    if (name === "closeDay") await caller.call("countDrawer", { day: input["day"], counted: "0" });
    const response = await caller.call(name, input);
    const waits = who.userType === "Employee" && waitingForEmployees.has(name);
    expect(response.status, JSON.stringify(response.body)).toBe(waits ? 202 : 200);
    if (!isAboutSomebody || (who !== mayAct[0] && sized(true, false))) return;
    expect((await caller.call(name, sample(missingSubject))).status).toBe(404);
  });

  if (ownGrantsOf(allow).length === 0) return;
  test("a customer: theirs alone; another's is as if it were not there", async () => {
    const [own, others] = [await subjectOf(customer), await subjectOf(bystander)];
    const owner = await app.signedInUser(BigInt(own.userId));
    const ask = async (subject: Subject) => {
      const { status, body } = await owner.call(name, sample(subject));
      return { status, body: { ...body, requestId: null } };
    };
    const before = await app.fingerprint();
    const another = await ask(others);
    expect(another.status).toBe(404);
    expect(another).toEqual(await ask(missingSubject));
    expect(await app.fingerprint()).toEqual(before);
    expect((await ask(own)).status).toBe(200);
  });
});

/**
 * Where an Employee without a capability may, one of those who have one too many, another for each operation: each run tries of
 * every capability that it takes nothing away, a full one with every operation.
 */
function oneGrantTooMany(mayAct: readonly Who[], nth: number): readonly Who[] {
  const isGranted = ({ userType, capabilities: granted }: Who) => userType === "Employee" && granted.length > 0;
  const granted = mayAct.filter(isGranted);
  const others = mayAct.filter((who) => !isGranted(who));
  if (!others.some(({ userType }) => userType === "Employee")) return mayAct;
  return [...others, ...granted.slice(nth % granted.length).slice(0, 1)];
}

/** Somebody with these rights, signed in once for all that leaves them as they are. */
function callerWith(who: Who): SignedIn {
  const caller = callers.get(who);
  if (caller === undefined) throw new Error(`nobody is signed in as ${JSON.stringify(who)}`);
  return caller;
}

function rightsOf({ userType, capabilities: granted }: Who) {
  return { role: userType, capabilities: capabilities.filter((capability) => granted.includes(capability)) };
}
