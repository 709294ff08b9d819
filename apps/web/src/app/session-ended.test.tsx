import { getSession } from "@thangam/contracts/session/sign-in-operations";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { keyOf, queryClient } from "#api/query.ts";
import { foundBook, previewed, receipt } from "#testing/counter.tsx";
import { openPortal } from "#testing/open-portal.tsx";
import { adminJson, problem } from "#testing/shop.ts";
import type { Answer } from "#testing/shop.ts";

/** Who signs in. */
let who = "1";
let isSignedIn = true;
let isAnswerLost = false;
let signIns = 1;

const person = (): Answer => ({ json: { data: [{ ...adminJson, fld_userid: who }] } });
const none: Answer = { json: { data: [] } };

beforeEach(() => {
  [who, isSignedIn, isAnswerLost, signIns] = ["1", true, false, 1];
});

const textbox = (name: string) => screen.findByRole("textbox", { name });
const loginHeading = () => screen.findByRole("heading", { level: 1, name: "Welcome back" });

/** A portal whose sessions end when `isSignedIn` says so. */
function openAt(path: string) {
  return openPortal(path, {
    Get_Session: () => (isSignedIn ? person() : none),
    Refresh_Session: problem(401, "session_ended", "Please sign in again."),
    New_Admin_Login: () => {
      isSignedIn = true;
      signIns += 1;
      return person();
    },
    Logout: none,
    Get_Counters: none,
    Get_My_Takings: { json: { data: [{ counts_blind: false, modes: [], latest: [] }] } },
    Find_Books: { json: { data: [foundBook("K1023")] } },
    Preview_Payment: (call) => previewed(call, String(signIns)),
    Add_monhlyOfflinePayments: (call) =>
      isAnswerLost ? "no answer" : isSignedIn ? receipt(call) : problem(401, "not_signed_in", "Please sign in."),
  });
}

async function signIn(userId: string): Promise<void> {
  who = userId;
  await loginHeading();
  await userEvent.type(await textbox("Email"), "admin@example.com");
  await userEvent.type(screen.getByLabelText("Password"), "Thangam@2026{Enter}");
}

async function endSession(): Promise<void> {
  isSignedIn = false;
  await act(async () => void queryClient.invalidateQueries({ queryKey: keyOf(getSession, {}) }));
  await loginHeading();
}

/** A new user with a password, typed by user 1. */
async function typeUser(): Promise<void> {
  await openAt("/add_user");
  await userEvent.type(await textbox("Name"), "Anbu");
  for (const label of [/^Password\W*$/, /^Confirm Password\W*$/])
    await userEvent.type(screen.getByLabelText(label, { selector: "input" }), "a quiet river 77");
}

async function userForm() {
  const name = await textbox("Name");
  const secrets = [...document.querySelectorAll<HTMLInputElement>("input[type=password]")];
  return { name: Reflect.get(name, "value"), secrets: secrets.map(({ value }) => value) };
}

test("what somebody typed when their session ended stands there again once they are back, without its passwords", async () => {
  await typeUser();
  await endSession();
  await signIn("1");
  expect(await userForm()).toEqual({ name: "Anbu", secrets: ["", ""] });
  expect(JSON.stringify([sessionStorage, localStorage].flatMap(Object.entries))).not.toContain("Anbu");
});

test("somebody else who signs in finds nothing of it, and neither does its owner after them", async () => {
  await typeUser();
  await endSession();
  await signIn("2");
  expect(await userForm()).toEqual({ name: "", secrets: ["", ""] });
  await endSession();
  await signIn("1");
  expect((await userForm()).name).toBe("");
});

test.each([
  [
    "here",
    async () => {
      const { endSession: leave } = await import("#api/session.ts");
      await act(async () => void (await leave()));
    },
  ],
  [
    "in another tab",
    async () => {
      const left = { key: "thangam.left", newValue: "1" };
      act(() => void dispatchEvent(new StorageEvent("storage", left)));
      await endSession();
    },
  ],
])("nothing stays when its owner signs out by hand %s", async (_where, leave) => {
  const { prefetchSession } = await import("#api/session.ts");
  await typeUser();
  await prefetchSession();
  isSignedIn = false;
  await leave();
  await signIn("1");
  expect((await userForm()).name).toBe("");
});

test("a form that its owner opens later, and that may be about something else, begins empty", async () => {
  await typeUser();
  await endSession();
  await signIn("1");
  await userForm();
  await userEvent.click(screen.getByRole("link", { name: "Cancel" }));
  await userEvent.click(await screen.findByRole("button", { name: "Leave" }));
  await waitFor(() => expect(location.pathname).toBe("/user_list"));
  await userEvent.click(await screen.findByRole("link", { name: /Add/ }));
  expect((await userForm()).name).toBe("");
});

/** A payment by UPI, typed by user 1. */
async function typePayment() {
  const { calls } = await openAt("/offline_payment");
  await userEvent.type(await screen.findByRole("combobox", { name: "Book Number" }), "K1023");
  await screen.findByRole("region", { name: "Book K1023" });
  await userEvent.type(await textbox("Amount"), "1500");
  await userEvent.click(await screen.findByRole("radio", { name: "UPI" }));
  await userEvent.type(await textbox("UPI transaction number"), "UPI77");
  await screen.findByText(/^₹.1,500\.00$/);
  return () => calls("Add_monhlyOfflinePayments");
}

const save = async () => userEvent.click(screen.getByRole("button", { name: "Save Payment Details" }));

test("a counter whose session ended has the payment again, and saves it when its book was seen again", async () => {
  const taken = await typePayment();
  isSignedIn = false;
  await save();
  await signIn("1");
  const number = await screen.findByRole("combobox", { name: "Book Number" });
  expect(number).toHaveProperty("value", "K1023");
  await screen.findByRole("region", { name: "Book K1023" });
  expect(await textbox("UPI transaction number")).toHaveProperty("value", "UPI77");
  expect(await textbox("Amount")).toHaveProperty("value", expect.stringContaining("1,500"));
  // Saved by what was seen after the sign-in, not by what was seen before it.
  await save();
  await waitFor(() => expect(taken()).toHaveLength(2));
  const paid = { accountno: "K1023", amounttopay: "1500", paymentmode: "UPI", transactionNumber: "UPI77" };
  expect(taken().map(({ body }) => body)).toMatchObject([
    { ...paid, seen_state: "1" },
    { ...paid, seen_state: "2" },
  ]);
});

test("a payment whose answer was lost before the session ended is asked for by its own key, and is not taken twice", async () => {
  const taken = await typePayment();
  isAnswerLost = true;
  await save();
  await screen.findByText(/could not be reached/);
  [isAnswerLost, isSignedIn] = [false, false];
  await save();
  await signIn("1");
  await screen.findByRole("region", { name: "Book K1023" });
  await save();
  await screen.findByText("The earlier payment for book K1023 was saved: receipt R-K1023.");
  expect(taken().map(({ isReplayOnly }) => isReplayOnly)).toEqual([false, false, true]);
  expect(new Set(taken().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});
