import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { queryClient } from "#api/query.ts";
import { openCounter, previewed, receipt } from "#testing/counter.tsx";
import type { Answer, openShop, Received } from "#testing/shop.ts";
import { toast } from "#ui/toast.tsx";
import OfflinePaymentScreen from "./offline-payment-screen.tsx";

let shop: Awaited<ReturnType<typeof openShop>>;
afterEach(async () => {
  cleanup();
  // A response cached by one test must not reach the next.
  toast.clear();
  queryClient.clear();
  await shop.close();
});

/** A stub server whose payments `take` handles. ₹1500.00 can be previewed. */
async function open(
  take: (call: Received) => Answer,
  previewable: Promise<void> = Promise.resolve(),
  preview: (call: Received) => Answer = (call) => previewed(call),
) {
  const counter = await openCounter(<OfflinePaymentScreen />, {
    take,
    preview,
    beforePreview: (amount) => (amount === "1500" ? previewable : undefined),
  });
  shop = counter.shop;
  return counter;
}

test("Enter saves only the amount whose credit is shown", async () => {
  const preview1500 = Promise.withResolvers<void>();
  const { number, amount, taken } = await open(receipt, preview1500.promise);
  await userEvent.type(number, "K1001");
  await screen.findByRole("region", { name: "Book K1001" });
  await userEvent.tripleClick(amount);
  await userEvent.keyboard("1500{Enter}");
  await screen.findByText("Not saved yet. See what will be credited, then save.");
  preview1500.resolve();
  await screen.findByText("₹ 1,500.00");
  expect(taken()).toEqual([]);
  await userEvent.keyboard("{Enter}");
  await screen.findByRole("region", { name: "Last receipt" });
  expect(taken().map(({ body }) => body)).toMatchObject([{ accountno: "K1001", amounttopay: "1500" }]);
});

test("a payment whose answer was lost is found saved when the next person pays, and both are saved once", async () => {
  const { number, taken } = await open((call) => (taken().length === 1 ? "no answer" : receipt(call)));
  await userEvent.type(number, "K1001");
  await screen.findByRole("region", { name: "Book K1001" });
  await userEvent.type(number, "{Enter}{Enter}");
  await screen.findByText(/could not be reached/);
  await userEvent.clear(number);
  await userEvent.type(number, "K1002");
  await screen.findByRole("region", { name: "Book K1002" });
  await userEvent.type(number, "{Enter}{Enter}");
  await screen.findByText("The earlier payment for book K1001 was saved: receipt R-K1001.");
  await waitFor(() => within(screen.getByRole("region", { name: "Last receipt" })).getAllByText("K1002"));
  const [first, again, next] = taken();
  expect([again?.idempotencyKey, again?.body]).toEqual([first?.idempotencyKey, first?.body]);
  expect(next?.body).toMatchObject({ accountno: "K1002" });
  expect(next?.idempotencyKey).not.toBe(first?.idempotencyKey);
  expect(taken()).toHaveLength(3);
});

test("another amount for a book whose payment was saved after all waits for the next Enter", async () => {
  const { number, amount, taken } = await open((call) => (taken().length === 1 ? "no answer" : receipt(call)));
  await userEvent.type(number, "K1001");
  await screen.findByRole("region", { name: "Book K1001" });
  await userEvent.type(number, "{Enter}{Enter}");
  await screen.findByText(/could not be reached/);
  await userEvent.tripleClick(amount);
  await userEvent.keyboard("1500");
  await screen.findByText("₹ 1,500.00");
  await userEvent.keyboard("{Enter}");
  await screen.findByText("The earlier payment for book K1001 was saved: receipt R-K1001.");
  expect(taken().map(({ body }) => body)).toMatchObject([{ amounttopay: "500" }, { amounttopay: "500" }]);
});

test("an Enter at the number of a shown book leads to the amount, and the next one saves", async () => {
  const { number, amount, taken } = await open(receipt);
  await userEvent.type(number, "K1001");
  await screen.findByRole("region", { name: "Book K1001" });
  await userEvent.keyboard("{Enter}");
  expect(document.activeElement).toBe(amount);
  expect(screen.queryByRole("region", { name: "Last receipt" })).toBeNull();
  await userEvent.keyboard("{Enter}");
  await screen.findByRole("region", { name: "Last receipt" });
  expect(taken()).toHaveLength(1);
});

test("the same payment pressed again after its answer was lost is the one that was saved, and the next person may come", async () => {
  let state = 0;
  const { number, taken } = await open(
    (call) => {
      state += 1;
      return taken().length === 1 ? "no answer" : receipt(call);
    },
    undefined,
    (call) => previewed(call, String(state)),
  );
  await userEvent.type(number, "K1001");
  await screen.findByRole("region", { name: "Book K1001" });
  const asked = shop.calls("Preview_Payment").length;
  await userEvent.keyboard("{Enter}{Enter}");
  await screen.findByText(/could not be reached/);
  // The book is shown as it stands after the payment, which makes the next press another request.
  await waitFor(() => expect(shop.calls("Preview_Payment").length).toBeGreaterThan(asked));
  await userEvent.keyboard("{Enter}");
  await screen.findByText("The earlier payment for book K1001 was saved: receipt R-K1001.");
  await waitFor(() => expect(number).toHaveProperty("value", ""));
  expect(document.activeElement).toBe(number);
  await userEvent.keyboard("{Enter}");
  const [first, again, ...more] = taken();
  expect([again?.idempotencyKey, again?.body]).toEqual([first?.idempotencyKey, first?.body]);
  expect(more).toEqual([]);
});
