import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { openPortal } from "#testing/open-portal.tsx";
import { adminJson, problem } from "#testing/shop.ts";

const noFigures = { opening: "0", receipt_count: 0, receipts: "0", refund_count: 0, refunds: "0", banked: "0" };
const cash = { ...noFigures, paymentmode: "Cash", brought: "0", expected: "0", counted: null, reason: null };
const openDay = {
  day: "2026-05-05",
  is_closed: false,
  closes_early: false,
  closing_hour: 20,
  earlier_day: null,
  later_day: null,
  pending_count: 0,
  pending: "0",
  safe_uncounted: false,
  counts_blind: false,
  closings: [],
};
const none = { data: [], page: { number: 1, size: 10, total: 0 } };

function openDayWith(figures: object, more: object = {}) {
  return openPortal("/day_close?day=2026-05-05", {
    Get_Day: { json: { data: [{ ...openDay, figures: [{ ...cash, ...figures }] }] } },
    Get_Closed_Days: { json: none },
    ...more,
  });
}

const short = { refund_count: 1, refunds: "1500", expected: "-1500" };

test("a drawer that gave more than it held leads to the form for the cash that was brought in, filled in", async () => {
  const shop = await openDayWith(short, {
    Get_Account_Balances: { json: { data: [{ places: [] }] } },
    Get_Day_Book: { json: none },
    Record_Cash_Withdrawal: { json: { data: [{ journal_id: "7" }] } },
  });
  const link = await screen.findByRole("link", { name: "Record what was brought in" });
  expect(link.getAttribute("href")).toBe("/cash_and_bank?drawer=2026-05-05&amount=1500.00");
  await userEvent.click(link);
  const form = await screen.findByRole("form", { name: "Cash into the drawer" });
  expect(form.querySelector("[name=amountPaise]")).toBe(document.activeElement);
  await userEvent.click(screen.getByRole("button", { name: "Record the cash" }));
  await screen.findByText("The cash is recorded.");
  expect(shop.calls("Record_Cash_Withdrawal").map(({ body }) => body)).toEqual([
    { day: "2026-05-05", amount: "1500", taken_from: "Safe" },
  ]);
});

test("whoever may not record it is told who may", async () => {
  const employee = { ...adminJson, fld_usertype: "Employee", capabilities: ["payments.take"] };
  await openDayWith(short, { Get_Session: { json: { data: [employee] } } });
  expect(await screen.findByText(/An Admin can record it\./)).toBeDefined();
  expect(screen.queryByRole("link", { name: "Record what was brought in" })).toBeNull();
});

test("what was brought in stands among the figures of its day, and nothing is said of a drawer that holds enough", async () => {
  await openDayWith({ ...short, brought: "2000", expected: "500" });
  expect((await screen.findAllByText("Brought into the drawer")).length).toBe(2);
  expect(screen.queryByText(/By the books the drawer gave/)).toBeNull();
});

test("a day on which nothing was brought in does not speak of it", async () => {
  await openDayWith({});
  expect(await screen.findByRole("rowgroup", { name: "Cash" })).toBeDefined();
  expect(screen.queryByText("Brought into the drawer")).toBeNull();
});

