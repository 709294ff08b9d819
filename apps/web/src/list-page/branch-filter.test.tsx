import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPortal } from "#testing/open-portal.tsx";
import { adminJson } from "#testing/shop.ts";

const own = (branch: number, name: string) => ({ branch, name, is_worked_in: true, is_current: branch === 1 });
const sessionWith = (...branches: object[]) => ({
  Get_Session: { json: { data: [{ ...adminJson, ...(branches.length > 0 && { branches }) }] } },
});
const page = { number: 1, size: 10, total: 0 };
const promises = { all: 0, promised: 0, today: 0, passed: 0, none: 0 };
const ages = ["1-7", "8-30", "31"].map((age) => ({ age, total_count: 0, due_amount: "0" }));
const totals = { total_count: 0, due_amount: "0", client_count: 0, ages, promises, noted_at: null };
const ofSeveral = {
  ...sessionWith(own(1, "Main Street"), own(2, "North")),
  // Without an answer the filters of these would go away with their list.
  Get_TransactionList: { json: { data: [], page } },
  Get_Dues: { json: { data: [], page, totals } },
};

type Shop = Awaited<ReturnType<typeof openPortal>>;

/** The branch that each call of an operation asked for. */
function askedOf(shop: Shop, wire: string): string[] {
  return shop.calls(wire).map(({ body, query }) => {
    const named = query.get("branch") ?? query.get("place") ?? Object(body)["branch"] ?? Object(body)["place"];
    return String(named ?? "all");
  });
}

const screens: [address: string, wires: string[]][] = [
  ["/transaction_list", ["Get_TransactionList", "Get_TransactionSums", "Get_TransactionCounts", "Get_PaymentTakers"]],
  ["/view_client", ["Get_MonthlyClientApproved"]],
  ["/close_account_list", ["Get_New_AllClosedAccountList"]],
  ["/dues", ["Get_Dues"]],
  ["/reports?tab=collections", ["Get_CollectionReport"]],
  ["/reports?tab=dues", ["Get_DuesReport"]],
  ["/reports?tab=maturing", ["Get_MaturityReport"]],
  ["/reports?tab=liability", ["Get_LiabilityReport"]],
  ["/transactionReport?period=7", ["Get_TransactionReport"]],
  ["/loyaltyPointReport", ["Get_Loyalty_Report"]],
  ["/cheques", ["Get_Cheques"]],
  ["/email-inbox", ["Get_Messages"]],
  ["/approvals", ["Get_Approvals"]],
  ["/payment_exceptions", ["Get_Payment_Exceptions"]],
  ["/gateway_refunds", ["Get_Gateway_Refunds"]],
  ["/add_daily_gold_rate", ["Get_Gold_Rates", "Get_Gold_Rate_History"]],
  ["/day_close", ["Get_Day", "Get_Closed_Days"]],
  [
    "/admin_dashboard",
    [
      "Get_Trial_Balance",
      "Get_Dues",
      "Get_Payment_Exceptions",
      "Get_Notifications",
      "Get_Collection_Comparison",
      "Get_DailyTrend",
      "Get_Todaycollection",
      "Get_CustomerCount",
      "Get_ChitSchemaRatio",
    ],
  ],
];

test.each(screens)("%s is of one branch, chosen where somebody sees several", async (address, wires) => {
  const shop = await openPortal(address, ofSeveral);
  const choice = await screen.findByLabelText("Branch");
  await userEvent.selectOptions(choice, "North");
  await waitFor(() => {
    for (const wire of wires) expect([wire, askedOf(shop, wire).at(-1)]).toEqual([wire, "2"]);
  });
  expect(globalThis.location.search).toContain("branch=2");
});

test.each([
  ["a shop of one branch", sessionWith()],
  ["somebody who sees one of several", sessionWith(own(1, "Main Street"))],
])("%s chooses none, and an address that names another one shows their own", async (_who, session) => {
  for (const [address, [wire = ""]] of screens.slice(0, 2)) {
    const shop = await openPortal(`${address}?branch=2`, session);
    await waitFor(() => expect(askedOf(shop, wire)).toEqual(["all"]));
    expect(screen.queryByLabelText("Branch")).toBeNull();
  }
});

test("a view of the list of payments stays in the branch that was chosen", async () => {
  await openPortal("/transaction_list?branch=2", ofSeveral);
  const view = await screen.findByRole("link", { name: "Failed" });
  expect(view.getAttribute("href")).toBe("/transaction_list?status=Failed&branch=2");
});
