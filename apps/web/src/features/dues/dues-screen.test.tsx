import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPortal } from "#testing/open-portal.tsx";

const kanimozhi = {
  chitid: "12",
  fld_accountno: "TK1004",
  clientid: "5",
  fld_name: "Kanimozhi Muthusamy",
  fld_mobile: "9000010764",
  fld_chitschema: "Thanga Then",
  instalments_paid: 3,
  fld_duration: 11,
  due_on: "2026-07-13",
  days_overdue: 131,
  installments_due: 5,
  due_amount: "12500",
  promised_on: "2020-01-02",
  last_kind: "Call",
  last_on: "2026-11-14",
};
const mohan = { ...kanimozhi, chitid: "13", fld_accountno: "GH1031", fld_name: "Mohan Das", promised_on: null };
const totals = {
  total_count: 2,
  due_amount: "25000",
  client_count: 2,
  ages: [
    { age: "1-7", total_count: 0, due_amount: "0" },
    { age: "8-30", total_count: 0, due_amount: "0" },
    { age: "31", total_count: 2, due_amount: "25000" },
  ],
  promises: { all: 2, promised: 0, today: 0, passed: 1, none: 1 },
  noted_at: null,
};

async function openDues(answers: Parameters<typeof openPortal>[1] = {}) {
  const shop = await openPortal("/dues", {
    Get_Dues: { json: { data: [kanimozhi, mohan], page: { number: 1, size: 50, total: 2 }, totals } },
    Get_Due_History: { json: { data: { entries: [], message: null, hindrance: null } } },
    Note_Due_Contact: { json: { data: [{ count: 1 }] } },
    Remind_Dues: { json: { data: [{ told_count: 1, left_out_count: 1 }] } },
    ...answers,
  });
  await screen.findByRole("row", { name: /Kanimozhi/ });
  return shop;
}
const rowOf = (name: RegExp) => within(screen.getByRole("row", { name }));

test("a row says how late it is and whose promise has passed, and leads to a call and to the counter", async () => {
  await openDues();
  expect(rowOf(/Kanimozhi/).getByText("131 days")).toBeDefined();
  expect(rowOf(/Kanimozhi/).getByText("passed 02-01")).toBeDefined();
  const call = rowOf(/Kanimozhi/).getByRole("link", { name: "Call Kanimozhi Muthusamy" });
  expect(call.getAttribute("href")).toBe("tel:+919000010764");
  const pay = rowOf(/Mohan/).getByRole("link", { name: "Take a payment on book GH1031" });
  expect(pay.getAttribute("href")).toContain("GH1031");
});

test("an age narrows the list, and so does a promise; a second press widens it again", async () => {
  const { calls } = await openDues();
  const asked = () => calls("Get_Dues").at(-1)?.body;
  await userEvent.click(screen.getByRole("button", { name: /Over 30 days/ }));
  await waitFor(() => expect(asked()).toMatchObject({ age: "31" }));
  expect(globalThis.location.search).toContain("age=31");
  await userEvent.click(screen.getByRole("button", { name: /Promise passed/ }));
  await waitFor(() => expect(asked()).toMatchObject({ age: "31", promise: "passed" }));
  await userEvent.click(screen.getByRole("button", { name: /Over 30 days/ }));
  await waitFor(() => expect(asked()).not.toHaveProperty("age"));
});

test("a promise is noted for the day that is chosen", async () => {
  const { calls } = await openDues();
  await userEvent.click(rowOf(/Mohan/).getByRole("button", { name: "Promise of Mohan Das for GH1031" }));
  const dialog = await screen.findByRole("dialog", { name: "Promise" });
  await userEvent.type(within(dialog).getByRole("textbox", { name: "What was said" }), "After the harvest");
  await userEvent.click(within(dialog).getByRole("button", { name: "In 7 days" }));
  const day = within(dialog).getByRole("textbox", { name: "Will pay on" });
  const [date = "", month = "", year = ""] = day instanceof HTMLInputElement ? day.value.split("-") : [];
  await userEvent.click(within(dialog).getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(calls("Note_Due_Contact")[0]?.body).toEqual({
    chitids: ["13"],
    kind: "Promise",
    promised_on: `${year}-${month}-${date}`,
    note: "After the harvest",
  });
});

test("what is chosen is reminded of together, and what was left out is said", async () => {
  const { calls } = await openDues();
  await userEvent.click(screen.getByRole("checkbox", { name: "Choose all rows of this page" }));
  const bar = within(screen.getByRole("region", { name: "Chosen books" }));
  expect(bar.getByText("2 chosen")).toBeDefined();
  await userEvent.click(bar.getByRole("button", { name: "Remind" }));
  expect(await screen.findByText(/A reminder of 1 book is on its way\. 1 book was left out/)).toBeDefined();
  expect(calls("Remind_Dues")[0]?.body).toEqual({ chitids: ["12", "13"] });
  expect(screen.queryByRole("region", { name: "Chosen books" })).toBeNull();
});
