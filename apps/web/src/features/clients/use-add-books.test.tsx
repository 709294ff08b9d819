import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { queryClient } from "#api/query.ts";
import { openShop, problem } from "#testing/shop.ts";
import type { Answer, Received } from "#testing/shop.ts";
import { emptyDraft } from "./enrolment-draft.ts";
import type { EnrolmentDraft } from "./enrolment-draft.ts";
import { useAddBooks } from "./use-add-books.ts";

let shop: Awaited<ReturnType<typeof openShop>>;
afterEach(() => shop.close());

const draft = (unique: string): EnrolmentDraft => ({
  ...emptyDraft,
  schemeName: "Thanga Mazhai",
  prefix: "K",
  unique,
  amountPaise: "2500",
  instalments: "15",
});

/** A stub server that adds every book, except for given responses. */
async function open(onceByNumber: Record<string, Answer>) {
  const once = new Map(Object.entries(onceByNumber));
  shop = await openShop((call) => {
    const number = numberIn(call);
    const other = once.get(number);
    once.delete(number);
    return other ?? { json: { data: [bookJson(number)] } };
  });
  const { result } = renderHook(() => useAddBooks(7n), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });
  return (...numbers: string[]) => act(() => result.current.addBooks(numbers.map(draft)));
}

test("stops at the book that is refused, and says which were added", async () => {
  const add = await open({ K2: problem(409, "book_number_taken", "This book number is already in use.") });
  expect(await add("1", "2", "3")).toEqual({
    added: ["K1"],
    problem: { bookNumber: "K2", message: "This book number is already in use." },
  });
  expect(shop.received.map(numberIn)).toEqual(["K1", "K2"]);
});

test("a book whose answer was lost is sent again under its own key, whatever else is in the list by then", async () => {
  const add = await open({ K1: "no answer" });
  expect(await add("1", "2")).toMatchObject({ added: [], problem: { bookNumber: "K1" } });
  expect(await add("3", "1", "2")).toEqual({ added: ["K3", "K1", "K2"], problem: null });
  expect(shop.received.map(numberIn)).toEqual(["K1", "K3", "K1", "K2"]);
  const keys = shop.received.map(({ idempotencyKey }) => idempotencyKey);
  expect(keys[2]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(3);
});

function numberIn({ body }: Received): string {
  const sent = new Map<string, unknown>(Object.entries(body ?? {}));
  return String(sent.get("accountno"));
}

function bookJson(number: string) {
  return {
    chitid: "9",
    clientid: "7",
    fld_accountno: number,
    fld_chitschema: "Thanga Mazhai",
    fld_chitschemtype: "Monthly",
    accrual: "amount",
    payment_rule: "fixed",
    fld_chitamount: "2500",
    fld_duration: 15,
    fld_user: "New",
    fld_paidmonths: 0,
    chitstatus: "Approved",
    terms: null,
    opened_on: "2026-11-21",
    instalments_paid: 0,
    next_instalment: 1,
    next_due_on: "2026-11-21",
    paid_total: "0",
    weight_total: "0",
    settlement: null,
  };
}
