import { expect, test } from "vitest";
import { contentOf, draftsOf, listAt, moved, prefixOf, withListAt } from "./menu-draft.ts";

const roles = ["Admin" as const];
const leaf = (name: string) => ({ name, page: "rights", roles });
const menu = draftsOf([
  leaf("A"),
  { ...leaf("B"), page: "/#", entries: [{ ...leaf("C"), page: "/#", entries: [leaf("D")] }] },
]);
const namesOf = (list: readonly { name: string }[] | null) => list?.map(({ name }) => name) ?? null;

test("a list is found by its place, and an entry that leads to a page has none", () => {
  expect([[], [1], [1, 0], [0], [7]].map((place) => namesOf(listAt(menu, place)))).toEqual([
    ["A", "B"],
    ["C"],
    ["D"],
    null,
    null,
  ]);
});

test("a changed list leaves all others as they are", () => {
  const changed = withListAt(menu, [1, 0], []);
  expect(namesOf(listAt(changed, [1, 0]))).toEqual([]);
  expect(changed[0]).toBe(menu[0]);
  expect(namesOf(listAt(menu, [1, 0]))).toEqual(["D"]);
});

test("an entry goes a step up or down with everything under it", () => {
  expect(namesOf(moved(menu, 1, -1))).toEqual(["B", "A"]);
  expect(namesOf(moved(menu, 0, 1))).toEqual(["B", "A"]);
  expect(namesOf(listAt(moved(menu, 1, -1), [0]))).toEqual(["C"]);
});

test("errors of a list are known by how their fields begin", () => {
  expect([prefixOf([]), prefixOf([2]), prefixOf([2, 0])]).toEqual([
    "entries.",
    "entries.2.entries.",
    "entries.2.entries.0.entries.",
  ]);
});

test("two menus that say the same are the same, whatever their keys", () => {
  expect(contentOf(draftsOf(menu))).toBe(contentOf(menu));
  expect(contentOf(moved(menu, 0, 1))).not.toBe(contentOf(menu));
});
