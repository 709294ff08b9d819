import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPortal } from "#testing/open-portal.tsx";

const emptyList = { json: { data: [], page: { number: 1, size: 20, total: 0 } } };
const bothDays = "Please select from date and to date";

test.each([
  ["/view_client", "Get_MonthlyClientApproved", "No client yet. Add the first one."],
  ["/close_account_list", "Get_New_AllClosedAccountList", "No account is closed."],
])("a search between days on %s asks for the days that are blank, and sends nothing", async (path, wire, empty) => {
  const { calls } = await openPortal(path, { [wire]: emptyList });
  await screen.findByText(empty);
  const before = calls(wire).length;
  await userEvent.click(screen.getByRole("button", { name: "Search" }));
  expect(await screen.findAllByText(bothDays)).toHaveLength(2);
  await userEvent.type(screen.getByRole("textbox", { name: "From" }), "01-04-2026");
  expect(screen.queryByText(bothDays)).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Search" }));
  expect(await screen.findAllByText(bothDays)).toHaveLength(1);
  expect(calls(wire)).toHaveLength(before);
  await userEvent.type(screen.getByRole("textbox", { name: "To" }), "30-04-2026");
  await userEvent.click(screen.getByRole("button", { name: "Search" }));
  await expect.poll(() => calls(wire).at(-1)?.query.toString()).toContain("ToDate=2026-04-30");
});

test("a list that is narrowed by words alone sends no days", async () => {
  const { calls } = await openPortal("/view_client?search=ravi", { Get_MonthlyClientApproved: emptyList });
  await screen.findByText("No client fits. Try fewer letters, or another range of days.");
  expect([...(calls("Get_MonthlyClientApproved")[0]?.query.keys() ?? [])]).not.toContain("FromDate");
  expect(calls("Get_MonthlyClientApproved")[0]?.query.get("search")).toBe("ravi");
});

test("the transaction report asks for one of its criteria", async () => {
  const { calls } = await openPortal("/transactionReport", {});
  await userEvent.click(await screen.findByRole("button", { name: "Search" }));
  await screen.findByText("Please select atleast one search criteria");
  expect(calls("Get_TransactionReport")).toEqual([]);
});
