import { act, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { queuedPayments } from "#shared/payments/pay-queue.ts";
import { openPortal } from "#testing/open-portal.tsx";
import { paymentJson } from "#testing/records.ts";
import { customerSessionJson, dueJson, openPaymentJson, savingsBookJson, savingsJson } from "#testing/savings.ts";

beforeEach(() => localStorage.setItem("thangam.signed-in", "1"));

const now = savingsBookJson({ id: "1", due: dueJson({ due_on: "2026-05-02", due_count: 2, week_count: 2 }) });
const soon = savingsBookJson({ id: "2", amount: "200" });
const any = savingsBookJson({ id: "3", rule: "flexible", amount: "300" });

const refused = { status: 503, json: { code: "gateway_unavailable", detail: "The payment page could not be opened." } };

const open = (path: string, more: Parameters<typeof openPortal>[1] = {}) =>
  openPortal(path, {
    Get_Session: { json: { data: [customerSessionJson] } },
    Get_Savings: { json: savingsJson([now, soon, any]) },
    Add_Transaction: refused,
    ...more,
  });

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));

describe("paying", () => {
  test("all that is due this week starts the first payment and keeps the others in line", async () => {
    const shop = await open("/pay?due=week");
    await press(/^Pay ₹\s1,200$/);
    await screen.findByText("The payment page could not be opened.");
    expect(shop.calls("Add_Transaction").map(({ body }) => body)).toEqual([
      { accountno: "K1", installment_count: 2, seen_state: "0.0.0" },
    ]);
    expect(queuedPayments(7n)).toEqual([
      { bookNumber: "K2", schemeName: "Thanga Mazhai", amount: "20000", instalmentCount: 1, seenState: "0.0.0" },
    ]);
    // Nobody else finds them in this tab.
    expect(queuedPayments(8n)).toEqual([]);
  });

  test("other amounts are chosen for each book, and a wrong one is named at its field", async () => {
    const shop = await open("/pay?book=3");
    const field = await screen.findByRole("textbox", { name: "Amount" });
    await userEvent.clear(field);
    await userEvent.type(field, "many");
    await press(/^Pay/);
    expect(await screen.findByText("Enter an amount in rupees, with at most two decimals.")).toBeDefined();
    expect(shop.calls("Add_Transaction")).toEqual([]);
    await userEvent.clear(field);
    await userEvent.type(field, "450.50");
    await press(/^Pay ₹\s450\.50$/);
    await screen.findByText("The payment page could not be opened.");
    expect(shop.calls("Add_Transaction").map(({ body }) => body)).toEqual([
      { accountno: "K3", paidamount: "450.50", seen_state: "0.0.0" },
    ]);
  });

  test("a second payment of a book is started only after a question", async () => {
    const shop = await open("/pay?book=1", {
      Get_Savings: { json: savingsJson([{ ...now, open_payment: openPaymentJson() }]) },
    });
    await press(/^Pay ₹/);
    const question = within(await screen.findByRole("alertdialog"));
    expect(question.getByText(/^You have attempted payment on 04-05-2026, 10:30\./)).toBeDefined();
    await userEvent.click(question.getByRole("button", { name: "No" }));
    expect(shop.calls("Add_Transaction")).toEqual([]);
    await press(/^Pay ₹/);
    await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Yes" }));
    await screen.findByText("The payment page could not be opened.");
    expect(shop.calls("Add_Transaction")).toHaveLength(1);
  });

  test.each([
    [
      "open",
      "A payment of ₹ 500 is open. If you have paid it, you need not pay again; if not, go on paying.",
      "Go on paying",
    ],
    ["come in", "₹ 500 has come in and is being credited. You need not pay again.", "See the payment"],
  ] as const)(
    "a payment that is %s says why its book is not chosen, and leads to it",
    async (stands, sentence, name) => {
      const books = [{ ...now, open_payment: openPaymentJson(stands) }];
      await open("/pay", { Get_Savings: { json: savingsJson(books) } });
      const said = within(await screen.findByRole("region", { name: "Book K1" }));
      expect(said.getByText(sentence)).toBeDefined();
      expect(said.getByRole("link", { name }).getAttribute("href")).toBe("/paymentsuccessfull?payment=9");
    },
  );

  test("what is still in line is offered after a payment that came, and forgotten when it is not wanted", async () => {
    const queue = [{ bookNumber: "K2", schemeName: "Siru", amount: "20000", instalmentCount: 1, seenState: "0.0.0" }];
    sessionStorage.setItem(
      "thangam.pay-next",
      JSON.stringify({ userId: "7", until: Date.now() + 60_000, payments: queue }),
    );
    await open("/paymentsuccessfull?payment=9", {
      Get_Payment: { json: { data: [{ ...paymentJson, status: "Successfully Transfer" }] } },
      PaymentSuccess: { json: { data: [{ ...paymentJson, status: "Successfully Transfer" }] } },
    });
    const next = within(await screen.findByRole("region", { name: "Still to pay" }));
    expect(next.getByText(/₹ 200 for Siru \(K2\)/)).toBeDefined();
    await userEvent.click(next.getByRole("button", { name: "Not now" }));
    expect(screen.queryByRole("region", { name: "Still to pay" })).toBeNull();
    expect(queuedPayments(7n)).toEqual([]);
  });

  test("an address of before leads to the same book", async () => {
    await open("/dashboard?pay=2");
    expect((await screen.findByRole<HTMLInputElement>("checkbox", { name: /K2/ })).checked).toBe(true);
  });
});

test("the page of a payment that cannot be reached says so and nothing of the payment, and shows it once it can be", async () => {
  const line = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  onTestFinished(() => line.mockRestore());
  let isReached = false;
  const answer = () => (isReached ? { json: { data: [{ ...paymentJson, fld_id: "9" }] } } : ("no answer" as const));
  await open("/paymentsuccessfull?payment=9", { Get_Payment: answer, PaymentSuccess: answer });
  expect(await screen.findByText(/^The shop could not be reached/, {}, { timeout: 9_000 })).toBeDefined();
  expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  expect(screen.queryByText("Error processing data")).toBeNull();
  isReached = true;
  act(() => void window.dispatchEvent(new Event("online")));
  expect(await screen.findByRole("region", { name: "Payment" })).toBeDefined();
}, 15_000);

/** It still stands there, and a press on it opens nothing. */
async function leadsNowhere(name: string): Promise<void> {
  const link = await screen.findByRole("link", { name });
  expect([link.getAttribute("aria-disabled"), link.hasAttribute("href")]).toEqual(["true", false]);
}

test("without a connection nothing that needs one can be pressed, and why is said beside it", async () => {
  const failed = { ...paymentJson, fld_id: "9", status: "Failed" };
  await open("/paymentfail?payment=9", {
    Get_Payment: { json: { data: [failed] } },
    PaymentSuccess: { json: { data: [failed] } },
    PaymentFail: { json: { data: [failed] } },
  });
  await screen.findByRole("link", { name: "Pay again" });
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event("offline")));
  expect(screen.queryByRole("link", { name: "Pay again" })).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Pay again" }).disabled).toBe(true);
  expect(screen.getByText("Pay when you are online.")).toBeDefined();
  await userEvent.click(screen.getByRole("link", { name: "Me" }));
  for (const name of ["Change password", "Security"]) await leadsNowhere(name);
  vi.restoreAllMocks();
  act(() => void window.dispatchEvent(new Event("online")));
  for (const name of ["Change password", "Security"])
    expect((await screen.findByRole("link", { name })).hasAttribute("href")).toBe(true);
});
