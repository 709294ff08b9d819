import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { queuedPayments, queuePayments } from "#shared/payments/pay-queue.ts";
import { openPortal } from "#testing/open-portal.tsx";
import { paymentJson } from "#testing/records.ts";
import { customerSessionJson, openPaymentJson, savingsBookJson, savingsJson } from "#testing/savings.ts";

beforeEach(() => localStorage.setItem("thangam.signed-in", "1"));

const now = savingsBookJson({ id: "1", state: "4.0.0" });
const any = savingsBookJson({ id: "3", rule: "flexible", amount: "300", state: "2.0.0" });
const meanwhile = { status: 409, json: { code: "payment_meanwhile", detail: "Another payment was started." } };
const failed = { status: 503, json: { code: "gateway_unavailable", detail: "The payment page could not be opened." } };

/** A page that shows the books as they were, and whose press is refused because there is more by now. */
const open = (path: string, then: Parameters<typeof savingsJson>[0], more: Parameters<typeof openPortal>[1] = {}) => {
  let presses = 0;
  return openPortal(path, {
    Get_Session: { json: { data: [customerSessionJson] } },
    Get_Savings: () => ({ json: savingsJson(presses === 0 ? [now, any] : then) }),
    Add_Transaction: () => (presses++ === 0 ? meanwhile : failed),
    ...more,
  });
};

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const yes = async () =>
  userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Yes" }));

test("a press that was overtaken asks about the payment that was begun elsewhere, and names it when it is answered", async () => {
  const begun = { ...any, book_state: "2.9.0", open_payment: openPaymentJson() };
  const shop = await open("/pay?book=3", [now, begun]);
  const field = await screen.findByLabelText("Amount");
  await userEvent.clear(field);
  await userEvent.type(field, "450.50");
  await press(/^Pay ₹\s450\.50$/);
  expect(await screen.findByText(/^You have attempted payment on 04-05-2026, 10:30\./)).toBeDefined();
  await yes();
  await screen.findByText("The payment page could not be opened.");
  expect(shop.calls("Add_Transaction").map(({ body }) => body)).toEqual([
    { accountno: "K3", paidamount: "450.50", seen_state: "2.0.0" },
    { accountno: "K3", paidamount: "450.50", seen_state: "2.9.0" },
  ]);
});

test.each([
  ["the page as it began", "/pay"],
  ["a book that the address names", "/pay?book=1"],
])("of %s, a book whose money has come in elsewhere is not paid again by itself", async (_what, path) => {
  const come = { ...now, book_state: "4.9.1", open_payment: openPaymentJson("come in") };
  const shop = await open(path, [come, any]);
  await press(/^Pay ₹\s500$/);
  const said = within(await screen.findByRole("region", { name: "Book K1" }));
  expect(said.getByText("₹ 500 has come in and is being credited. You need not pay again.")).toBeDefined();
  expect((await screen.findByRole<HTMLInputElement>("checkbox", { name: /K1/ })).checked).toBe(false);
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(shop.calls("Add_Transaction")).toHaveLength(1);
});

test("what was typed for a book that was paid elsewhere is there when it is chosen again", async () => {
  await open("/pay?book=3", [now, { ...any, book_state: "3.0.0" }]);
  const field = await screen.findByLabelText("Amount");
  await userEvent.clear(field);
  await userEvent.type(field, "450.50");
  await press(/^Pay ₹\s450\.50$/);
  await screen.findByText("Another payment was started.");
  const box = screen.getByRole<HTMLInputElement>("checkbox", { name: /K3/ });
  await waitFor(() => expect(box.checked).toBe(false));
  await userEvent.click(box);
  expect(screen.getByLabelText<HTMLInputElement>("Amount").value).toBe("450.50");
});

test.each(["open", "come in"] as const)(
  "the next book in line is looked at again when its payment is %s",
  async (stands) => {
    queuePayments(7n, [
      { bookNumber: "K3", schemeName: "Siru", amount: "30000", instalmentCount: null, seenState: "2.0.0" },
    ]);
    const verified = { json: { data: [{ ...paymentJson, status: "Successfully Transfer" }] } };
    const then = { ...any, book_state: "2.9.0", open_payment: openPaymentJson(stands) };
    const shop = await open("/paymentsuccessfull?payment=9", [now, then], {
      Get_Payment: verified,
      PaymentSuccess: verified,
    });
    await press(/^Pay ₹\s300$/);
    if (stands === "open") {
      await yes();
      await screen.findByText("The payment page could not be opened.");
      expect(shop.calls("Add_Transaction").map(({ body }) => body)).toMatchObject([
        { seen_state: "2.0.0" },
        { seen_state: "2.9.0" },
      ]);
    } else {
      await waitFor(() => expect(screen.getByRole("alert").textContent).toMatch(/^Book K3 ₹\s500 has come in/));
      expect(screen.queryByRole("button", { name: /^Pay ₹/ })).toBeNull();
      expect(queuedPayments(7n)).toEqual([]);
    }
  },
);
