import { en } from "@thangam/contracts/messages/en";
import { expect, test } from "vitest";
import { messagesFor } from "./language.ts";

test("what nobody speaks is answered in English", () => {
  for (const header of [undefined, "", "fr", "xx;q=nonsense,,;;q=1", "*", "a".repeat(10_000), "__proto__"]) {
    expect(messagesFor(null, header)).toBe(en);
  }
  expect(messagesFor("tlh", "en")).toBe(en);
});
