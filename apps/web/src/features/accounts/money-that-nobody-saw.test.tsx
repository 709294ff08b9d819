import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPortal } from "#testing/open-portal.tsx";
import { problem } from "#testing/shop.ts";

const leftover = {
  paymentmode: "UPI",
  left: "700",
  day: "2026-06-30",
  receipts: [
    {
      fld_id: "7",
      fld_accountno: "TM7001",
      business_day: "2026-06-22",
      amount: "700",
      transid: "889977665544",
      taken_by: "Bala",
      why: "One line for two payments",
    },
  ],
};

test("what stays left over stands with the payments that it may be, and is explained by somebody else", async () => {
  let tries = 0;
  const shop = await openPortal("/cash_and_bank", {
    Get_Receipt_Leftovers: { json: { data: [{ leftovers: [leftover] }] } },
    Explain_Receipt_Leftover: () => {
      tries += 1;
      return tries === 1
        ? problem(409, "leftover_own", "You took one of these payments. Somebody else explains what is left over.")
        : { json: { data: [{ paymentmode: "UPI", explained: "700" }] } };
    },
  });
  const table = await screen.findByRole("table", { name: "Payments by UPI of which one may be left over" });
  for (const text of ["TM7001", "889977665544", "Bala", "One line for two payments"])
    expect(within(table).getByText(text)).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Explain what is left over" }));
  const dialog = await screen.findByRole("dialog", { name: "Explain what is left over" });
  await userEvent.type(within(dialog).getByRole("textbox", { name: /Remarks/ }), "The other account");
  await userEvent.click(within(dialog).getByRole("button", { name: "Explain" }));
  await within(dialog).findByText(/Somebody else explains what is left over\./);
  await userEvent.click(within(dialog).getByRole("button", { name: "Explain" }));
  await screen.findByText("The explanation is recorded.");
  expect(shop.calls("Explain_Receipt_Leftover").at(-1)?.body).toEqual({
    paymentmode: "UPI",
    remarks: "The other account",
  });
});

test("the latest counts of the safe stand with what they found, and that nobody else counted it", async () => {
  const count = (counted: string, variance: string, reason: string | null, at: string) => ({
    counted_at: at,
    counted_by: "Bala",
    expected: "1000",
    counted,
    variance,
    reason,
    by_another: false,
  });
  const counts = [
    count("900", "-100", "A note is missing", "2026-06-30T15:00:00.000Z"),
    count("1000", "0", null, "2026-06-29T15:00:00.000Z"),
  ];
  const place = {
    place: 1,
    name: "Counter",
    balances: [],
    safe_count: counts[0],
    safe_counts: counts,
    safe_uncounted: true,
  };
  await openPortal("/cash_and_bank", { Get_Account_Balances: { json: { data: [{ places: [place] }] } } });
  const list = await screen.findByRole("list", { name: "Latest counts of the safe" });
  expect(
    within(list)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^Counted last on .*900.* · .*100.* off the books · Bala · A note is missing$/),
    expect.stringMatching(/^Counted on .*1,000.* · Bala$/),
  ]);
  expect(screen.getByText(/No Admin counted it, nor did another hand than those that keep it/)).toBeDefined();
});
