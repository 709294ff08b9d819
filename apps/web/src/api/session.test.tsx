import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { keyOf, queryClient } from "#api/query.ts";
import { getSession } from "@thangam/contracts/session/sign-in-operations";
import { openPortal } from "#testing/open-portal.tsx";
import { adminJson } from "#testing/shop.ts";
import type { Answer } from "#testing/shop.ts";

const loadAnew = vi.hoisted(() => vi.fn<() => void>());
vi.mock("./load-anew.ts", () => ({ loadAnew }));

const signedIn = (userId: string): Answer => ({ json: { data: [{ ...adminJson, fld_userid: userId }] } });
const left = () => localStorage.getItem("thangam.left");
const SEEN = ["Get_Book", { fld_id: "1" }];

const askAgain = () => act(async () => void queryClient.invalidateQueries({ queryKey: keyOf(getSession, {}) }));

beforeEach(() => {
  loadAnew.mockClear();
  queryClient.setQueryData(SEEN, "a book of the person before");
  localStorage.setItem("thangam.signed-in", "1");
});

test("signing out without a connection forgets the person at once, and the session ends with the connection", async () => {
  let isOnline = false;
  const { calls } = await openPortal("/logout", {
    Logout: () => (isOnline ? { json: { data: [] } } : "no answer"),
  });
  await screen.findByText(/You are signed out on this device/);
  await screen.findByRole("heading", { level: 1, name: "Welcome back" });
  expect(queryClient.getQueryData(SEEN)).toBeUndefined();
  expect([left(), localStorage.getItem("thangam.signed-in")]).toEqual(["1", null]);

  // The cookie is still good: nobody is shown by it.
  await askAgain();
  expect(screen.getByRole("heading", { level: 1, name: "Welcome back" })).toBeDefined();
  isOnline = true;
  const before = calls("Logout").length;
  await askAgain();
  await waitFor(() => expect([left(), calls("Logout").length]).toEqual([null, before + 1]));
});

test("who was fetched along with the page had left by then, and is not shown", async () => {
  localStorage.setItem("thangam.left", "1");
  localStorage.removeItem("thangam.signed-in");
  let asked = 0;
  await openPortal("/settings", {
    Logout: { json: { data: [] } },
    Get_Session: () => ((asked += 1) === 1 ? signedIn("1") : { json: { data: [] } }),
  });
  await screen.findByRole("heading", { level: 1, name: "Welcome back" });
  expect([asked, left()]).toEqual([2, null]);
});

test("a tab that finds somebody else signed in than it showed is loaded anew, and draws nothing of either", async () => {
  let userId = "1";
  await openPortal("/settings", { Get_Session: () => signedIn(userId) });
  await screen.findByText("Meena");
  await askAgain();
  expect(loadAnew).not.toHaveBeenCalled();
  userId = "2";
  await askAgain();
  await waitFor(() => expect(loadAnew).toHaveBeenCalledTimes(1));
  expect(queryClient.getQueryData(SEEN)).toBeUndefined();
  expect(queryClient.getQueryData(keyOf(getSession, {}))).toMatchObject({ userId: 1n });
});
