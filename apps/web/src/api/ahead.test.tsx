import { getSavings } from "@thangam/contracts/books/savings-operations";
import { afterEach, expect, test } from "vitest";
import { preload } from "#app/router.tsx";
import { queryClient } from "#api/query.ts";
import { customerSessionJson, savingsJson } from "#testing/savings.ts";
import { openShop, problem } from "#testing/shop.ts";
import { takeAnswers } from "./ahead.ts";
import { call } from "./client.ts";
import { prefetchSession, setSession } from "./session.ts";

let shop: Awaited<ReturnType<typeof openShop>>;
afterEach(async () => {
  queryClient.clear();
  localStorage.clear();
  document.querySelector("#answers")?.remove();
  document.documentElement.removeAttribute("data-own");
  await shop.close();
});

/** A shop, and a page that the server wrote for Lakshmi, who is user 7. */
async function open(session: unknown = customerSessionJson) {
  shop = await openShop(({ operation }) => {
    if (operation === "Get_Session") return { json: { data: [session] } };
    if (operation === "Get_Savings") return { json: savingsJson([]) };
    return problem(404, "not_found", "This is not there.");
  });
  const answers = { Get_Session: { data: [session] }, Get_Savings: savingsJson([]) };
  const element = document.createElement("script");
  Object.assign(element, { id: "answers", type: "application/json", textContent: JSON.stringify(answers) });
  document.documentElement.dataset["own"] = "7";
  // The page's script notes whom it was written for.
  localStorage.setItem("thangam.signed-in", "7");
  document.body.append(element);
}

const asked = (wire = "Get_Savings") => shop.received.filter(({ operation }) => operation === wire).length;

test("what came with the page is not asked for again, is used once, and is no longer in the page", async () => {
  await open();
  takeAnswers();
  expect(document.querySelector("#answers")).toBeNull();
  await preload("/dashboard", prefetchSession());
  expect([asked("Get_Session"), asked()]).toEqual([0, 0]);
  await call(getSavings, {});
  expect(asked()).toBe(1);
});

test("where a password must be changed first, nobody sees it later", async () => {
  await open({ ...customerSessionJson, must_change_password: true });
  takeAnswers();
  await preload("/dashboard", prefetchSession());
  await call(getSavings, {});
  expect(asked()).toBe(1);
});

test("whoever signs in meanwhile, here or in another tab, sees nothing of the person before", async () => {
  await open();
  takeAnswers();
  await setSession(null);
  await call(getSavings, {});
  expect(asked()).toBe(1);
  await shop.close();
  await open();
  takeAnswers();
  localStorage.setItem("thangam.signed-in", "8");
  await call(getSavings, {});
  expect(asked()).toBe(1);
  await shop.close();
  await open();
  takeAnswers();
  localStorage.removeItem("thangam.signed-in");
  await call(getSavings, {});
  expect(asked()).toBe(1);
});

test("whoever has left this device is shown by no page that was written for them", async () => {
  await open();
  localStorage.setItem("thangam.left", "1");
  takeAnswers();
  await call(getSavings, {});
  expect(asked()).toBe(1);
});

test("who names a person is answered about that person, not by what came with the page", async () => {
  await open();
  takeAnswers();
  await call(getSavings, { userId: 8n });
  expect(asked()).toBe(1);
  await call(getSavings, {});
  expect(asked()).toBe(1);
});
