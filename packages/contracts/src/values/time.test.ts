import { describe, expect, test } from "vitest";
import { isDay } from "@thangam/terms/json/plain";
import * as z from "zod/mini";
import { businessDay, businessDayOf, instant, readVersion, slashedDay } from "./time.ts";

describe("a day of the calendar", () => {
  test.each(["1900-01-01", "2199-12-31", "2024-02-29", "2000-02-29"])("%s is one", (day) => {
    expect(isDay(day)).toBe(true);
    expect(businessDayOf(day)).toBe(day);
  });

  test.each([
    "1899-12-31",
    "2200-01-01",
    "1900-02-29",
    "2026-04-31",
    "2026-04-00",
    "2026-04-99",
    "2026-00-01",
    "2026-13-01",
    "2026-4-1",
    "x2026-04-01",
    "2026-04-01x",
  ])("%s is none", (day) => {
    expect(isDay(day)).toBe(false);
    expect(() => businessDayOf(day)).toThrow(`${day} is not a day of the calendar`);
  });
});

describe("a day on the wire", () => {
  test.each([" 2026-04-01 ", "2026-04-01 00:00", "2026-04-01T00:00:00"])("%j is 2026-04-01", (typed) => {
    expect(z.decode(businessDay(), typed)).toBe("2026-04-01");
  });

  test.each(["2026-04-01 00:00x", "2026-04-01 10:00", "20 00:0026-04-01", "2026-04-31"])("%j is none", (typed) => {
    expect(z.safeParse(businessDay({ invalid: "date_invalid" }), typed).error?.issues[0]?.message).toBe("date_invalid");
    expect(z.safeParse(businessDay(), typed).error?.issues[0]?.message).toBe("value_invalid");
  });

  test("goes out as it came in, and nothing but a day goes out", () => {
    expect(z.encode(businessDay(), businessDayOf("2026-04-01"))).toBe("2026-04-01");
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a store that reads the wrong column gives a Date
    const date = new Date(0) as unknown as ReturnType<typeof businessDayOf>;
    expect(z.safeEncode(businessDay(), date).success).toBe(false);
    expect(z.safeEncode(slashedDay(), date).success).toBe(false);
  });
});

describe("a day with slashes", () => {
  test("is day, month and year, both ways", () => {
    expect(z.decode(slashedDay(), " 31/12/1990 ")).toBe("1990-12-31");
    expect(z.encode(slashedDay(), businessDayOf("1990-12-31"))).toBe("31/12/1990");
  });

  test.each(["31/04/2026", "1990/12/31", "31-12-1990", "31/12/90", ""])("%j is none", (typed) => {
    expect(z.safeParse(slashedDay({ invalid: "date_invalid" }), typed).error?.issues[0]?.message).toBe("date_invalid");
    expect(z.safeParse(slashedDay(), typed).error?.issues[0]?.message).toBe("value_invalid");
  });
});

test("a moment is ISO 8601 in UTC", () => {
  expect(z.decode(instant(), "2026-04-01T10:20:30.456Z")).toEqual(new Date("2026-04-01T10:20:30.456Z"));
  expect(z.safeParse(instant(), "2026-04-01").success).toBe(false);
  expect(z.safeParse(instant({ invalid: "date_invalid" }), "yesterday").error?.issues[0]?.message).toBe("date_invalid");
});

test("the version of a record that was read need not be given, but is a moment", () => {
  expect(z.decode(readVersion(), undefined)).toBeUndefined();
  expect(z.safeParse(readVersion(), "3").success).toBe(false);
});
