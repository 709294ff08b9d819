import { expect, test } from "vitest";
import { refuse } from "#core/refusal.ts";
import { checkName } from "./check-name.ts";

test("a name from before the rule is saved as it is, and changed only to one that can be seen", () => {
  const old = { name: "\u200BRavi" };
  const change = (name: string) => () => checkName({ refuse }, old, { name });
  expect(change(old.name)).not.toThrow();
  expect(change("Ravi")).not.toThrow();
  for (const hidden of ["\u200B", "Ravi\u200B", "\u3164", "Visit https://evil.example"])
    expect(change(hidden)).toThrow("name_not_legible");
});
