import { expect, test } from "vitest";
import { isMessageCode, messageText } from "./message-text.ts";
import { textsOf } from "./server.ts";

test("a sentence has its values in their places, and its place itself where a value is missing", () => {
  const english = textsOf("en");
  expect(messageText(english, "prefix_taken", { prefix: "GE", scheme: "Gold" })).toBe("The prefix GE belongs to Gold.");
  expect(messageText(english, "prefix_taken", { prefix: "GE" })).toBe("The prefix GE belongs to {scheme}.");
});

test("what everything has is no code", () => {
  expect(["book_closed", "constructor", ""].map(isMessageCode)).toEqual([true, false, false]);
});
