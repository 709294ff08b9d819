import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { queryClient } from "#api/query.ts";
import { foundBook, openCounter, previewed } from "#testing/counter.tsx";
import type { Answer, openShop } from "#testing/shop.ts";
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

/** A stub server that finds these books, whatever is looked for, once `previous` is done. */
async function open(
  numbers: readonly string[],
  previous: Promise<void> = Promise.resolve(),
  preview: Promise<void> = Promise.resolve(),
) {
  const counter = await openCounter(<OfflinePaymentScreen />, {
    beforePreview: () => preview,
    find: async (): Promise<Answer> => {
      await previous;
      return { json: { data: numbers.map(foundBook) } };
    },
  });
  shop = counter.shop;
  return counter;
}

test("Enter takes the first book that fits a name, shows it, and waits at the amount", async () => {
  const { number, amount, taken } = await open(["K1001", "K1002"]);
  await userEvent.type(number, "meena");
  await screen.findByRole("option", { name: /K1002/ });
  await userEvent.keyboard("{Enter}");
  await screen.findByRole("region", { name: "Book K1001" });
  await waitFor(() => expect(document.activeElement).toBe(amount));
  expect(number).toHaveProperty("value", "K1001");
  expect(screen.queryByRole("option")).toBeNull();
  expect(taken()).toEqual([]);
});

test("Enter before the search has answered takes the first when it does", async () => {
  const answer = Promise.withResolvers<void>();
  const { number, amount } = await open(["K1001"], answer.promise);
  await userEvent.type(number, "98765{Enter}");
  expect(number).toHaveProperty("value", "98765");
  answer.resolve();
  await screen.findByRole("region", { name: "Book K1001" });
  await waitFor(() => expect(document.activeElement).toBe(amount));
});

test("who types on after Enter is not overtaken by what was looked for before", async () => {
  const answer = Promise.withResolvers<void>();
  const { number } = await open(["K1001"], answer.promise);
  await userEvent.type(number, "mee{Enter}");
  await userEvent.type(number, "nakshi");
  answer.resolve();
  await screen.findByRole("option", { name: /K1001/ });
  expect(number).toHaveProperty("value", "meenakshi");
});

test("what was found for one person is not offered for the next, whose search has not answered", async () => {
  const later = Promise.withResolvers<void>();
  const counter = await openCounter(<OfflinePaymentScreen />, {
    find: async ({ body }): Promise<Answer> => {
      const isFirst = JSON.stringify(body).includes("meena");
      if (!isFirst) await later.promise;
      return { json: { data: (isFirst ? ["K1001", "K1002"] : ["K2001", "K2002"]).map(foundBook) } };
    },
  });
  shop = counter.shop;
  await userEvent.type(counter.number, "meena");
  await screen.findByRole("option", { name: /K1001/ });
  await userEvent.clear(counter.number);
  await userEvent.type(counter.number, "ravi");
  expect(screen.queryByRole("option", { name: /K100/ })).toBeNull();
  later.resolve();
  await screen.findByRole("option", { name: /K2001/ });
});

test("the same typed again is not taken without another Enter", async () => {
  const answer = Promise.withResolvers<void>();
  const { number } = await open(["K1001"], answer.promise);
  await userEvent.type(number, "meena{Enter}");
  answer.resolve();
  await screen.findByRole("region", { name: "Book K1001" });
  await userEvent.clear(number);
  await userEvent.type(number, "meena");
  await screen.findByRole("option", { name: /K1001/ });
  expect(number).toHaveProperty("value", "meena");
});

test("a whole number is taken as it stands, whatever else fits", async () => {
  const preview = Promise.withResolvers<void>();
  const { number, amount, taken } = await open(["K10010", "K10011"], Promise.resolve(), preview.promise);
  await userEvent.type(number, "K1001");
  await screen.findByRole("option", { name: /K10011/ });
  // Before the book is shown: a later Enter would save, and keep the keys of the next test.
  await userEvent.keyboard("{Enter}");
  preview.resolve();
  await screen.findByRole("region", { name: "Book K1001" });
  await waitFor(() => expect(document.activeElement).toBe(amount));
  expect(number).toHaveProperty("value", "K1001");
  expect(taken()).toEqual([]);
});

test("what fits no book stays to be mended, and says so", async () => {
  const answer = Promise.withResolvers<void>();
  const { number, taken } = await open([], answer.promise);
  await userEvent.type(number, "nobody");
  answer.resolve();
  await screen.findByText("No book fits. Try its number, a name or a mobile number.");
  await userEvent.keyboard("{Enter}");
  await screen.findByText("Enter Correct Book Number");
  expect(number).toHaveProperty("value", "nobody");
  expect(taken()).toEqual([]);
});

test("what fits no book says so also when Enter came before the search had answered", async () => {
  const answer = Promise.withResolvers<void>();
  const { number, taken } = await open([], answer.promise);
  await userEvent.type(number, "nob");
  answer.resolve();
  await screen.findByText("No book fits. Try its number, a name or a mobile number.");
  await userEvent.type(number, "ody");
  // What was looked for is not what stands there now.
  expect(screen.queryByText("No book fits. Try its number, a name or a mobile number.")).toBeNull();
  await userEvent.keyboard("{Enter}");
  await screen.findByText("Enter Correct Book Number");
  expect(number).toHaveProperty("value", "nobody");
  expect(taken()).toEqual([]);
});

test.for(["book_closed", "book_not_open", "all_instalments_paid"])(
  "a book that takes nothing (%s) cannot be saved, by mouse or Enter",
  async (refusal) => {
    const counter = await openCounter(<OfflinePaymentScreen />, {
      preview: (call) => {
        const answer = previewed(call);
        return typeof answer === "object" && "json" in answer
          ? { json: { data: { ...Object(answer.json).data, credit: null, due_amount: null, refusal } } }
          : answer;
      },
    });
    shop = counter.shop;
    await userEvent.type(counter.number, "K1001");
    await screen.findByRole("region", { name: "Book K1001" });
    await waitFor(() => expect(counter.save).toHaveProperty("disabled", true));
    await userEvent.type(counter.amount, "500{Enter}");
    await userEvent.click(counter.save);
    expect(counter.taken()).toEqual([]);
  },
);
