import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { queryClient } from "#api/query.ts";
import { openCounter, receipt } from "#testing/counter.tsx";
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

/** A payment for K1001 that is being saved until `end` is called. */
async function openSaving(answer: Answer | null = null) {
  const saved = Promise.withResolvers<void>();
  const counter = await openCounter(<OfflinePaymentScreen />, {
    take: async (call) => {
      await saved.promise;
      return answer ?? receipt(call);
    },
  });
  close = () => counter.shop.close();
  const user = userEvent.setup();
  await user.type(counter.number, "K1001");
  await screen.findByRole("region", { name: "Book K1001" });
  await user.keyboard("{Enter}{Enter}");
  const value = () => (counter.number instanceof HTMLInputElement ? counter.number.value : null);
  return { ...counter, user, value, end: saved.resolve };
}

test("what is typed while a payment is saved stands in the box for the next person", async () => {
  const { user, end, value, number, taken } = await openSaving();
  await user.keyboard("K10x{Backspace}02");
  end();
  await screen.findByRole("region", { name: "Book K1002" });
  expect(value()).toBe("K1002");
  expect(document.activeElement).toBe(number);
  await user.keyboard("{Enter}{Enter}");
  await waitFor(() => expect(taken()).toHaveLength(2));
  expect(taken()[1]?.body).toMatchObject({ accountno: "K1002", amounttopay: "500" });
});

test("a number and an Enter, as a scanner sends them, lead to the amount of the next book, and save nothing", async () => {
  const { user, end, amount, taken } = await openSaving();
  await user.keyboard("K1002{Enter}");
  end();
  await screen.findByRole("region", { name: "Book K1002" });
  await waitFor(() => expect(document.activeElement).toBe(amount));
  expect(taken()).toHaveLength(1);
});

test("what was typed for the next person does not change a payment that is refused", async () => {
  const { user, end, value, amount } = await openSaving(
    problem(422, "amount_not_allowed", "This amount cannot be paid on the book."),
  );
  await user.keyboard("K1002");
  end();
  await screen.findByRole("textbox", { name: "Amount", description: /This amount cannot be paid/ });
  expect([value(), amount instanceof HTMLInputElement && amount.value]).toEqual(["K1001", "500.00"]);
});
