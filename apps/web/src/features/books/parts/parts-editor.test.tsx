import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, configure, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { queryClient } from "#api/query.ts";
import SettleBookDialog from "#features/books/settle-book-dialog.tsx";
import { openShop } from "#testing/shop.ts";
import type { Received } from "#testing/shop.ts";

// A slow machine must not fail the test.
configure({ asyncUtilTimeout: 10_000 });

const owed = {
  day: "2026-05-04",
  matures_on: "2026-05-04",
  redeem_until: null,
  late_days: 0,
  instalments_paid: 3,
  instalments_due: 3,
  instalments_counted: 3,
  days: 90,
  paid_total: "30000",
  weight_total: "6",
  bonus: "0",
  bonus_weight: "0",
  lost: "none",
  making_charge_waiver: null,
  total: "30000",
  total_weight: "6",
  gold_value: "30000",
  worth: "30000",
  valuation: null,
};
const quote = {
  chitid: "3",
  chitstatus: "Approved",
  accrual: "weight",
  payment_rule: "fixed",
  as_of: "2026-05-04",
  today: owed,
  at_maturity: owed,
  supposes: "all_paid",
  gold_rate: "5000",
  benefits: {
    bonus: null,
    making_charge_waiver: null,
    late: "none",
    late_percent_per_30_days: null,
    grace_days: 0,
    redeem_within_days: null,
  },
  terms: {
    schedule: { every: { months: 1 }, instalments: 3, due: "joining", matures: { months: 3 } },
    gold: { purity: "22K", rate: "payment", round: { mode: "down", places: 3, total: "sum" } },
    benefits: [],
  },
  settlement: null,
  fld_chitamount: "10000",
  fld_duration: 3,
};
const part = { amount: "0", weight: "1.5", bonus: "0", bonus_weight: "0", deducted: "0", worth: "7500" };
const told = { ...part, bill: null, covered_weight: "0", to_pay: null };
const left = { paid_total: "22500", weight_total: "4.5", bonus: "0", bonus_weight: "0" };
const nothing = { settled_amount: null, settled_weight: null, left: null, parts: [] };
/** As of terms that take off the making charge without a limit. */
const lacksPieces = (asked: object) =>
  Object.entries(asked).some(([name, value]) => name === "lines" && Array.isArray(value) && value.length === 0) &&
  Object.entries(asked).some(([name, value]) => name === "way" && value === "Jewellery bill");

let shop: Awaited<ReturnType<typeof openShop>>;
const partsOf = ({ body }: Received) => new Map(Object.entries(Object(body))).get("parts");

beforeEach(async () => {
  shop = await openShop((call) => {
    const parts = partsOf(call);
    if (Array.isArray(parts) && parts.some(lacksPieces))
      return { json: { data: { ...quote, settlement: { ...nothing, problem: "bill_without_pieces", at: 0 } } } };
    const settlement = Array.isArray(parts) && {
      problem: null,
      at: null,
      settled_amount: "0",
      settled_weight: "1.5",
      left,
      parts: parts.map(() => told),
    };
    return { json: { data: { ...quote, settlement: settlement || null } } };
  });
  render(
    <QueryClientProvider client={queryClient}>
      <SettleBookDialog
        book={{ bookId: 3n, bookNumber: "K1", clientName: "Kavitha Raman" }}
        onClose={() => undefined}
      />
    </QueryClientProvider>,
  );
});
afterEach(async () => {
  cleanup();
  queryClient.clear();
  await shop.close();
});

const hidden = { hidden: true };
const fieldIn = (at: number) => within(screen.getByRole("group", { name: `Part ${at}`, ...hidden }));

test("a part is quoted as it is typed, under it stands its worth, and under all what stays on the book", async () => {
  const way = await screen.findByRole("combobox", { name: "The client gets", ...hidden });
  await userEvent.selectOptions(way, "Voucher");
  await userEvent.type(screen.getByRole("textbox", { name: "Grams of the book", ...hidden }), "1.5");
  await expect
    .poll(() => shop.calls("Quote_Book").map(partsOf).at(-1), { timeout: 10_000 })

    .toEqual([{ way: "Voucher", lines: [], take_weight: "1.500" }]);
  await screen.findByText(/^₹\s7,500\.00$/);
  await screen.findByText(/4\.500\sg stays on the book, which goes on\./);
});

test("a part asks for a number only once it is known of what", async () => {
  const way = await screen.findByRole("combobox", { name: "The client gets", ...hidden });
  expect(screen.queryByRole("textbox", { name: /^Number of/, ...hidden })).toBeNull();
  await userEvent.selectOptions(way, "Gold coin");
  screen.getByRole("textbox", { name: "Number of the coin", ...hidden });
});

test("a part is added and taken away, and a bill takes its pieces", async () => {
  await screen.findByRole("combobox", { name: "The client gets", ...hidden });
  await userEvent.click(screen.getByRole("button", { name: "Add a part", ...hidden }));
  const second = fieldIn(2);
  await userEvent.selectOptions(second.getByRole("combobox", { name: "The client gets", ...hidden }), "Jewellery bill");
  await userEvent.click(second.getByRole("button", { name: "Add a piece", ...hidden }));
  await userEvent.type(second.getByRole("textbox", { name: "Piece 1", ...hidden }), "Chain");
  await userEvent.click(screen.getByRole("button", { name: "Remove part 1", ...hidden }));
  expect(screen.getByRole("textbox", { name: "Piece 1", ...hidden })).toHaveProperty("value", "Chain");
  expect(screen.queryByRole("button", { name: /^Remove part/, ...hidden })).toBeNull();
});

test("a bill that has to name its pieces is asked for them before anything is sent", async () => {
  const way = await screen.findByRole("combobox", { name: "The client gets", ...hidden });
  await userEvent.selectOptions(way, "Jewellery bill");
  await screen.findByText(/^Add the pieces of the bill of part 1\./);
  await userEvent.type(screen.getByRole("textbox", { name: "Number of the bill", ...hidden }), "JB-1");
  await userEvent.click(screen.getByRole("button", { name: "Settle for good", ...hidden }));
  await screen.findByText(/^These parts cannot be settled so/);
  expect(shop.calls("Settle_Book")).toEqual([]);
});
