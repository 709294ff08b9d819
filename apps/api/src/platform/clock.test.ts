import { expect, test } from "vitest";
import { shopCalendar } from "./clock.ts";

test("the shop's day turns at its own midnight", () => {
  const inIndia = shopCalendar("Asia/Kolkata");
  expect(inIndia(new Date("2026-03-31T18:29:59.999Z"))).toBe("2026-03-31");
  expect(inIndia(new Date("2026-03-31T18:30:00.000Z"))).toBe("2026-04-01");
  expect(inIndia(new Date("2028-02-28T18:30:00.000Z"))).toBe("2028-02-29");
});
