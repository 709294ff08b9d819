import { beforeAll, expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";

const app = useApp();
let clerk: SignedIn;

beforeAll(async () => {
  clerk = await app.signedInAs({ userType: "Employee", capabilities: ["clients.enrol"] });
  const mazhai = await app.make.scheme({ name: "Thanga Mazhai", prefixes: { E: 50_000n, EX: 100_000n } });
  await app.make.book({ number: "E511", schemeVersionId: mazhai.id });
  await app.make.scheme({ name: "My Gold Eleven", prefixes: { GE: 50_000n } });
  await app.make.scheme({ name: "Old Plan", prefixes: { OP: 50_000n }, isOpen: false });
});

test.each([
  ["E512", undefined, "Thanga Mazhai", null],
  [" e 512 ", "thanga mazhai", "Thanga Mazhai", null],
  ["EX512", undefined, "Thanga Mazhai", null],
  ["E511", undefined, "Thanga Mazhai", "book_number_taken"],
  ["GE1", "Thanga Mazhai", "My Gold Eleven", "book_number_not_of_scheme"],
  ["GE1", "No Such Plan", "My Gold Eleven", "book_number_not_of_scheme"],
  ["ZZ1", undefined, null, "book_number_not_of_scheme"],
  ["OP1", undefined, "Old Plan", "scheme_closed_to_new_clients"],
  ["GE", undefined, "My Gold Eleven", "book_number_invalid"],
  ["E123456789", undefined, "Thanga Mazhai", "book_number_invalid"],
  ["1E", undefined, null, "book_number_invalid"],
])("%j for the scheme %s is of %s and has the problem %s", async (accountno, chitschema, scheme, problem) => {
  const answer = await clerk.call("checkBookNumber", { accountno, chitschema });
  expect(answer.status).toBe(200);
  expect(answer.body.data).toMatchObject({ fld_chitschema: scheme, problem });
});

test("a taken number does not reveal whose it is", async () => {
  const { data } = (await clerk.call("checkBookNumber", { accountno: "e511" })).body;
  expect(data).toEqual({ fld_accountno: "E511", fld_chitschema: "Thanga Mazhai", problem: "book_number_taken" });
});
