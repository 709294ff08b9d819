import { expect, test } from "vitest";
import { rupeesText } from "./message-texts.ts";

test.for([
  [0n, "Rs 0.00"],
  [5n, "Rs 0.05"],
  [50_000n, "Rs 500.00"],
  [100_000n, "Rs 1,000.00"],
  [12_345_600n, "Rs 1,23,456.00"],
  [1_234_567_890n, "Rs 1,23,45,678.90"],
] as const)("%s paise are written %s", ([paise, text]) => {
  expect(rupeesText(paise)).toBe(text);
});
