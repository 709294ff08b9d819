import { expect, test } from "vitest";
import { shopCalendar, shopDayEnd, shopMidnight } from "./clock.ts";

test("the shop's day turns at its own midnight", () => {
  const inIndia = shopCalendar("Asia/Kolkata");
  expect(inIndia(new Date("2026-03-31T18:29:59.999Z"))).toBe("2026-03-31");
  expect(inIndia(new Date("2026-03-31T18:30:00.000Z"))).toBe("2026-04-01");
  expect(inIndia(new Date("2028-02-28T18:30:00.000Z"))).toBe("2028-02-29");
});

test("a day of the shop begins at its own midnight and ends where the next begins, also when clocks change", () => {
  expect(shopMidnight("Asia/Kolkata")("2026-04-01")).toEqual(new Date("2026-03-31T18:30:00Z"));
  expect(shopDayEnd("Asia/Kolkata")("2028-02-28")).toEqual(new Date("2028-02-28T18:30:00Z"));
  expect(shopMidnight("UTC")("2026-04-01")).toEqual(new Date("2026-04-01T00:00:00Z"));
  // 23 and 25 hours.
  expect(shopMidnight("Europe/Berlin")("2026-03-29")).toEqual(new Date("2026-03-28T23:00:00Z"));
  expect(shopDayEnd("Europe/Berlin")("2026-03-29")).toEqual(new Date("2026-03-29T22:00:00Z"));
  expect(shopDayEnd("Europe/Berlin")("2026-10-25")).toEqual(new Date("2026-10-25T23:00:00Z"));
});
