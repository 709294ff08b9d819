import { expect, test } from "vitest";
import { changeText } from "./change-text.ts";

test.each([
  [112n, 100n, "+12 %"],
  [92n, 100n, "−8 %"],
  [100n, 100n, "+0 %"],
  [-50n, 100n, "−150 %"],
  [1_099n, 100n, "+999 %"],
  [1_100n, 100n, null],
  [100n, 0n, null],
  [100n, -5n, null],
])("%d beside %d is %s", (now, then, text) => {
  expect(changeText(now, then)).toBe(text);
});
