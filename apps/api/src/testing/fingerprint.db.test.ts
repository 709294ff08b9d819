import { afterAll, expect, test } from "vitest";
import { useDatabase } from "./database.ts";
import { fingerprintsOf } from "./fingerprint.ts";

const database = useDatabase();
const fingerprints = fingerprintsOf(() => database.url);
afterAll(() => fingerprints.end());

test("a shop's fingerprint changes with a row that is added or written anew, and with nothing else", async () => {
  const { id } = await database.make.user();
  const before = await fingerprints.take();
  // Transactions that leave the shop's records as they are.
  await database.asOwner((owner) => owner.query("create table noise (n int)"));
  await database.asOwner((owner) => owner.query("drop table noise"));
  expect(await fingerprints.take()).toEqual(before);
  await database.db.user.update({ where: { id }, data: { name: "Somebody else" } });
  const renamed = await fingerprints.take();
  expect(renamed).not.toEqual(before);
  await database.make.user();
  expect(await fingerprints.take()).not.toEqual(renamed);
});
