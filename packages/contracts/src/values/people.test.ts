import { expect, test } from "vitest";
import * as z from "zod/mini";
import { existingMobile, existingName, mobile, mobileDigits, personName } from "./people.ts";

test.each([
  "Visit https://evil.example",
  "www.evil.example",
  "win gold evil.dev",
  "offer.com",
  "a@b",
  "98400-12345",
  "Kavitha 044 2345 6789",
])("%j is no name that a message can carry; one that is there already is kept", (typed) => {
  expect(
    personName({})
      .safeParse(typed)
      .error?.issues.map(({ message }) => message),
  ).toEqual(["name_invalid"]);
  expect(existingName({}).safeParse(typed).success).toBe(true);
});

test("a mobile number is its ten digits however it is written, and nothing is cut off what is none", () => {
  const number = mobile({ invalid: "client_mobile_invalid" });
  const same = [
    "9802448614",
    "+91 98024 48614",
    "0091-98024-48614",
    "91 98024 48614",
    "098024 48614",
    "+91 (98024) 48614",
  ];
  // As Windows copies it out of a list of people.
  for (const typed of [...same, " +91\u00a098024\u201148614 ", "\u202a+91 98024 48614\u202c"])
    expect([typed, z.decode(number, typed)]).toEqual([typed, "9802448614"]);
  for (const none of [
    "+98 0244 8614",
    "00919802448",
    "0091980244861",
    "091 98024 48614",
    "98024486149",
    "9802448614 x",
  ]) {
    expect(number.safeParse(none).error?.issues.map(({ message }) => message)).toEqual(["client_mobile_invalid"]);
    expect(mobileDigits(none)).toBe(none);
  }
  expect(z.decode(existingMobile({}), "+91 12345 67890")).toBe("1234567890");
});
