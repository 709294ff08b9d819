import { expect, test } from "vitest";
import { roundTicks } from "./line-chart.tsx";

test.each([
  [[9000], [9000, 9001]],
  [
    [9010, 9390],
    [9000, 9100, 9200, 9300, 9400],
  ],
  [
    [8995, 12_040],
    [8000, 9000, 10_000, 11_000, 12_000, 13_000],
  ],
])("%j is drawn between lines at %j", (values, ticks) => {
  expect(roundTicks(values)).toEqual(ticks);
});
