import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPortal } from "#testing/open-portal.tsx";
import { adminJson } from "#testing/shop.ts";

const holidays = [
  { day: "2026-01-15", name: "Pongal", moves_due_days: true },
  { day: "2099-01-15", name: "Pongal", moves_due_days: true },
  { day: "2099-11-08", name: null, moves_due_days: true },
];
const answers = { Get_Holidays: { json: { data: holidays } }, Set_Holidays: { json: { data: holidays } } };

test("holidays that have not come are taken off, after a question; those that have come stay", async () => {
  const shop = await openPortal("/holidays", answers);
  const coming = await screen.findByRole("table", { name: "Holidays to come" });
  await within(coming).findByRole("cell", { name: "08-11-2099" });
  expect(within(coming).getAllByRole("row")).toHaveLength(3);
  const past = screen.getByRole("table", { name: "Holidays of the last year" });
  expect(within(past).getByRole("cell", { name: "15-01-2026" })).toBeDefined();
  expect(within(past).queryByRole("button")).toBeNull();
  await userEvent.click(within(coming).getByRole("button", { name: "Remove 08-11-2099" }));
  await userEvent.click(await screen.findByRole("button", { name: "Yes" }));
  await waitFor(() =>
    expect(shop.calls("Set_Holidays").map(({ body }) => body)).toEqual([{ add: [], remove: ["2099-11-08"] }]),
  );
});

test("a holiday is added by its day, with or without a name, and the form is empty for the next one", async () => {
  const shop = await openPortal("/holidays", answers);
  const form = await screen.findByRole("form", { name: "Add a holiday" });
  const day = within(form).getByRole("textbox", { name: "Day" });
  await userEvent.type(day, "14-04-2099");
  await userEvent.type(within(form).getByRole("textbox", { name: "Name" }), "New Year{Enter}");
  await screen.findByText("14-04-2099 is a holiday.");
  expect(within(form).getByRole("textbox", { name: "Day" })).toHaveProperty("value", "");
  await userEvent.type(within(form).getByRole("textbox", { name: "Day" }), "15-04-2099{Enter}");
  await waitFor(() =>
    expect(shop.calls("Set_Holidays").map(({ body }) => body)).toEqual([
      { add: [{ day: "2099-04-14", name: "New Year" }], remove: [] },
      { add: [{ day: "2099-04-15" }], remove: [] },
    ]),
  );
  await waitFor(() => expect(within(form).getByRole("textbox", { name: "Day" })).toHaveProperty("value", ""));
});

test("an Employee reads them and changes none", async () => {
  await openPortal("/holidays", {
    ...answers,
    Get_Session: { json: { data: [{ ...adminJson, fld_usertype: "Employee" }] } },
  });
  const coming = await screen.findByRole("table", { name: "Holidays to come" });
  await within(coming).findByRole("cell", { name: "08-11-2099" });
  expect(screen.getByText("Only an Admin adds a holiday or takes one off.")).toBeDefined();
  expect(screen.queryByRole("button", { name: /^Remove/ })).toBeNull();
  expect(screen.queryByRole("form", { name: "Add a holiday" })).toBeNull();
});
