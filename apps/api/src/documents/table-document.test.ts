import { expect, test } from "vitest";
import { tableDocument } from "./table-document.ts";

const column = { heading: "Name", isWide: false, isFigure: false };
const widestOf = (texts: readonly string[]) =>
  tableDocument(
    [column],
    texts.map((text) => [text]),
  ).columns[0]?.widest;

test("the widest texts of a column are named, each once, and not all of a long column", () => {
  const texts = Array.from({ length: 500 }, (_, at) => "x".repeat(1 + (at % 100)));
  const widest = widestOf(texts) ?? [];
  expect(widest).toContain("x".repeat(100));
  expect(new Set(widest).size).toBe(widest.length);
  expect(widest.length).toBeLessThan(10);
});

test("letters count by how wide they are, whatever the script", () => {
  const narrow = Array.from({ length: 20 }, (_, at) => "i".repeat(20 + at));
  expect(widestOf([...narrow, "W".repeat(25)])).toContain("W".repeat(25));
  // Eight letters, four of which stand above or below another.
  expect(widestOf([...Array.from({ length: 20 }, (_, at) => "n".repeat(8 + at)), "कुकुकुकु"])).not.toContain("कुकुकुकु");
});

test("a column without rows needs no room but for its heading", () => {
  expect(tableDocument([column], [])).toEqual({ columns: [{ ...column, widest: [] }], rows: [] });
});
