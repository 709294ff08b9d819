import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, configure, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { queryClient } from "#api/query.ts";
import { openShop } from "#testing/shop.ts";
import { GivenParts } from "./given-parts.tsx";

// A slow machine must not fail the test.
configure({ asyncUtilTimeout: 10_000 });

let shop: Awaited<ReturnType<typeof openShop>>;
afterEach(async () => {
  cleanup();
  queryClient.clear();
  await shop.close();
});

const voucher = {
  settlement: 2,
  part: 1,
  way: "Voucher",
  refund_mode: null,
  reference: "V-7",
  settled_at: "2026-05-06T05:00:00.000Z",
  settled_by: "Bala",
  purity: null,
  gold_rate: "5000",
  lines: [],
  amount: "2500",
  weight: "0.500",
  bonus: "0",
  bonus_weight: "0.050",
  deducted: "0",
  worth: "2750",
  bill: null,
  covered_weight: "0",
  to_pay: null,
};
const bill = {
  ...voucher,
  settlement: 1,
  way: "Jewellery bill",
  reference: "JB-7",
  settled_at: "2026-05-04T05:00:00.000Z",
  settled_by: "Asha",
  purity: "22K",
  lines: [{ item: "Chain", kind: "plain", weight: "8", va_percent: "22", va_per_gram: null, stone: "1000" }],
  amount: "20000",
  weight: "4",
  bonus_weight: "0",
  worth: "20000",
  bill: {
    lines: [{ covered_weight: "4", full: "49800", off: "3600", amount: "46200" }],
    full: "49800",
    off: "3600",
    amount: "46200",
    tax: "1386",
  },
  covered_weight: "4",
  to_pay: "26200",
};
const refund = {
  ...voucher,
  part: 2,
  way: "Refund",
  refund_mode: "Cash",
  reference: null,
  deducted: "100",
  worth: "900",
};

async function given(parts: object[], savesGold = true) {
  shop = await openShop(() => ({ json: { data: parts } }));
  render(
    <QueryClientProvider client={queryClient}>
      <GivenParts bookId={3n} savesGold={savesGold} />
    </QueryClientProvider>,
  );
}

const factsOf = (part: string) => {
  const list = within(screen.getByRole("region", { name: part }));
  const texts = (role: string) =>
    list.queryAllByRole(role).map((fact) => (fact.textContent ?? "").replaceAll("\u00a0", " "));
  const values = texts("definition");
  return Object.fromEntries(texts("term").map((label, at) => [label, values[at]]));
};

test("each part says what it took, what it was worth and what was paid besides, and a bill its pieces", async () => {
  await given([bill, voucher, refund]);
  await screen.findByRole("heading", { name: "What was given for this book" });
  expect(factsOf("Jewellery bill JB-7")).toEqual({
    "Of the savings": "4.000 g",
    "It paid for": "₹ 20,000.00",
    "The bill": "₹ 46,200.00",
    "Tax, beside it": "₹ 1,386.00",
    "Paid besides": "₹ 26,200.00",
    "Gold rate, 22K": "₹ 5,000.00",
  });
  const pieces = screen.getByRole("table", { name: "Pieces of Jewellery bill JB-7" });
  const cells = within(pieces).getAllByRole("cell");
  expect(cells.map(({ textContent }) => textContent?.replaceAll("\u00a0", " "))).toEqual([
    "Chain (plain)",
    "8.000 g",
    "22 %",
    "₹ 1,000.00",
    "₹ 49,800.00",
    "4.000 g",
    "₹ 3,600.00",
    "₹ 46,200.00",
  ]);
  expect(factsOf("Voucher V-7")).toEqual({
    "Of the savings": "0.500 g",
    Bonus: "0.050 g",
    "It paid for": "₹ 2,750.00",
  });
  expect(factsOf("Refund, Cash")).toMatchObject({ "Kept back": "₹ 100.00", "Paid back": "₹ 900.00" });
});

test("each settlement says when and by whom, with one annex for all its parts", async () => {
  await given([bill, voucher, refund]);
  await screen.findByText("settled by Asha", { exact: false });
  screen.getByText("settled by Bala", { exact: false });
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Annex 1, PDF", "Annex 2, PDF"]);
});

test("a book in rupees tells rupees, and one of which nothing was given says nothing", async () => {
  await given([{ ...voucher, bonus: "250", bonus_weight: "0" }], false);
  await screen.findByRole("region", { name: "Voucher V-7" });
  expect(factsOf("Voucher V-7")).toMatchObject({ "Of the savings": "₹ 2,500.00", Bonus: "₹ 250.00" });
  cleanup();
  queryClient.clear();
  await shop.close();
  await given([]);
  await expect.poll(() => shop.calls("Get_Book_Parts").length).toBe(1);
  expect(screen.queryByText("What was given for this book")).toBeNull();
});
