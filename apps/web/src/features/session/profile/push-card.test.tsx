import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openPortal } from "#testing/open-portal.tsx";
import { customerSessionJson, savingsJson } from "#testing/savings.ts";

const endpoint = "https://fcm.googleapis.com/fcm/send/one";
const publicKey = "BHpY";
const unsubscribe = vi.fn(async () => true);
const subscribe = vi.fn(async (_options: PushSubscriptionOptionsInit) => ({
  toJSON: () => ({ endpoint, keys: { p256dh: "p".repeat(87), auth: "a".repeat(22) } }),
}));
const getSubscription = vi.fn();
const requestPermission = vi.fn();

beforeEach(() => {
  localStorage.setItem("thangam.signed-in", "1");
  const ready = Promise.resolve({ pushManager: { subscribe, getSubscription } });
  vi.stubGlobal("PushManager", {});
  vi.stubGlobal("Notification", { permission: "default", requestPermission });
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: { ready } });
  getSubscription.mockResolvedValue(null);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

const push = (isOn: boolean) => ({ json: { data: [{ public_key: publicKey, is_on: isOn }] } });

const open = (isOn: boolean) =>
  openPortal("/profile", {
    Get_Session: { json: { data: [customerSessionJson] } },
    Get_Savings: { json: savingsJson([]) },
    Get_Push: push(isOn),
    Save_Push_Subscription: { json: { data: [{ is_on: true }] } },
    Remove_Push_Subscription: { json: { data: [{ is_on: false }] } },
  });

test("a customer is asked when they press, and the shop is told where their browser takes pushes", async () => {
  requestPermission.mockResolvedValue("granted");
  const shop = await open(false);
  const button = await screen.findByRole("button", { name: "Switch on" });
  expect([requestPermission.mock.calls, subscribe.mock.calls]).toEqual([[], []]);
  await userEvent.click(button);
  await screen.findByText("This device tells you from now on.");
  expect(subscribe.mock.calls).toEqual([
    [{ userVisibleOnly: true, applicationServerKey: new Uint8Array([4, 122, 88]) }],
  ]);
  expect(shop.calls("Save_Push_Subscription").map(({ body }) => body)).toEqual([
    { endpoint, p256dh: "p".repeat(87), auth: "a".repeat(22) },
  ]);
});

test("whoever says no is subscribed nowhere", async () => {
  requestPermission.mockResolvedValue("denied");
  const shop = await open(false);
  await userEvent.click(await screen.findByRole("button", { name: "Switch on" }));
  expect(requestPermission).toHaveBeenCalledOnce();
  expect([subscribe.mock.calls, shop.calls("Save_Push_Subscription")]).toEqual([[], []]);
});

test("where the browser blocks them nothing is offered that cannot work, and it is said how to allow them", async () => {
  vi.stubGlobal("Notification", { permission: "denied", requestPermission });
  await open(false);
  await screen.findByText(/allow notifications there/);
  expect(screen.queryByRole("button", { name: "Switch on" })).toBeNull();
});

test("what was made for an earlier key of the shop is made anew", async () => {
  getSubscription.mockResolvedValue({ options: { applicationServerKey: new Uint8Array([1]).buffer }, unsubscribe });
  requestPermission.mockResolvedValue("granted");
  await open(false);
  await userEvent.click(await screen.findByRole("button", { name: "Switch on" }));
  await screen.findByText("This device tells you from now on.");
  expect([unsubscribe.mock.calls.length, subscribe.mock.calls.length]).toEqual([1, 1]);
});

test("both sides forget what is switched off", async () => {
  getSubscription.mockResolvedValue({ unsubscribe });
  const shop = await open(true);
  await userEvent.click(await screen.findByRole("button", { name: "Switch off" }));
  await screen.findByText("This device tells you nothing any more.");
  expect([shop.calls("Remove_Push_Subscription").length, unsubscribe.mock.calls.length]).toEqual([1, 1]);
});
