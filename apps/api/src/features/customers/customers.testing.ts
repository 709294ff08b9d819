import { beforeAll, expect } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { makeSampleWorld } from "#testing/samples/subject.ts";
import { customerSample } from "#testing/samples/values.ts";

export const app = useApp();
export let admin: SignedIn;

beforeAll(async () => {
  await makeSampleWorld(app);
  await app.db.country.create({ data: { id: 1, name: "Afghanistan", iso2: "AF" } });
  await app.db.state.createMany({
    data: [
      { id: 3, countryId: 101, name: "Kerala", code: "KL" },
      { id: 5, countryId: 1, name: "Kabul", code: "KAB" },
    ],
  });
  await app.db.city.createMany({
    data: [
      { id: 2, stateId: 4035, name: "Madurai" },
      { id: 4, stateId: 3, name: "Kochi" },
      { id: 6, stateId: 5, name: "Kabul" },
    ],
  });
  admin = await app.signedInAs({ userType: "Admin" });
});

export const password = "quiet river 77";
export const customer = (rest: object = {}) => ({ ...customerSample(), password, ...rest });

export async function added(rest: object = {}) {
  const json = customer(rest);
  const answer = await admin.call("addCustomer", json);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return { json, customerId: String(answer.body.data[0].customerid) };
}

export const refusalOf = async (
  name: "addCustomer" | "updateCustomer" | "deleteCustomer" | "getCustomer",
  json: object,
) => {
  const { status, body } = await admin.call(name, json);
  return [status, body.code];
};

export const mailsTo = (userId: string) => app.db.outboxMessage.findMany({ where: { userId: BigInt(userId) } });

export const auditOf = (userId: string, operation: string) =>
  app.db.auditEntry.findMany({ where: { recordType: "user", recordId: userId, operation }, orderBy: { id: "asc" } });
