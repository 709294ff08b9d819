import { afterEach, expect, test, vi } from "vitest";
import { formatMoment } from "./format-day.ts";

afterEach(() => void vi.restoreAllMocks());

test("a moment is written as the clock of the shop shows it", () => {
  const moment = new Date("2026-11-21T20:30:00Z");
  expect(formatMoment(moment, "Asia/Kolkata")).toBe("22-11-2026, 02:00");
  expect(formatMoment(moment, "America/New_York")).toBe("21-11-2026, 15:30");
});

test("a long list of moments needs one clock, because each takes tens of kilobytes", () => {
  const made = vi.spyOn(Intl, "DateTimeFormat");
  for (let minute = 0; minute < 1_000; minute += 1) formatMoment(new Date(minute * 60_000), "Asia/Dubai");
  expect(made).toHaveBeenCalledTimes(1);
});
