import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isSecretField } from "./use-outliving.ts";

const web = join(import.meta.dirname, "..");
const screens = readdirSync(web, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".tsx") && !file.includes(".test."))
  .map((file) => readFileSync(join(web, file), "utf8"));

/** A field for a password or a code, and the name that its form gives it. */
const secretFields = [
  /<(?:New)?PasswordField\s[^/]*?form\.(?:field|controlled)\("(\w+)"\)/g,
  /<(?:CodeField|FactorFields)\s[^/]*?form\.(?:field|controlled)\("(\w+)"\)/g,
  /autoComplete="(?:one-time-code|new-password|current-password)"[^/]*?form\.(?:field|controlled)\("(\w+)"\)/g,
];

test("no field for a password or a code outlives a session, and a pincode does", () => {
  const names = screens.flatMap((text) =>
    secretFields.flatMap((field) => [...text.matchAll(field)].map(([, name = ""]) => name)),
  );
  const known = ["code", "confirmPassword", "newPassword", "password"];
  expect([...new Set(names)].toSorted()).toEqual(expect.arrayContaining(known));
  expect(names.filter((name) => !isSecretField(name))).toEqual([]);
  expect(["pincode", "bookNumber", "transactionNumber"].filter(isSecretField)).toEqual([]);
});
