import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPortal } from "#testing/open-portal.tsx";

const entry = (id: number) => ({
  journal_id: String(id),
  business_day: "2026-05-04",
  kind: "Bank credit",
  reference: `STMT ${id}`,
  posted_by: "Bala",
  amount: "1",
  is_overdue: id === 1,
});

const balance = (listed: number) => ({
  as_of: "103",
  held: "103",
  latest: null,
  unconfirmed_count: 103,
  unconfirmed_amount: "103",
  unconfirmed: Array.from({ length: Math.min(listed, 103) }, (_, n) => entry(103 - n)),
});

test("where more entries wait for the statement than are listed, it says so, and lists all of them", async () => {
  await openPortal("/cash_and_bank", {
    Get_Bank_Balance: ({ query }) => ({ json: { data: [balance(Number(query.get("count") ?? 100))] } }),
  });
  const form = await screen.findByRole("form", { name: "Balance of the bank's statement" });
  expect(screen.getByText(/^The newest 100 of 103 are listed below\./)).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "List all of them" }));
  await userEvent.click(await within(form).findByRole("button", { name: "Show 93 more" }));
  expect(within(form).getByText("STMT 1")).toBeDefined();
  expect(within(form).getByText("Overdue on the bank's statement")).toBeDefined();
  expect(screen.queryByText(/^The newest 100 of 103/)).toBeNull();
});
