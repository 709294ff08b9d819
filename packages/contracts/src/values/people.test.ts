import { expect, test } from "vitest";
import { existingName, personName } from "./people.ts";

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
