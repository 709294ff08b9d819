import { operations } from "@thangam/contracts";
import type { OperationName } from "@thangam/contracts";
import { formatsOf } from "@thangam/contracts/kernel/file";
import { methodsOf, wiresOf } from "@thangam/contracts/kernel/operation";
import type { Operation } from "@thangam/contracts/kernel/operation";
import { isAllowed, ownGrantsOf } from "@thangam/contracts/kernel/roles";
import { beforeAll, describe, expect, test } from "vitest";
import { sealBooksOf } from "#testing/evidence-places.ts";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { sampleOf } from "#testing/samples.ts";
import { makeSampleWorld, makeSubject, missingSubject } from "#testing/samples/subject.ts";
import type { Subject } from "#testing/samples/subject.ts";

const app = useApp();
let owner: Subject;
let other: Subject;
let caller: SignedIn;
beforeAll(async () => {
  await makeSampleWorld(app);
  [owner, other] = [await makeSubject(app), await makeSubject(app)];
  // What is owed on a book is stated as the books were sealed.
  await sealBooksOf(app);
  caller = await app.signedInUser(BigInt(other.userId));
});

const declared = (name: OperationName): Operation => operations[name];
/** Every operation that returns a file: receipts, passbooks, and each list that can be saved. */
const files = Object.keys(operations)
  .filter((name): name is OperationName => Object.hasOwn(operations, name))
  .filter((name) => formatsOf(declared(name).output) !== null);
const customer = { role: "Customer", capabilities: [] } as const;
const ofOwner = files.filter((name) => ownGrantsOf(declared(name).allow).length > 0);
const ofStaff = files.filter((name) => !isAllowed(declared(name).allow, customer) && !ofOwner.includes(name));

test("a file for customers is about a record of theirs, or of nobody: the gold rates of all", () => {
  expect(ofOwner.toSorted()).toEqual(
    expect.arrayContaining(["printPassbook", "printReceipt", "printStatement", "saveStatement"]),
  );
  expect(files.filter((name) => !ofOwner.includes(name) && !ofStaff.includes(name))).toEqual(["exportGoldRates"]);
});

/** By each name, method and format that it has. */
async function everyWay(name: OperationName, json: Record<string, unknown>, query: Record<string, unknown> = {}) {
  const operation = declared(name);
  const formats = formatsOf(operation.output) ?? [];
  const sent = formats.length > 1 ? formats.map((format) => ({ ...json, format })) : [json];
  const answers = [];
  for (const wire of wiresOf(operation))
    for (const method of methodsOf(operation))
      for (const body of sent) {
        const asked = Object.entries(method === "GET" ? body : query).map(([key, value]) => `${key}=${String(value)}`);
        const path = `/api/${encodeURIComponent(wire)}?${asked.join("&")}`;
        const headers = { "Content-Type": "application/json" };
        const { status, type } = await (method === "GET"
          ? caller.send("get", path)
          : caller.send("post", path, headers, JSON.stringify(body)));
        answers.push({ status, type });
      }
  return answers;
}

describe.for(ofOwner)("%s", (name) => {
  test("gives a customer their own file", async () => {
    const formats = formatsOf(declared(name).output) ?? [];
    const answers = await everyWay(name, sampleOf(name)(other));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(answers.length).toBeGreaterThanOrEqual(formats.length);
    expect(answers.some(({ type }) => type.includes("json"))).toBe(false);
  });

  test("gives them none of another's, as if it were not there, whatever stands beside it", async () => {
    const notFound = (answers: { status: number; type: string }[]) =>
      expect(answers).toEqual(answers.map(() => ({ status: 404, type: "application/problem+json" })));
    notFound(await everyWay(name, sampleOf(name)(owner)));
    notFound(await everyWay(name, sampleOf(name)(owner), sampleOf(name)(other)));
    notFound(await everyWay(name, sampleOf(name)(missingSubject)));
  });
});

test.for(ofStaff)("%s gives a customer nothing, of whomever it is asked", async (name) => {
  for (const subject of [owner, other, missingSubject]) {
    const answers = await everyWay(name, sampleOf(name)(subject));
    expect(answers).toEqual(answers.map(() => ({ status: 403, type: "application/problem+json" })));
  }
});
