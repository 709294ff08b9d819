import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, configure, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { queryClient } from "#api/query.ts";
import { openShop } from "#testing/shop.ts";
import { QuoteCard } from "./quote-card.tsx";

// A slow machine must not fail the test.
configure({ asyncUtilTimeout: 10_000 });

let shop: Awaited<ReturnType<typeof openShop>>;
afterEach(async () => {
  cleanup();
  queryClient.clear();
  await shop.close();
});

const when = [{ give: { percent: 100 } }];
const terms = {
  schedule: { every: { months: 1 }, instalments: 1, due: "joining", matures: { months: 1 } },
  gold: { purity: "22K", rate: "payment", round: { mode: "down", places: 3, total: "sum" } },
  benefits: [
    { as: "rupees", of: "paid", when, between: "step" },
    { as: "gold", of: "saved", when, between: "step" },
  ],
};
const given = { making: null, reason: "given", row: 0, units: 0 };
const noBenefits = {
  bonus: null,
  making_charge_waiver: null,
  late: "none",
  late_percent_per_30_days: null,
  grace_days: 0,
  redeem_within_days: null,
};

/** Of 5 g with ₹ 600 and 0.05 g as bonus, 3 g were taken. */
const today = {
  day: "2026-11-24",
  matures_on: "2026-11-24",
  redeem_until: null,
  late_days: 0,
  instalments_paid: 1,
  instalments_due: 1,
  instalments_counted: 1,
  days: 0,
  paid_total: "24000",
  weight_total: "2.000",
  bonus: "240",
  bonus_weight: "0.020",
  lost: "none",
  making_charge_waiver: null,
  total: "24240",
  total_weight: "2.020",
  gold_value: "24240",
  worth: "24480",
  valuation: {
    day: "2026-11-24",
    joinedOn: "2026-10-24",
    maturesOn: "2026-11-24",
    opensOn: "2026-10-24",
    closesOn: null,
    state: "mature",
    paidPaise: "6000000",
    paidCount: 1,
    instalments: [{ number: 1, dueOn: "2026-10-24", paidOn: "2026-10-24", lateDays: 0 }],
    rows: [{ day: "2026-10-24", paise: "6000000", mg: "5000" }],
    savedMg: "5000",
    roundingMg: "0",
    isGoldFinal: true,
    benefits: [
      { as: "rupees", paise: "60000", mg: null, ...given },
      { as: "gold", paise: "0", mg: "50", ...given },
    ],
    topupPaise: "0",
    topupMg: "0",
    bonusPaise: "60000",
    bonusMg: "50",
    exit: null,
    giftGiven: false,
    totalPaise: "60000",
    totalMg: "5050",
  },
};
const quote = {
  chitid: "3",
  chitstatus: "Approved",
  accrual: "weight",
  payment_rule: "fixed",
  as_of: "2026-11-24",
  today,
  at_maturity: today,
  supposes: "as_it_stands",
  gold_rate: "12000",
  benefits: noBenefits,
  terms,
  settlement: null,
  fld_chitamount: "60000",
  fld_duration: 1,
};

test("of a book of which a part was given, the bonus is that of what is left, as the savings beside it are", async () => {
  shop = await openShop(() => ({ json: { data: quote } }));
  render(
    <QueryClientProvider client={queryClient}>
      <QuoteCard bookId={3n} />
    </QueryClientProvider>,
  );
  const facts = await screen.findByRole("region", { name: "If redeemed today" });
  const told = within(facts).getAllByRole("definition");
  expect(told.map(({ textContent }) => textContent?.replaceAll("\u00a0", " "))).toEqual([
    "₹ 24,000.002.000 g",
    "₹ 240 + 0.020 g",
  ]);
});
