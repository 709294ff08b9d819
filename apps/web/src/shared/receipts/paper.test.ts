import { expect, test } from "vitest";
import { pageRule } from "./paper.ts";

test.each([
  ["A5", 900, "@page { size: A5; margin: 8mm; }"],
  // 378 px are 100 mm and a bit.
  ["80mm", 378, "@page { size: 80mm 108mm; margin: 3mm; }"],
  ["58mm", 0, "@page { size: 58mm 7mm; margin: 3mm; }"],
] as const)("on %s a receipt of %i px is printed on a page of its own size", (paper, height, rule) => {
  expect(pageRule(paper, height)).toBe(rule);
});
