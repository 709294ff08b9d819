import { expect, test } from "vitest";
import { isShown, phonePlaces, toggled, usualColumns } from "./columns.ts";
import type { Column } from "./columns.ts";

const column = (heading: string, more: Partial<Column<null>> = {}): Column<null> => ({
  heading,
  cell: () => heading,
  ...more,
});

test("a column without a name is always there; the others follow the choice", () => {
  const serial = column("S.No.");
  const email = column("Email", { name: "email" });
  const mode = column("Mode", { name: "mode", isExtra: true });
  const seen = (choice: typeof usualColumns) => [serial, email, mode].map((one) => isShown(one, choice));
  expect(seen(usualColumns)).toEqual([true, true, false]);
  const other = toggled(mode, toggled(email, toggled(serial, usualColumns)));
  expect(seen(other)).toEqual([true, false, true]);
  expect(seen(toggled(mode, toggled(email, other)))).toEqual([true, true, false]);
});

test("on a phone each row has a title, a figure, a line below and its buttons, whatever a list says of it", () => {
  const columns = [
    column("S.No.", { isForDesk: true }),
    column("Book Number"),
    column("Name", { isFirst: true }),
    column("Instalments", { isFigure: true }),
    column("Due", { isFigure: true }),
    column("Action", { isActions: true }),
  ];
  const places = phonePlaces(columns);
  expect(columns.map((one) => places.get(one))).toEqual([null, "below", "title", null, "figure", "actions"]);
});

test("a list that names its places keeps them", () => {
  const columns = [column("Email"), column("Book", { onPhone: "below" }), column("Status", { onPhone: "state" })];
  const places = phonePlaces(columns);
  expect(columns.map((one) => places.get(one))).toEqual(["title", "below", "state"]);
});
