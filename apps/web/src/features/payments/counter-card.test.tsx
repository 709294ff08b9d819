import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { queryClient } from "#api/query.ts";
import { addDays, day, shopDay } from "#format/dates.ts";
import { openCounter, previewed } from "#testing/counter.tsx";
import type { Answer, openShop, Received } from "#testing/shop.ts";
import OfflinePaymentScreen from "./offline-payment-screen.tsx";

let shop: Awaited<ReturnType<typeof openShop>>;
afterEach(async () => {
  cleanup();
  // A response cached by one test must not reach the next.
  queryClient.clear();
  await shop.close();
});

/** The counter with a book whose preview says something else. */
async function open(changed: object, branches?: readonly object[]) {
  const preview = (call: Received): Answer => {
    const answer = previewed(call);
    return answer === "no answer" ? answer : { json: { data: { ...Object(answer.json).data, ...changed } } };
  };
  const counter = await openCounter(<OfflinePaymentScreen />, { preview, ...(branches !== undefined && { branches }) });
  shop = counter.shop;
  await userEvent.type(counter.number, "K1001");
  return { ...counter, card: within(await screen.findByRole("region", { name: "Book K1001" })) };
}

test("a late book says so before anybody asks, and all that is due is one press", async () => {
  const dueOn = addDays(shopDay(new Date()), -131);
  const due = { due_on: dueOn, instalments_due: 5, due_amount: "2500" };
  const books = [
    { fld_accountno: "K1001", fld_chitschema: "Kalyanam", due },
    { fld_accountno: "GH7", fld_chitschema: "My Gold Eleven", due: null },
  ];
  const { card, amount, number, save, taken } = await open({ books });
  card.getByText("131 days late, 5 instalments due");
  card.getByText(`since ${day(dueOn)}`);
  card.getByText("₹ 500.00 for each instalment; 11 left: at most ₹ 5,500.00.");
  await userEvent.click(card.getByRole("button", { name: /all 5 due/ }));
  await card.findByText("₹ 2,500.00");
  expect(amount).toHaveProperty("value", "2,500.00");
  await userEvent.keyboard("{Alt>}[Digit3]{/Alt}");
  await userEvent.type(screen.getByRole("textbox", { name: "UPI transaction number" }), "412700112233");
  await userEvent.click(save);
  await screen.findByRole("region", { name: "Last receipt" });
  expect(taken()[0]?.body).toMatchObject({ accountno: "K1001", amounttopay: "2500", paymentmode: "UPI" });
  // The other book of the same client is one press away.
  await userEvent.type(number, "K1001");
  await userEvent.click(await screen.findByRole("button", { name: /GH7/ }));
  await screen.findByRole("region", { name: "Book GH7" });
  expect(number).toHaveProperty("value", "GH7");
});

test("a book that takes any amount says beside the field which ones", async () => {
  await open({ amount_rule: { minimum_amount: "200", multiple_of: "100" } });
  screen.getByRole("textbox", { name: "Amount", description: /^At least ₹.200\.00, in steps of ₹.100\.00$/ });
});

test("a closed book says that it takes no money, and nothing can be saved", async () => {
  const { card, save } = await open({ refusal: "book_closed", credit: null, due_amount: null });
  expect(card.getAllByText("This book is closed. It takes no payment.")).toHaveLength(2);
  expect(save).toHaveProperty("disabled", true);
});

const north = { branch: 2, name: "North", is_worked_in: true, is_current: true };

test("a book of another branch is said to be of that one, and of what is saved in it nothing is said", async () => {
  const changed = { fld_mobile: "••••••3210", fld_email: "", is_elsewhere: true };
  const book = { ...Object(previewedBook()), branch_name: "Main Street" };
  const { card } = await open({ ...changed, book }, [north]);
  await card.findByText("Taken in North");
  card.getByText(/^The book is of Main Street\. .* What is saved in it is not shown here\.$/);
  await card.findByText("Will be credited");
  expect(card.queryByText(/Saved so far|Saved after this/)).toBeNull();
  expect(card.queryByRole("link", { name: "Meena" })).toBeNull();
});

test("a book of the same branch says where it is taken, and a shop of one branch says nothing of it", async () => {
  const book = { ...Object(previewedBook()), branch_name: "North" };
  const here = await open({ book }, [north]);
  await here.card.findByText("Taken in North");
  expect(here.card.queryByText(/The book is of/)).toBeNull();
  here.card.getByText(/Saved so far/);
  cleanup();
  queryClient.clear();
  await shop.close();
  const alone = await open({});
  await alone.card.findByText(/Saved so far/);
  expect(alone.card.queryByText(/Taken in/)).toBeNull();
});

function previewedBook(): unknown {
  const answer = previewed({ ...blankCall, body: { accountno: "K1001" } });
  return answer === "no answer" ? null : Object(answer.json).data.book;
}

const blankCall = {
  operation: "Preview_Payment",
  method: "POST",
  query: new URLSearchParams(),
  idempotencyKey: undefined,
  isReplayOnly: false,
};
