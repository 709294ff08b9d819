import { getSavings } from "@thangam/contracts/books/savings-operations";
import type { SessionPerson } from "@thangam/contracts/session/schemas";
import { beforeEach, expect, test, vi } from "vitest";
import { callOrKept, keeper, keepFor } from "./keeper.ts";

const kept = vi.hoisted(() => ({ loads: 0, of: [] as (string | null)[] }));
vi.mock("#api/client.ts", () => ({ call: async () => "asked" }));
vi.mock("./kept-answers.ts", () => {
  kept.loads += 1;
  return {
    keepFor: async (person: { role: string } | null) => void kept.of.push(person?.role ?? null),
    keptSession: async () => "somebody",
    callOrKept: async () => "kept",
  };
});

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is read of a person
const person = (role: string) => ({ role }) as SessionPerson;
const asked = () => callOrKept(getSavings, {}, {});
const keptSession = async () => (await keeper())?.keptSession() ?? null;

beforeEach(() => localStorage.clear());

test("pages of staff load nothing of what keeps answers; once a customer was there it empties what they left", async () => {
  await keepFor(person("Admin"));
  expect([await asked(), await keptSession(), kept.loads]).toEqual(["asked", null, 0]);

  await keepFor(person("Customer"));
  expect([await asked(), await keptSession(), kept.loads]).toEqual(["kept", "somebody", 1]);

  await keepFor(person("Admin"));
  expect(kept.of).toEqual(["Customer", "Admin"]);
  expect([await asked(), await keptSession()]).toEqual(["asked", null]);
});
