import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPortal } from "#testing/open-portal.tsx";
import { adminJson, problem } from "#testing/shop.ts";

const own = (branch: number, name: string) => ({ branch, name, is_worked_in: true, is_current: branch === 1 });
const several = { ...adminJson, branches: [own(1, "Main Street"), own(2, "North")] };
const branch = (number: number, name: string, letters: string) => ({
  ...own(number, name),
  letters,
  address: "",
  phone: "",
  gstin: "",
  opens_at: null,
  closes_at: null,
  own_rate: false,
  version: 1,
});
const transfer = {
  transfer_id: "7",
  from: 2,
  from_name: "North",
  to: 1,
  to_name: "Main Street",
  amount: "1500",
  taken_from: "Drawer",
  reference: null,
  note: null,
  state: "On its way",
  sent_on: "2026-06-30",
  sent_at: "2026-06-30T10:00:00.000Z",
  sent_by: "Bala",
  put_into: null,
  received_at: null,
  received_by: null,
  cancelled_at: null,
  cancelled_by: null,
  cancel_reason: null,
  may_receive: true,
  may_cancel: false,
};
const page = { number: 1, size: 50, total: 1 };

const answers = {
  Get_Session: { json: { data: [several] } },
  Get_Branches: { json: { data: [branch(1, "Main Street", "A"), branch(2, "North", "N")] } },
  Get_Branch_Dues: {
    json: {
      data: [
        {
          debtor: 2,
          debtor_name: "North",
          creditor: 1,
          creditor_name: "Main Street",
          owed: "2000",
          on_its_way: "1500",
        },
      ],
    },
  },
  Get_Branch_Transfers: { json: { data: [transfer], page } },
};

test("a shop of one branch opens another one, and is told nothing of dues and transfers", async () => {
  const shop = await openPortal("/branches", {
    Get_Branches: { json: { data: [branch(1, "Shop", "A")] } },
    Save_Branch: { json: { data: [branch(2, "North", "N")] } },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Open a branch" }));
  const dialog = await screen.findByRole("dialog", { name: "Open a branch" });
  await userEvent.type(within(dialog).getByRole("textbox", { name: "Name" }), "North");
  await userEvent.type(within(dialog).getByRole("textbox", { name: "Letters of its receipts" }), "n");
  await userEvent.selectOptions(within(dialog).getByRole("combobox", { name: "Opens at" }), "10:00");
  await userEvent.click(within(dialog).getByRole("checkbox", { name: "Has its own gold rate" }));
  await userEvent.click(within(dialog).getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(shop.calls("Save_Branch").map(({ body }) => body)).toEqual([
      { name: "North", letters: "N", opens_at: 10, own_rate: true },
    ]),
  );
  expect(shop.calls("Get_Branch_Dues")).toEqual([]);
  expect(screen.queryByText("Transfers between branches")).toBeNull();
  await userEvent.click(await screen.findByRole("button", { name: /Account of/ }));
  expect(screen.queryByRole("combobox", { name: "Branch" })).toBeNull();
});

test("money is sent to another branch from the one in which somebody is", async () => {
  const shop = await openPortal("/branches", {
    ...answers,
    Send_To_Branch: { json: { data: [{ transfer_id: "8" }] } },
  });
  await screen.findByText("North owes Main Street");
  await screen.findByText(/1,500.* is on its way/);
  await userEvent.click(screen.getByRole("button", { name: "Send money" }));
  const dialog = await screen.findByRole("dialog", { name: "Send money" });
  within(dialog).getByText(/^From Main Street\./);
  await userEvent.selectOptions(within(dialog).getByRole("combobox", { name: /To/ }), "North");
  await userEvent.type(within(dialog).getByRole("textbox", { name: "Amount" }), "750");
  await userEvent.click(within(dialog).getByRole("button", { name: "Send money" }));
  await screen.findByText("The money is on its way.");
  expect(shop.calls("Send_To_Branch").map(({ body }) => body)).toEqual([
    { to: 2, amount: "750", taken_from: "Drawer" },
  ]);
});

test("who confirms money types what was counted, and reads at the amount that another one was sent", async () => {
  const shop = await openPortal("/branches", {
    ...answers,
    Receive_From_Branch: problem(422, "transfer_amount_differs", "Another amount was sent."),
  });
  await userEvent.click(await screen.findByRole("button", { name: /^Has come: .*1,500.* of North$/ }));
  const dialog = await screen.findByRole("dialog", { name: "Confirm money of North" });
  expect(within(dialog).queryByText(/1,500/)).toBeNull();
  const amount = within(dialog).getByRole("textbox", { name: "Amount counted" });
  await userEvent.type(amount, "1400");
  await userEvent.click(within(dialog).getByRole("button", { name: "Confirm" }));
  await within(dialog).findByText("Another amount was sent.");
  expect(amount).toHaveProperty("value", "1,400.00");
  expect(shop.calls("Receive_From_Branch").map(({ body }) => body)).toEqual([
    { transfer_id: "7", put_into: "Drawer", amount: "1400" },
  ]);
});

test("somebody of several branches chooses where they are, and every figure is asked for anew", async () => {
  const shop = await openPortal("/branches", {
    ...answers,
    Choose_Branch: { json: { data: [{ branch: 2 }] } },
  });
  await screen.findByText("North owes Main Street");
  const asked = shop.calls("Get_Branch_Dues").length;
  await userEvent.click(screen.getByRole("button", { name: /Account of/ }));
  await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Branch" }), "North");
  await waitFor(() => expect(shop.calls("Choose_Branch").map(({ body }) => body)).toEqual([{ branch: 2 }]));
  await waitFor(() => expect(shop.calls("Get_Branch_Dues").length).toBeGreaterThan(asked));
});

test("the rate of a branch that has its own is set for it, and compared with its last one", async () => {
  const shop = await openPortal("/add_daily_gold_rate", {
    ...answers,
    Get_Branches: { json: { data: [branch(1, "Main Street", "A"), { ...branch(2, "North", "N"), own_rate: true }] } },
    Get_Gold_Rates: { json: { data: [], page: { ...page, total: 0 } } },
    Get_Gold_Rate_History: { json: { data: [{ date: "2026-06-29", rate: "10000" }] } },
    Add_Daily_Gold_Rate: problem(409, "branch_without_rate", "This branch has the rate of the shop."),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Update Gold Rate" }));
  const dialog = await screen.findByRole("dialog", { name: "Update Gold Rate" });
  await userEvent.selectOptions(await within(dialog).findByRole("combobox", { name: "Branch" }), "North");
  await userEvent.type(within(dialog).getByRole("textbox", { name: "Gold Rate, 22 carat" }), "10100");
  // Each purity has its last one.
  expect(await within(dialog).findAllByText(/The last was .*10,000/)).toHaveLength(3);
  await userEvent.click(within(dialog).getByRole("button", { name: "Save" }));
  await within(dialog).findByText("This branch has the rate of the shop.");
  expect(shop.calls("Add_Daily_Gold_Rate").map(({ body }) => body)).toEqual([
    { branch: 2, rate: "10100", purity: "22K" },
  ]);
});
