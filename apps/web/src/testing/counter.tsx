import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import * as z from "zod/mini";
import { queryClient } from "#api/query.ts";
import { Toaster } from "#ui/toast.tsx";
import { adminJson, openShop } from "./shop.ts";
import type { Answer, Received } from "./shop.ts";

interface Stub {
  /** Handles the payments. */
  take?: (call: Received) => Answer | Promise<Answer>;
  /** Handles the previews. */
  preview?: (call: Received) => Answer;
  counters?: readonly ReturnType<typeof counterNamed>[];
  /** The branches of the clerk; none in a shop of one. */
  branches?: readonly object[];
  /** Handles the search of books. */
  find?: (call: Received) => Answer | Promise<Answer>;
  /** Delays a preview; its typed amount is "" until one is typed. */
  beforePreview?: (typedAmount: string) => Promise<void> | undefined;
}

/** The counter's screen on a stub server, on which every book has ₹500.00 due. */
export async function openCounter(
  counter: ReactNode,
  {
    take = receipt,
    preview = (call) => previewed(call),
    counters = [counterNamed("Counter", "T")],
    branches,
    find,
    beforePreview,
  }: Stub,
) {
  const shop = await openShop(async (call) => {
    if (call.operation === "Preview_Payment") {
      await beforePreview?.(wireOf.parse(call.body)["amounttopay"] ?? "");
      return preview(call);
    }
    if (call.operation === "Get_Session") return { json: { data: [{ ...adminJson, branches }] } };
    if (call.operation === "Get_Counters") return { json: { data: counters } };
    if (call.operation === "Choose_Counter") return { json: { data: [counterNamed("Ground floor", "GF")] } };
    if (call.operation === "Get_My_Takings")
      return { json: { data: [{ counts_blind: false, modes: [], latest: [] }] } };
    if (call.operation === "Find_Books") return find?.(call) ?? { json: { data: [found(call)] } };
    return take(call);
  });
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>{counter}</MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  );
  return {
    shop,
    number: screen.getByRole("combobox", { name: "Book Number" }),
    amount: screen.getByRole("textbox", { name: "Amount" }),
    save: screen.getByRole("button", { name: "Save Payment Details" }),
    taken: () => shop.calls("Add_monhlyOfflinePayments"),
  };
}

/** The one with the letter T is where the clerk sits. */
export function counterNamed(name: string, series: string) {
  const isFirst = series === "T";
  return { counter_id: isFirst ? 1 : 2, name, series, gives_online: isFirst, is_open: true, is_mine: isFirst };
}

const wireOf = z.record(z.string(), z.string());

/** The typed book, which leaves nothing to suggest. */
function found({ body }: Received) {
  return foundBook(wireOf.parse(body)["search"] ?? "");
}

export function foundBook(fld_accountno: string) {
  const facts = {
    clientid: "1",
    fld_name: "Meena",
    fld_mobile: "9876543210",
    fld_chitschema: "Kalyanam",
    chitstatus: "Approved",
  };
  return { fld_accountno, ...facts };
}

export function previewed({ body }: Received, state = "0"): Answer {
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
    terms: null,
    opened_on: "2026-11-01",
    instalments_paid: 0,
    next_instalment: 1,
    next_due_on: "2026-11-30",
    paid_total: "0",
    weight_total: "0",
    settlement: null,
  };
  const data = {
    book,
    book_state: state,
    fld_name: "Meena",
    fld_mobile: "9876543210",
    fld_email: "meena@example.com",
    due_amount: "500",
    amount_rule: null,
    credit: { amount: amounttopay, first_instalment: 1, instalment_count: 1, weight: null },
    gold_rate: null,
    cash_limits: [],
    waiting: [],
    books: [{ fld_accountno: accountno, fld_chitschema: "Kalyanam", due: null }],
    without_number: ["Cash"],
    refusal: null,
  };
  return { json: { data } };
}

export function receipt({ body }: Received): Answer {
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
