import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { bookNumber, count, id, partsOfBookNumber } from "./ids.ts";
import { grams, paise, rupees, signedRupees } from "./money.ts";
import { formatGrams } from "@thangam/texts/format-money";
import { email, existingMobile, existingName, isLegibleName, mobile, password, personName } from "./people.ts";
import { text } from "./text.ts";
import { businessDay, instant } from "./time.ts";

/** The message code a schema returns for a value, or null when it takes it. */
function refusalOf(schema: z.ZodMiniType, value: unknown): string | null {
  return z.safeDecode(schema, value).error?.issues[0]?.message ?? null;
}

describe("money", () => {
  test.each([
    ["1500", 150_000n],
    ["1500.5", 150_050n],
    ["1500.05", 150_005n],
    [1500, 150_000n],
    [0.1, 10n],
    ["0", 0n],
    [" 500 ", 50_000n],
  ])("%s rupees are %s paise", (typed, expected) => {
    expect(z.decode(rupees(), typed)).toBe(expected);
  });

  test.each([
    "",
    "-1",
    "1.234",
    "1,500",
    "1e3",
    "0x10",
    "١٢",
    "12 34",
    1.005,
    Number.NaN,
    Infinity,
    -5,
    1e21,
    true,
    [],
    {},
    null,
  ])("%s is no amount", (typed) => {
    expect(refusalOf(rupees({ missing: "amount_invalid", invalid: "amount_invalid" }), typed)).toBe("amount_invalid");
  });

  test("every amount comes back from the wire as it went", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), (count) => {
        const wire = z.encode(rupees(), paise(count));
        expect(z.decode(rupees(), wire)).toBe(count);
      }),
    );
  });

  test("whole rupees are written without decimals, others with two", () => {
    expect(z.encode(rupees(), paise(150_000n))).toBe("1500");
    expect(z.encode(rupees(), paise(150_050n))).toBe("1500.50");
    expect(z.encode(rupees(), paise(5n))).toBe("0.05");
  });

  test("a sum may be below zero, an amount may not", () => {
    expect(z.encode(signedRupees(), paise(-150_050n))).toBe("-1500.50");
    expect(z.decode(signedRupees(), "-0.05")).toBe(-5n);
    expect(z.safeEncode(rupees(), paise(-1n)).success).toBe(false);
  });

  test("grams have three decimals and no more are taken", () => {
    expect(z.decode(grams(), "1.2")).toBe(1200n);
    expect(formatGrams(1n)).toBe("0.001");
    expect(refusalOf(grams({ invalid: "weight_missing" }), "1.2345")).toBe("weight_missing");
  });
});

describe("numbers of records", () => {
  test("an id is positive digits that a bigint column holds", () => {
    expect(z.decode(id(), "42")).toBe(42n);
    expect(z.decode(id(), 42)).toBe(42n);
    expect(z.decode(id(), "9223372036854775807")).toBe(9_223_372_036_854_775_807n);
    for (const bad of ["9223372036854775808", "-1", "1.5", "abc", 2 ** 60, "1 or 1=1"])
      expect(refusalOf(id(), bad)).not.toBeNull();
  });

  test("a count stays in its range, typed or counted", () => {
    const months = count({ min: 1, max: 15, invalid: "paid_months_invalid" });
    expect(z.decode(months, "01")).toBe(1);
    expect(z.decode(months, 15)).toBe(15);
    for (const bad of ["0", "16", 0, 16, 1.5, "1.5", ""]) expect(refusalOf(months, bad)).toBe("paid_months_invalid");
  });

  test("a book number is kept in upper case without blanks", () => {
    expect(z.decode(bookNumber(), " ge 1234 ")).toBe("GE1234");
    expect(partsOfBookNumber("GE1234")).toEqual({ prefix: "GE", unique: "1234" });
    for (const bad of ["1234", "GE", "GE-12", "ABCDE1", "GE123456789", "GE12%"]) {
      expect(refusalOf(bookNumber({ invalid: "book_number_invalid" }), bad)).toBe("book_number_invalid");
    }
  });
});

