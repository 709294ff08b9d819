import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, configure, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { queryClient } from "#api/query.ts";
import { openShop } from "#testing/shop.ts";
import type { Answer, Received } from "#testing/shop.ts";
import { toast, Toaster } from "#ui/toast.tsx";
import OfflinePaymentScreen from "./offline-payment-screen.tsx";

// A slow machine must not fail the test.
configure({ asyncUtilTimeout: 10_000 });

let shop: Awaited<ReturnType<typeof openShop>>;
afterEach(async () => {
  cleanup();
  // A response cached by one test must not reach the next.
  toast.clear();
  queryClient.clear();
  await shop.close();
});

/** A stub server whose payments `take` handles. Every book has ₹500.00 due; ₹1500.00 can be previewed. */
async function open(take: (call: Received) => Answer, previewable: Promise<void> = Promise.resolve()) {
  shop = await openShop(async (call) => {
    if (call.operation === "Preview_Payment") {
      if (wireOf.parse(call.body)["amounttopay"] === "1500") await previewable;
      return { json: { data: preview(call) } };
    }
    if (call.operation === "Find_Books") return { json: { data: [found(call)] } };
    return take(call);
  });
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <OfflinePaymentScreen />
      </MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  );
  return {
    number: screen.getByRole("combobox", { name: "Book Number" }),
    amount: screen.getByRole("textbox", { name: "Amount" }),
    taken: () => shop.calls("Add_monhlyOfflinePayments"),
  };
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
  await userEvent.type(number, "{Enter}");
  await screen.findByText(/could not be reached/);
  await userEvent.clear(number);
  await userEvent.type(number, "K1002");
  await screen.findByRole("region", { name: "Book K1002" });
  await userEvent.type(number, "{Enter}");
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
  await userEvent.type(number, "{Enter}");
  await screen.findByText(/could not be reached/);
  await userEvent.tripleClick(amount);
  await userEvent.keyboard("1500");
  await screen.findByText("₹ 1,500.00");
  await userEvent.keyboard("{Enter}");
  await screen.findByText("The earlier payment for book K1001 was saved: receipt R-K1001.");
  expect(taken().map(({ body }) => body)).toMatchObject([{ amounttopay: "500" }, { amounttopay: "500" }]);
});

const wireOf = z.record(z.string(), z.string());

/** The typed book, which leaves nothing to suggest. */
function found({ body }: Received) {
  const fld_accountno = wireOf.parse(body)["search"];
  const facts = { fld_name: "Meena", fld_mobile: "9876543210", fld_chitschema: "Kalyanam", chitstatus: "Approved" };
  return { fld_accountno, ...facts };
}

function preview({ body }: Received) {
  const { accountno = "", amounttopay = "500" } = wireOf.parse(body);
  const book = {
    chitid: "1",
    clientid: "1",
    fld_accountno: accountno,
    fld_chitschema: "Kalyanam",
    fld_chitschemtype: "Monthly",
    accrual: "amount",
    payment_rule: "fixed",
    fld_chitamount: "500",
    fld_duration: 11,
    fld_user: "New",
    fld_paidmonths: 0,
    chitstatus: "Approved",
    opened_on: "2026-11-01",
    instalments_paid: 0,
    next_instalment: 1,
    next_due_on: "2026-11-30",
    paid_total: "0",
    weight_total: "0",
    settlement: null,
  };
  return {
    book,
    fld_name: "Meena",
    fld_mobile: "9876543210",
    fld_email: "meena@example.com",
    due_amount: "500",
    credit: { amount: amounttopay, first_instalment: 1, instalment_count: 1, weight: null },
    gold_rate: null,
    cash_limits: [],
    refusal: null,
  };
}

function receipt({ body }: Received): Answer {
  const { accountno = "", amounttopay = "", paymentmode = "" } = wireOf.parse(body);
  const payment = {
    fld_id: "1",
    chitid: "1",
    fld_accountno: accountno,
    clientid: "1",
    fld_name: "Meena",
    fld_chitschema: "Kalyanam",
    status: "Payment Approved",
    paymentmode,
    paidamount: amounttopay,
    paiddate: "2026-11-21T04:00:00Z",
    business_day: "2026-11-21",
    installmentno: 1,
    installment_count: 1,
    weight: null,
    computed_weight: null,
    weight_reason: null,
    refund_mode: null,
    refund_reason: null,
    refund_modes: ["Cash"],
    gold_rate: null,
    transid: null,
    receiptno: `R-${accountno}`,
    paid_total: amounttopay,
    weight_total: "0",
    instalments_paid: 1,
    next_instalment: 2,
  };
  return { json: { data: [payment] } };
}
