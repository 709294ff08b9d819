import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { foundBook, previewed } from "#testing/counter.tsx";
import { openPortal } from "#testing/open-portal.tsx";
import { adminJson } from "#testing/shop.ts";

const none = { json: { data: [] } };
const takings = {
  counts_blind: false,
  modes: [{ paymentmode: "Cash", payment_count: 2, amount: "1500" }],
  latest: [],
};

/** The home of an Employee with these rights. */
function openHome(...capabilities: string[]) {
  return openPortal("/admin_dashboard", {
    Get_Session: { json: { data: [{ ...adminJson, fld_usertype: "Employee", capabilities }] } },
    Get_My_Takings: { json: { data: [takings] } },
    Find_Books: { json: { data: [foundBook("GE1013")] } },
    Preview_Payment: (call) => previewed(call),
    Get_Counters: none,
  });
}

const box = () => screen.findByRole("combobox", { name: "Book Number" });

test("the home of a clerk takes the next person, and an Enter leads to the counter with the book on it", async () => {
  await openHome("payments.take");
  await screen.findByRole("region", { name: "Taken by you today" });
  await userEvent.type(await box(), "1013{Enter}");
  await screen.findByRole("region", { name: "Book GE1013" });
  expect(location.pathname + location.search).toBe("/offline_payment?book=GE1013");
});

test("a whole number leads there by the button, and a book of the list by its choice", async () => {
  await openHome("payments.take");
  await userEvent.type(await box(), "ge 1013");
  await userEvent.click(await screen.findByRole("button", { name: "Take payment" }));
  await waitFor(() => expect(location.search).toBe("?book=GE1013"));
  await userEvent.click(screen.getByRole("link", { name: "Thangam, home" }));
  await userEvent.type(await box(), "Meena");
  await userEvent.click(await screen.findByRole("option", { name: /GE1013/ }));
  await waitFor(() => expect(location.search).toBe("?book=GE1013"));
});

test("who may not take payments has no box at home, and asks for no takings", async () => {
  const { calls } = await openHome("clients.view");
  await screen.findByRole("heading", { level: 1, name: "Welcome, Meena" });
  expect(screen.queryByRole("combobox", { name: "Book Number" })).toBeNull();
  expect(calls("Get_My_Takings")).toEqual([]);
});
