import { expect, test } from "vitest";
import { endOfQuiet } from "./quiet-hours.ts";

const night = { fromHour: 21, untilHour: 8 };

test.for([
  ["20:59:59.999", night, null],
  ["21:00:00.000", night, "2026-05-05T08:00:00.000+05:30"],
  ["23:59:59.999", night, "2026-05-05T08:00:00.000+05:30"],
  ["00:00:00.000", night, "2026-05-04T08:00:00.000+05:30"],
  ["07:59:59.999", night, "2026-05-04T08:00:00.000+05:30"],
  ["08:00:00.000", night, null],
  ["13:10:20.300", { fromHour: 13, untilHour: 15 }, "2026-05-04T15:00:00.000+05:30"],
  ["15:00:00.000", { fromHour: 13, untilHour: 15 }, null],
  ["12:59:59.999", { fromHour: 13, untilHour: 15 }, null],
  ["03:00:00.000", { fromHour: 9, untilHour: 9 }, null],
] as const)("at %s a push waits, by %o, until %s", ([time, hours, end]) => {
  const now = new Date(`2026-05-04T${time}+05:30`);
  expect(endOfQuiet(now, hours, "Asia/Kolkata")).toEqual(end === null ? null : new Date(end));
});
