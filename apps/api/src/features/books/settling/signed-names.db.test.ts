import { expect, test } from "vitest";
import { useDatabase } from "#testing/database.ts";

const database = useDatabase();

async function areOne(one: string, other: string): Promise<boolean> {
  return database.asOwner(async (owner) => {
    const { rows } = await owner.query<{ one: boolean }>(
      "select coalesce(person_name_key($1) = person_name_key($2), false) as one",
      [one, other],
    );
    return rows[0]?.one ?? false;
  });
}

test.each([
  ["R. Velan Thief", "velan  THIEF r"],
  ["Mohan Raaj", "M\u043ehan Raaj"],
  ["Mohan Raaj", "\u039cohan Raaj"],
  ["Suresh Babu", "Thiru. Suresh Babu"],
  ["Suresh Babu", "Mr Suresh Babu"],
  ["Anand Kumar", "AnandKumar"],
  ["Anand Kumar", "Kumar-Anand"],
  ["Ganesh Pillai", "Ganesh\u00b7Pillai"],
  ["Ganesh Pillai", "Ganesh*Pillai"],
  ["\u0bae\u0bc0\u0ba9\u0bbe", "\u0ba4\u0bbf\u0bb0\u0bc1\u0bae\u0ba4\u0bbf \u0bae\u0bc0\u0ba9\u0bbe"],
])("%s signs as %s", async (one, other) => {
  expect(await areOne(one, other)).toBe(true);
});

test.each([
  ["Anand Kumar", "Anand Kumaran"],
  ["Mr.", "Mr."],
  ["Ganesh Pillai", "Suresh Pillai"],
])("%s is not %s", async (one, other) => {
  expect(await areOne(one, other)).toBe(false);
});
