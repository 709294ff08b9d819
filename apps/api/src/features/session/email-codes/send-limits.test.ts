import { expect, test } from "vitest";
import { secondsToWait } from "./send-limits.ts";

const now = new Date("2026-05-04T05:30:00.000Z");
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const wait = (...minutes: number[]) => secondsToWait(minutes.map(minutesAgo), now);

test("the wait ends when the strictest of the limits has room again", () => {
  expect(wait(0), "one just now").toBe(60);
  expect(wait(0.25), "a quarter of a minute ago").toBe(45);
  expect(wait(2, 10, 20, 30, 50), "five in the last hour").toBe(10 * 60);
  expect(wait(70, 80, 90, 100, 110, 120, 130, 140, 150, 160), "ten today").toBe((24 * 60 - 160) * 60);
  expect(wait(2, 10, 20, 30, 50, 100, 110, 120, 130, 140), "the hour ends before the day").toBe((24 * 60 - 140) * 60);
});
