import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPortal } from "#testing/open-portal.tsx";
import { transactionJson } from "#testing/records.ts";

const other = { ...transactionJson, fld_id: "3346", fld_transaction_id: "3346", fld_name: "Pavitha Durai" };
const sums = {
  is_known: true,
  total_count: 285,
  total_amount: "401600",
  left_out_count: 6,
  modes: [
    { paymentmode: "Cash", total_count: 200, total_amount: "201600" },
    { paymentmode: "UPI", total_count: 85, total_amount: "200000" },
  ],
};

async function openList(address = "/transaction_list", answers: Parameters<typeof openPortal>[1] = {}) {
  const shop = await openPortal(address, {
    Get_TransactionList: { json: { data: [transactionJson, other], page: { number: 1, size: 50, total: 2 } } },
    Get_TransactionSums: { json: { data: [sums] } },
    Get_PaymentTakers: { json: { data: [{ fld_id: "4", fld_name: "Kavitha Raman" }] } },
    ...answers,
  });
  await screen.findByRole("row", { name: /Sankar/ });
  return shop;
}
const headings = () => screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
const rowOf = (name: RegExp) => screen.getByRole("row", { name });
const spec = [
  "S.No.",
  "Name",
  "Email",
  "Saving Book Number",
  "Transaction ID",
  "Paid Amount",
  "Paid Date",
  "Status",
  "Action",
];

test("the columns of the handbook are there first, and others can be chosen, which stays so", async () => {
  await openList();
  expect(headings()).toEqual(spec);
  await userEvent.click(screen.getByRole("button", { name: "Columns" }));
  const menu = screen.getByRole("dialog", { name: "Columns" });
  await userEvent.click(within(menu).getByRole("checkbox", { name: "Taken by" }));
  await userEvent.click(within(menu).getByRole("checkbox", { name: "Email" }));
  await userEvent.click(within(menu).getByRole("button", { name: "Done" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(headings()).toEqual([...spec.filter((one) => one !== "Email" && one !== "Action"), "Taken by", "Action"]);
  expect(within(rowOf(/Sankar/)).getByText("Kavitha Raman")).toBeDefined();
  expect(localStorage.getItem("thangam.columns /transaction_list")).toBe("taken,-email");
  await userEvent.click(screen.getByRole("button", { name: "Columns" }));
  await userEvent.click(screen.getByRole("button", { name: "Usual columns" }));
  expect(headings()).toEqual(spec);
});

test("the columns that an address names are shown, whatever this browser keeps", async () => {
  localStorage.setItem("thangam.columns /transaction_list", "-email");
  await openList("/transaction_list?columns=mode");
  expect(headings()).toEqual([...spec.slice(0, 7), "Payment Mode", ...spec.slice(7)]);
});

test("a row opens by the keyboard, the arrows open the next, Escape closes and gives the focus back", async () => {
  await openList();
  rowOf(/Sankar/).focus();
  await userEvent.keyboard("{Enter}");
  const sheet = await screen.findByRole("dialog", { name: "Transactions" });
  expect(await within(sheet).findByText("T2627-0002657")).toBeDefined();
  expect(within(sheet).getByText("Kavitha Raman")).toBeDefined();
  expect(globalThis.location.search).toBe("?row=3347");
  await userEvent.click(within(sheet).getByRole("button", { name: "Next row" }));
  await waitFor(() => expect(globalThis.location.search).toBe("?row=3346"));
  expect(await screen.findByRole("link", { name: "Pavitha Durai", hidden: false })).toBeDefined();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(globalThis.location.search).toBe(""));
  await waitFor(() => expect(document.activeElement).toBe(rowOf(/Pavitha/)));
});

test("Tab comes to one row, and the arrows to the others", async () => {
  await openList();
  const first = rowOf(/Sankar/);
  const second = rowOf(/Pavitha/);
  expect([first.tabIndex, second.tabIndex]).toEqual([0, -1]);
  first.focus();
  await userEvent.keyboard("{ArrowDown}");
  expect(document.activeElement).toBe(second);
  expect([first.tabIndex, second.tabIndex]).toEqual([-1, 0]);
  await userEvent.keyboard("{ArrowDown}{Home}");
  expect(document.activeElement).toBe(first);
});

test("a press on a link or a button of a row does not open the row", async () => {
  await openList();
  await userEvent.click(within(rowOf(/Sankar/)).getByRole("button", { name: /^Send acknowledgement/ }));
  await screen.findByRole("dialog", { name: "Send Acknowledgement" });
  expect(globalThis.location.search).toBe("");
});

test("the foot says what is credited and what is left out, with the filters of the list", async () => {
  const { calls } = await openList("/transaction_list?status=Pending&from=2026-05-01&to=2026-05-31&taken=4");
  expect(await screen.findByText("285 credited")).toBeDefined();
  expect(screen.getByText("6 not credited are left out")).toBeDefined();
  const asked = calls("Get_TransactionSums").at(-1)?.query;
  expect(Object.fromEntries(asked ?? [])).toEqual({
    status: "Pending",
    FromDate: "2026-05-01",
    ToDate: "2026-05-31",
    taken_by: "4",
  });
});

test("too many to add up are not told as nought", async () => {
  await openList("/transaction_list", {
    Get_TransactionSums: {
      json: { data: [{ ...sums, is_known: false, total_count: 0, total_amount: "0", modes: [] }] },
    },
  });
  expect(await screen.findByText("Too many to add up: choose fewer days for a sum.")).toBeDefined();
  expect(screen.queryByText(/credited/)).toBeNull();
});

test("days are chosen by name, typed, or taken away again", async () => {
  const { calls } = await openList();
  const days = () => Object.fromEntries(calls("Get_TransactionList").at(-1)?.query ?? []);
  await userEvent.click(screen.getByRole("button", { name: "Paid" }));
  await userEvent.type(await screen.findByRole("textbox", { name: "From" }), "01-05-2026");
  await userEvent.type(screen.getByRole("textbox", { name: "To" }), "31-02-2026");
  await userEvent.click(screen.getByRole("button", { name: "Show" }));
  expect(screen.getByText("This day is not in the calendar.")).toBeDefined();
  await userEvent.clear(screen.getByRole("textbox", { name: "To" }));
  await userEvent.type(screen.getByRole("textbox", { name: "To" }), "31-05-2026{Enter}");
  await waitFor(() => expect(days()).toMatchObject({ FromDate: "2026-05-01", ToDate: "2026-05-31" }));
  await userEvent.click(screen.getByRole("button", { name: "Take away the filter: Paid" }));
  await waitFor(() => expect(globalThis.location.search).toBe(""));
});
