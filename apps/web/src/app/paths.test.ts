import { expect, test } from "vitest";
import { insidePath, loginThen } from "./paths.ts";

test("after a sign-in one goes on to the page one wanted, with its filters", () => {
  const next = new URLSearchParams(loginThen("/view_client?search=ravi&page=2").split("?")[1]).get("next");
  expect(insidePath(next)).toBe("/view_client?search=ravi&page=2");
});

test.each([
  "https://evil.example/x",
  "//evil.example",
  "/\\evil.example",
  "javascript:alert(1)",
  "",
  null,
  "/",
  "/logout",
])("%j is no place to go on to after a sign-in", (next) => {
  expect(insidePath(next)).toBeNull();
});
