import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { queryClient } from "#api/query.ts";
import { openCounter, previewed, receipt } from "#testing/counter.tsx";
import { problem } from "#testing/shop.ts";
import { toast } from "#ui/toast.tsx";
import OfflinePaymentScreen from "./offline-payment-screen.tsx";

const notSaved = "Not saved yet. See what will be credited, then save.";

let close = async () => {};
afterEach(async () => {
  cleanup();
  // A response cached by one test must not reach the next.
  toast.clear();
  queryClient.clear();
  await close();
});

/** The counter with a typed book whose preview does not arrive before `arrive` is called. */
async function openAwaiting() {
  const arrival = Promise.withResolvers<void>();
  const counter = await openCounter(<OfflinePaymentScreen />, { beforePreview: () => arrival.promise });
  close = () => counter.shop.close();
  const user = userEvent.setup();
  await user.type(counter.number, "K1001");
  // A slow machine asks for the first part of the number, too.
  await waitFor(() => expect(counter.shop.calls("Preview_Payment").at(-1)?.body).toMatchObject({ accountno: "K1001" }));
  const arrive = () => {
    arrival.resolve();
    return screen.findByRole("region", { name: "Book K1001" });
  };
  return { ...counter, user, arrive };
}

test("a click before the book is shown says that nothing was saved, and the next one saves", async () => {
  const { user, save, taken, arrive } = await openAwaiting();
  await user.click(save);
  await screen.findByText(notSaved);
  await arrive();
  expect(screen.getByText(notSaved)).toBeDefined();
  expect(taken()).toEqual([]);
  await user.click(save);
  await screen.findByRole("region", { name: "Last receipt" });
  expect(taken()).toHaveLength(1);
  expect(screen.queryByText(notSaved)).toBeNull();
});

test("a press that the arriving book outruns does not save unseen, and says so", async () => {
  const { user, save, taken, arrive } = await openAwaiting();
  await user.pointer({ keys: "[MouseLeft>]", target: save });
  await arrive();
  await user.pointer({ keys: "[/MouseLeft]", target: save });
  expect(taken()).toEqual([]);
  expect(screen.getByText(notSaved)).toBeDefined();
  await user.click(save);
  await screen.findByRole("region", { name: "Last receipt" });
  expect(taken()).toHaveLength(1);
});

test("a press whose button moves away says that nothing was saved, and the next Enter saves", async () => {
  const { user, save, amount, taken, arrive } = await openAwaiting();
  await user.pointer({ keys: "[MouseLeft>]", target: save });
  const book = await arrive();
  await user.pointer({ keys: "[/MouseLeft]", target: book });
  expect(screen.getByText(notSaved)).toBeDefined();
  // The mark of the press is taken away after the click that would follow.
  await new Promise((done) => setTimeout(done));
  await user.type(amount, "{Enter}");
  await screen.findByRole("region", { name: "Last receipt" });
  expect(taken()).toHaveLength(1);
});

test("a click in the instant in which the book is shown saves", async () => {
  const { user, save, taken, arrive } = await openAwaiting();
  await arrive();
  await user.click(save);
  await screen.findByRole("region", { name: "Last receipt" });
  expect(taken()).toHaveLength(1);
});

test("a click for a book that is not there says why nothing was saved, beside the button", async () => {
  const sentence = "There is no book with this number.";
  const { number, save, shop, taken } = await openCounter(<OfflinePaymentScreen />, {
    preview: () => problem(404, "book_not_found", sentence),
  });
  close = () => shop.close();
  await userEvent.type(number, "K9999");
  await screen.findByText(sentence);
  await userEvent.click(save);
  expect(await screen.findAllByText(sentence)).toHaveLength(2);
  expect(taken()).toEqual([]);
});

test("the same number typed again at once is not taken for a book that was seen", async () => {
  const counter = await openCounter(<OfflinePaymentScreen />, {});
  close = () => counter.shop.close();
  const user = userEvent.setup({ delay: null });
  await user.type(counter.number, "K1001");
  await screen.findByRole("region", { name: "Book K1001" });
  await user.keyboard("{Enter}{Enter}");
  await screen.findByRole("region", { name: "Last receipt" });
  await waitFor(() => expect(document.activeElement).toBe(counter.number));
  await user.keyboard("K1001{Enter}");
  await waitFor(() => expect(document.activeElement).toBe(counter.amount));
  expect(counter.taken()).toHaveLength(1);
});

test("a book that was paid since it was shown is asked for again, and a payment names the state that is shown then", async () => {
  let payments = 0;
  const counter = await openCounter(<OfflinePaymentScreen />, {
    preview: (call) => previewed(call, String(payments)),
    take: (call) => {
      if (call.operation === "Add_monhlyOfflinePayments") payments += 1;
      return receipt(call);
    },
  });
  close = () => counter.shop.close();
  const user = userEvent.setup();
  for (const number of ["K1001", "K1002", "K1001"]) {
    await user.type(counter.number, number);
    await screen.findByRole("region", { name: `Book ${number}` });
    await user.keyboard("{Enter}{Enter}");
    await waitFor(() => expect(counter.number).toHaveProperty("value", ""));
  }
  expect(counter.taken().map(({ body }) => body)).toMatchObject([
    { accountno: "K1001", seen_state: "0" },
    { accountno: "K1002", seen_state: "1" },
    { accountno: "K1001", seen_state: "2" },
  ]);
});

test("a book that was just paid is not shown as it was before, and an Enter for it leads on when it is there", async () => {
  let answer = Promise.resolve();
  const counter = await openCounter(<OfflinePaymentScreen />, { beforePreview: () => answer });
  close = () => counter.shop.close();
  const user = userEvent.setup();
  await user.type(counter.number, "K1001");
  await screen.findByRole("region", { name: "Book K1001" });
  await user.keyboard("{Enter}{Enter}");
  await waitFor(() => expect(counter.number).toHaveProperty("value", ""));
  const arrival = Promise.withResolvers<void>();
  answer = arrival.promise;
  await user.type(counter.number, "K1001");
  const asked = counter.shop.calls("Preview_Payment").length;
  await waitFor(() => expect(counter.shop.calls("Preview_Payment").length).toBeGreaterThan(asked));
  expect(screen.queryByRole("region", { name: "Book K1001" })).toBeNull();
  await user.keyboard("{Enter}");
  arrival.resolve();
  await screen.findByRole("region", { name: "Book K1001" });
  await waitFor(() => expect(document.activeElement).toBe(counter.amount));
});