test("why a day cannot be opened again stays in the dialog, until it is sent once more", async () => {
  const sums = { expected: "0", counted: "0", variance: "0", brought: "0", carried: "0" };
  const about = { day: "2026-05-05", closed_at: "2026-05-05T15:00:00Z", closed_by: "Bala", note: null };
  const closing = { ...about, ...sums, reopened_at: null, reopened_by: null, reopen_reason: null };
  const closed = { ...openDay, is_closed: true, closings: [closing], figures: [{ ...cash, counted: "0" }] };
  const shop = await openPortal("/day_close?day=2026-05-05", {
    Get_Day: { json: { data: [closed] } },
    Get_Closed_Days: { json: none },
    Reopen_Day: problem(409, "later_day_closed", "A later day is closed."),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Open the day again" }));
  const dialog = await screen.findByRole("dialog");
  await userEvent.type(within(dialog).getByRole("textbox", { name: /Reason/ }), "Counted wrong");
  await userEvent.click(within(dialog).getByRole("button", { name: "Open the day again" }));
  const alert = await within(dialog).findByRole("alert");
  const told = alert.textContent;
  expect(told).not.toBe("");
  expect(within(screen.getByRole("region", { name: "Notifications" })).queryByText(told)).toBeNull();
  // It is no toast: typing does not take it away.
  await userEvent.type(within(dialog).getByRole("textbox", { name: /Reason/ }), " twice");
  expect(within(dialog).getByRole("alert").textContent).toBe(told);
  expect(shop.calls("Reopen_Day")).toHaveLength(1);
});

test.each([true, false])("cash that lies in the safe and that nobody else counted is told: %s", async (isUncounted) => {
  await openPortal("/day_close?day=2026-05-05", {
    Get_Day: { json: { data: [{ ...openDay, safe_uncounted: isUncounted, figures: [cash] }] } },
    Get_Closed_Days: { json: none },
  });
  await screen.findByText("Day open");
  expect(screen.queryAllByText(/An Admin counts the safe under Cash and Bank/)).toHaveLength(isUncounted ? 1 : 0);
});

test("a branch is counted and closed by who works there, and others only read its day", async () => {
  const own = (branch: number, name: string) => ({ branch, name, is_current: branch === 1, is_worked_in: branch < 3 });
  const session = { ...adminJson, branches: [own(1, "Main Street"), own(2, "North"), own(3, "South")] };
  const shop = await openDayWith(
    { ...noFigures, expected: "0" },
    {
      Get_Session: { json: { data: [session] } },
      Close_Day: problem(409, "earlier_day_open", "An earlier day is open."),
    },
  );
  const choice = await screen.findByRole("combobox", { name: "Branch" });
  expect(choice).toHaveProperty("value", "1");
  await userEvent.selectOptions(choice, "North");
  await userEvent.click(await screen.findByRole("button", { name: "Close the day" }));
  await userEvent.click(await screen.findByRole("button", { name: "Yes" }));
  await vi.waitFor(() => expect(shop.calls("Close_Day").map(({ body }) => Object(body).branch)).toEqual([2]));
  await userEvent.selectOptions(choice, "South");
  expect(await screen.findByTitle("You do not work in this branch.")).toHaveProperty("disabled", true);
});

test("whoever counts blind says what lies in the drawer, and then reads what the books expect, with the count filled in", async () => {
  const card = { ...cash, paymentmode: "Card", receipts: "40", receipt_count: 1, expected: "40" };
  const answers = ["1010", "1015"];
  const shop = await openPortal("/day_close?day=2026-05-05", {
    Get_Session: { json: { data: [{ ...adminJson, fld_usertype: "Employee", capabilities: ["payments.take"] }] } },
    Get_Day: { json: { data: [{ ...openDay, counts_blind: true, figures: [card] }] } },
    Get_Closed_Days: { json: none },
    Count_Drawer: ({ body }) => ({
      json: { data: [{ ...cash, expected: answers.shift(), counted: Object(body).counted }] },
    }),
    Close_Day: problem(422, "variance_reason_missing", "What was counted differs from what is expected. Say why."),
  });
  await userEvent.type(await screen.findByRole("textbox", { name: "How many of ₹ 500" }), "2");
  expect(screen.getByRole("textbox", { name: "Counted" })).toHaveProperty("value", "1,000.00");
  expect(screen.queryByRole("table", { name: "Expected and counted" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Compare with the books" }));
  const row = within(await screen.findByRole("rowgroup", { name: "Cash" }));
  expect(row.getByRole("textbox", { name: "Counted" })).toHaveProperty("value", "1,000.00");
  expect(row.getByText("₹ 10 short")).toBeDefined();
  // Money came while she wrote the reason: the same count is compared once more, and stays typed.
  await userEvent.type(row.getByRole("textbox", { name: "Reason for the difference" }), "A note fell down");
  await userEvent.click(screen.getByRole("button", { name: "Card agrees" }));
  await userEvent.click(screen.getByRole("button", { name: "Close the day" }));
  await userEvent.click(await screen.findByRole("button", { name: "Yes" }));
  await row.findByText("₹ 15 short");
  expect(row.getByRole("textbox", { name: "Reason for the difference" })).toHaveProperty("value", "A note fell down");
  expect(shop.calls("Count_Drawer").map(({ body }) => body)).toEqual([
    { day: "2026-05-05", counted: "1000" },
    { day: "2026-05-05", counted: "1000" },
  ]);
});
