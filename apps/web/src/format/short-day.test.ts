import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { speak } from "#i18n/i18n.ts";
import { shortDay, shortMoment } from "./short-day.ts";

beforeEach(() => vi.stubGlobal("document", { documentElement: { lang: "en" } }));
afterEach(() => speak("en"));

test("a day is short, with its year where it is another", () => {
  expect(shortDay("2026-11-20", "2026-11-26")).toBe("20 Nov");
  expect(shortDay("2027-03-05", "2026-11-26")).toBe("5 Mar 2027");
});

test("a day is written in the reader's language", async () => {
  await speak("ta");
  expect(shortDay("2026-11-20", "2026-11-26")).toMatch(/20.*\p{Script=Tamil}|\p{Script=Tamil}.*20/u);
});

test("a moment is told in the shop's time, whatever the browser's is", () => {
  expect(shortMoment(new Date("2026-11-22T20:00:00Z"), "2026-11-26")).toBe("23 Nov, 01:30");
});
