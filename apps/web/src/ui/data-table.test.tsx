import { act, cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { DataTable } from "./data-table.tsx";

afterEach(cleanup);

interface Row {
  id: number;
  name: string;
}
const columns = [
  { heading: "S.No.", cell: (_row: Row, number: number) => number },
  { heading: "Name", cell: (row: Row) => row.name, sort: "name" },
];
const rows = [
  { id: 7, name: "Anand" },
  { id: 8, name: "Banu" },
];
const table = { caption: "Clients", columns, rowKey: (row: Row) => String(row.id), empty: "No client yet." };

test("serial numbers go on over pages", () => {
  render(<DataTable {...table} rows={rows} offset={50} />);
  expect(
    screen
      .getAllByRole("row")
      .slice(1)
      .map((row) => within(row).getAllByRole("cell")[0]?.textContent),
  ).toEqual(["51", "52"]);
});

test("what a phone says behind a column is not torn in a date, and is nothing where there is nothing to say", () => {
  const noted = columns.map((column) => ({
    ...column,
    phoneNote: ({ id }: Row) => column.heading === "Name" && id === 7 && "Cash · 05-05-2026",
  }));
  render(<DataTable {...table} columns={noted} rows={rows} />);
  expect(screen.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual([
    "1",
    "Anand · Cash · 05\u2060-\u206005\u2060-\u20602026",
    "2",
    "Banu",
  ]);
});

test("a heading sorts rising, then falling, and says so", async () => {
  const onSort = vi.fn();
  const { rerender } = render(<DataTable {...table} rows={rows} sort="" onSort={onSort} />);
  await userEvent.click(screen.getByRole("button", { name: "Name" }));
  expect(onSort).toHaveBeenLastCalledWith("name");
  rerender(<DataTable {...table} rows={rows} sort="name" onSort={onSort} />);
  expect(screen.getByRole("columnheader", { name: "Name" }).getAttribute("aria-sort")).toBe("ascending");
  await userEvent.click(screen.getByRole("button", { name: "Name" }));
  expect(onSort).toHaveBeenLastCalledWith("-name");
});

test("an empty list says what that means; a list that is not there yet does not call itself empty", () => {
  const { rerender } = render(<DataTable {...table} rows={undefined} />);
  expect(screen.queryByText("No client yet.")).toBeNull();
  rerender(<DataTable {...table} rows={[]} />);
  screen.getByText("No client yet.");
});

test("each cell carries its heading for the cards of a phone", () => {
  render(<DataTable {...table} rows={rows} />);
  expect(screen.getByRole("cell", { name: "Anand" }).dataset["label"]).toBe("Name");
});

test("what a table learns of its own width draws no row again", () => {
  let learn = () => {};
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(told: () => void) {
        learn = told;
      }
      observe() {}
      disconnect() {}
    },
  );
  const cell = vi.fn((row: Row) => row.name);
  render(<DataTable {...table} columns={[{ heading: "Name", cell }]} rows={rows} />);
  const drawn = cell.mock.calls.length;
  vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(900);
  act(learn);
  screen.getByRole("group", { name: "Clients" });
  expect(cell).toHaveBeenCalledTimes(drawn);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
