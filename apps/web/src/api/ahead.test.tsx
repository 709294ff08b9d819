import { getSavings } from "@thangam/contracts/books/savings-operations";
import { firstAnswers } from "@thangam/contracts/menu/first-answers";
import { operations } from "@thangam/contracts";
import { methodsOf } from "@thangam/contracts/kernel/operation";
import { screens } from "@thangam/contracts/menu/screens";
import { afterEach, expect, test } from "vitest";
import { preload } from "#app/router.tsx";
import { queryClient } from "#api/query.ts";
import { customerSessionJson, savingsJson } from "#testing/savings.ts";
import { openShop, problem } from "#testing/shop.ts";
import type { Answer } from "#testing/shop.ts";
import { call, fetchAhead } from "./client.ts";
import { prefetchSession, setSession } from "./session.ts";

let shop: Awaited<ReturnType<typeof openShop>>;
afterEach(async () => {
  queryClient.clear();
  localStorage.clear();
  await shop.close();
});

/** A shop with this session; the first answer of what somebody saved may be another. */
async function open(session: unknown[], first?: Answer) {
  let told = 0;
  shop = await openShop(({ operation }) => {
    if (operation === "Get_Session") return { json: { data: session } };
    if (operation !== "Get_Savings") return problem(404, "not_found", "This is not there.");
    told += 1;
    return told === 1 && first !== undefined ? first : { json: savingsJson([]) };
  });
}

const asked = () => shop.received.filter(({ operation }) => operation === "Get_Savings").length;

test("what a screen shows first is taken as soon as the program runs, and shown once", async () => {
  await open([customerSessionJson]);
  fetchAhead("/dashboard");
  await preload("/dashboard", prefetchSession());
  expect(asked()).toBe(1);
  await call(getSavings, {});
  expect(asked()).toBe(2);
});

test.each([
  ["nobody is signed in", []],
  ["a password must be changed first", [{ ...customerSessionJson, must_change_password: true }]],
])("where %s, nobody sees it later", async (_who, session) => {
  await open(session);
  fetchAhead("/dashboard");
  await preload("/dashboard", prefetchSession());
  await call(getSavings, {});
  expect(asked()).toBe(2);
});

test("what was refused is asked for again", async () => {
  await open([customerSessionJson], problem(403, "not_allowed", "Change your password first."));
  fetchAhead("/dashboard");
  await call(getSavings, {});
  expect(asked()).toBe(2);
});

test("whoever signs in meanwhile, here or in another tab, sees nothing of the person before", async () => {
  await open([customerSessionJson]);
  fetchAhead("/dashboard");
  await setSession(null);
  await call(getSavings, {});
  expect(asked()).toBe(2);
  localStorage.setItem("thangam.signed-in", "1");
  fetchAhead("/dashboard");
  localStorage.setItem("thangam.signed-in", "2");
  await call(getSavings, {});
  expect(asked()).toBe(4);
});

test("each is the answer of an operation that only reads and takes no input, on a screen of the portal", () => {
  for (const [path, wire] of firstAnswers) {
    const operation = Object.values(operations).find((one) => one.wire === wire);
    expect(screens.map((screen) => screen.path)).toContain(path);
    expect(operation && methodsOf(operation)[0]).toBe("GET");
    expect(operation?.input.safeParse({}).success).toBe(true);
  }
});
