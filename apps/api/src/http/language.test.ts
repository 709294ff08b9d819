import { en } from "@thangam/contracts/texts/en";
import { hi } from "@thangam/contracts/texts/hi";
import { ta } from "@thangam/contracts/texts/ta";
import { expect, test } from "vitest";
import { messagesFor } from "./language.ts";

test("what nobody speaks is answered in English", () => {
  for (const header of [undefined, "", "fr", "xx;q=nonsense,,;;q=1", "*", "a".repeat(10_000), "__proto__"]) {
    expect(messagesFor(null, header)).toBe(en);
  }
  expect(messagesFor("tlh", "en")).toBe(en);
});

test("a browser is answered in the first of its languages that we speak", () => {
  expect(messagesFor(null, "ta-IN,ta;q=0.9,en-US;q=0.8")).toBe(ta);
  expect(messagesFor(null, "fr, en;q=0.2, HI-in;q=0.7")).toBe(hi);
  expect(messagesFor(null, "ta;q=0, en")).toBe(en);
});

test("what a person chose goes before what their browser asks for", () => {
  expect(messagesFor("hi", "ta")).toBe(hi);
  expect(messagesFor("en", "ta")).toBe(en);
});
