import { paise } from "@thangam/contracts/values/money";
import { expect, test } from "vitest";
import { cashLimitsView } from "./cash-rules.ts";

test.each([
  [0n, 200_000n],
  [199_999n, 1n],
  [200_000n, 0n],
  [200_001n, 0n],
])("of a limit of 2,000 rupees, %i paise taken leave %i", (taken, left) => {
  const room = { scope: "day", action: "block", limitPaise: paise(200_000n), takenPaise: paise(taken) } as const;
  expect(cashLimitsView([room])).toEqual([{ scope: "day", action: "block", limitPaise: 200_000n, leftPaise: left }]);
});