describe("people", () => {
  test("nothing given and something wrong have codes of their own", () => {
    const address = email({ missing: "login_email_missing", invalid: "login_email_invalid" });
    expect(refusalOf(address, undefined)).toBe("login_email_missing");
    expect(refusalOf(address, "nobody")).toBe("login_email_invalid");
    expect(z.decode(address, " Someone@Example.COM ")).toBe("someone@example.com");
  });

  test("a mobile number is exactly ten digits, of a new record as a subscriber's begins", () => {
    const codes = { missing: "client_mobile_missing", invalid: "client_mobile_invalid" } as const;
    const [number, existing] = [mobile(codes), existingMobile(codes)];
    expect(z.decode(number, "9876543210")).toBe("9876543210");
    for (const bad of ["987654321", "98765432101", "98765 4321", "919876543210 / 9", "९८७६५४३२१०"]) {
      expect(refusalOf(number, bad)).toBe("client_mobile_invalid");
      expect(refusalOf(existing, bad)).toBe("client_mobile_invalid");
    }
    for (const first of "0123456789") {
      const typed = `${first}876543210`;
      expect([typed, refusalOf(number, typed)]).toEqual([typed, first < "6" ? "client_mobile_invalid" : null]);
      expect(refusalOf(existing, typed)).toBeNull();
    }
  });

  test("a name is one line of any script, without control characters and marks of direction", () => {
    const name = personName({ missing: "client_name_missing" });
    for (const good of [
      "Kavitha S",
      "கவிதா",
      "क्\u200Dष",
      "O'Brien-Rao",
      "K.R.Ramanujam",
      "Sri.Indira",
      "Saver 1234567",
      "ന്\u200D",
    ])
      expect(refusalOf(name, good)).toBeNull();
    for (const bad of ["Kavitha\nBcc: x", "a\rb", "a\tb", "a\u0007b", "a\u0085b", "a\u2028b", "a\u202Eb", "a\u2066b"])
      expect([bad, refusalOf(name, bad)]).toEqual([bad, "value_invalid"]);
  });

  test.each([
    ["கவிதா", true],
    ["क्\u200Dष", true],
    ["ന്\u200D", true],
    ["নাম\u200Cটি", true],
    ["J. D'Souza 2", true],
    ["\u200B", false],
    ["\u2060", false],
    ["\u3164", false],
    ["\u2800", false],
    [".", false],
    ["Kavitha\u200B", false],
    ["Kavitha\u200E", false],
    ["Kavi\u061Ctha", false],
    ["Kavi\u00ADtha", false],
    ["Kavi\u{E0041}tha", false],
    ["Kavi\uFE0Ftha", false],
    ["Kavi\u200Dtha", false],
    ["\u200Dக", false],
    ["க\u200C\u200Cவி", false],
  ])("%j can be seen: %s", (typed, isLegible) => {
    expect(isLegibleName(typed)).toBe(isLegible);
    expect(refusalOf(personName({}), typed)).toBe(isLegible ? null : "name_invalid");
    expect(refusalOf(existingName({}), typed)).toBeNull();
  });

  test("a password is taken as it was typed", () => {
    expect(z.decode(password({}), "  two blanks  ")).toBe("  two blanks  ");
  });

  test("text the database cannot hold is refused", () => {
    expect(refusalOf(text(), "a\u0000b")).toBe("value_invalid");
    expect(refusalOf(text(), "\ud800")).toBe("value_invalid");
    expect(refusalOf(password({}), "\u0000")).toBe("value_invalid");
    expect(refusalOf(text({ max: 3 }), "four")).toBe("text_too_long");
  });
});

describe("days", () => {
  test.each(["2026-04-01", "2024-02-29", "2026-04-01 00:00"])("%s is a day", (day) => {
    expect(z.decode(businessDay(), day)).toBe(day.slice(0, 10));
  });

  test.each(["2025-02-29", "2026-13-01", "2026-00-10", "01-04-2026", "2026-04-01T10:00:00Z", "", "0000-01-01"])(
    "%s is no day",
    (day) => {
      expect(refusalOf(businessDay({ invalid: "date_invalid" }), day)).toBe("date_invalid");
    },
  );

  test("a moment keeps its milliseconds", () => {
    const moment = new Date("2026-04-01T10:20:30.456Z");
    expect(z.decode(instant(), z.encode(instant(), moment))).toEqual(moment);
  });
});
