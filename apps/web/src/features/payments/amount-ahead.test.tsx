import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { queryClient } from "#api/query.ts";
import { openCounter } from "#testing/counter.tsx";
import { problem } from "#testing/shop.ts";
import type { Answer } from "#testing/shop.ts";
import { toast } from "#ui/toast.tsx";
import OfflinePaymentScreen from "./offline-payment-screen.tsx";

let close = async () => {};
afterEach(async () => {
  cleanup();
  toast.clear();
  queryClient.clear();
  await close();
});

/** The counter after a number and Enter, while the book is looked up until `arrive` is called. */
async function openLookingUp(preview?: () => Answer) {
  const arrival = Promise.withResolvers<void>();
  const counter = await openCounter(<OfflinePaymentScreen />, {
    beforePreview: (typed) => (typed === "" ? arrival.promise : undefined),
    ...(preview !== undefined && { preview }),
  });
  close = () => counter.shop.close();
  const user = userEvent.setup();
  await user.type(counter.number, "K1001{Enter}");
  return { ...counter, user, arrive: arrival.resolve };
}

test("an amount typed while the book is looked up stands in its field when the book is shown, and is added to", async () => {
  const { user, arrive, number, amount, taken } = await openLookingUp();
  await user.keyboard("158{Backspace}");
  expect(number).toHaveProperty("value", "K1001");
  arrive();
  await waitFor(() => expect(amount).toHaveProperty("value", "15"));
  expect(document.activeElement).toBe(amount);
  await user.keyboard("00");
  expect(amount).toHaveProperty("value", "1500");
  expect(taken()).toEqual([]);
});

test("an Enter after such an amount saves nothing unseen, and says so; the next one saves", async () => {
  const { user, arrive, amount, taken } = await openLookingUp();
  await user.keyboard("1500{Enter}");
  arrive();
  await waitFor(() => expect(amount).toHaveProperty("value", "1500"));
  await screen.findByText("Not saved yet. See what will be credited, then save.");
  await screen.findByText(/1,500\.00/);
  expect(taken()).toEqual([]);
  await waitFor(async () => {
    await user.keyboard("{Enter}");
    expect(taken()).toHaveLength(1);
  });
  expect(taken()[0]?.body).toMatchObject({ accountno: "K1001", amounttopay: "1500" });
});

test("a letter corrects the number, and no figure of before it becomes an amount", async () => {
  const { user, arrive, number, amount } = await openLookingUp();
  await user.keyboard("15x");
  expect(number).toHaveProperty("value", "K1001x");
  await user.keyboard("{Backspace}");
  arrive();
  await screen.findByRole("region", { name: "Book K1001" });
  expect(amount).toHaveProperty("value", "500.00");
});

test("a figure typed for a book that is not there becomes no amount, and the next one goes where the focus is", async () => {
  const { user, arrive, number } = await openLookingUp(() =>
    problem(404, "book_not_found", "There is no book with this number."),
  );
  await user.keyboard("15");
  arrive();
  await screen.findAllByText("There is no book with this number.");
  await user.keyboard("2");
  expect(number).toHaveProperty("value", "K10012");
});

test("after an Enter for a book that is known not to be there, the next figure corrects the number", async () => {
  const { user, arrive, number } = await openLookingUp(() =>
    problem(404, "book_not_found", "There is no book with this number."),
  );
  arrive();
  await screen.findAllByText("There is no book with this number.");
  await user.keyboard("{Enter}2");
  expect(number).toHaveProperty("value", "K10012");
});
