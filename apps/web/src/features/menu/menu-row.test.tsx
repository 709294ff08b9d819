import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { DROPDOWN } from "@thangam/contracts/menu/schemas";
import { draftsOf } from "./menu-draft.ts";
import type { EntryDraft } from "./menu-draft.ts";
import { MenuRow } from "./menu-row.tsx";

afterEach(cleanup);

const everybody = ["Admin" as const, "Employee" as const, "Customer" as const];
const leaf = (page: string) => ({ name: "An entry", page, roles: everybody });

function show(entry: Parameters<typeof draftsOf>[0][number]) {
  const onChange = vi.fn<(values: Partial<EntryDraft>) => void>();
  const rows = draftsOf([entry]).map((row) => (
    <MenuRow
      key={row.key}
      {...{ row, onChange }}
      at={0}
      isLast
      hasFocus={false}
      mayOpenList
      errorOf={() => undefined}
      onMove={() => undefined}
      onRemove={() => undefined}
    />
  ));
  render(<>{rows}</>);
  return onChange;
}

/** "Admin", "Employee off": who is ticked, and whose box cannot be. */
const ticked = () =>
  screen.getAllByRole<HTMLInputElement>("checkbox").flatMap(({ checked, disabled, labels }) => {
    const role = labels?.[0]?.textContent ?? "";
    if (disabled) return [`${role} off${checked ? ", and ticked" : ""}`];
    return checked ? [role] : [];
  });

test.each([
  ["rights", ["Admin", "Employee off", "Customer off"]],
  ["transaction_list", ["Admin", "Employee", "Customer off"]],
  ["dashboard", ["Admin off", "Employee off", "Customer"]],
  ["", ["Admin", "Employee", "Customer"]],
])("an entry of the page '%s' is ticked for those who may get it: %j", (page, expected) => {
  show(leaf(page));
  expect(ticked()).toEqual(expected);
});

test("a list is for those who may open a page of it, and says who may open none", () => {
  show({ ...leaf(DROPDOWN), entries: [leaf("rights"), { ...leaf(DROPDOWN), entries: [leaf("offline_payment")] }] });
  expect(ticked()).toEqual(["Admin", "Employee", "Customer off"]);
  screen.getByText("Not shown to Customer, who may not open it.");
});

test("a list that is empty yet may be for everybody", () => {
  show({ ...leaf(DROPDOWN), entries: [] });
  expect(ticked()).toEqual(everybody);
});

test("what is chosen stays chosen for those who may not open the page yet", async () => {
  const onChange = show(leaf("transaction_list"));
  await userEvent.click(screen.getByRole("checkbox", { name: "Employee" }));
  expect(onChange.mock.lastCall).toEqual([{ roles: ["Admin", "Customer"] }]);
});
