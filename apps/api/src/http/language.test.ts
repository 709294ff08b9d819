import { expect, test } from "vitest";
import { languageFor, textsFor } from "./language.ts";

test("an unknown language is answered in English", () => {
  for (const header of [undefined, "", "fr", "xx;q=nonsense,,;;q=1", "*", "a".repeat(10_000), "__proto__"]) {
    expect(languageFor(null, header)).toBe("en");
  }
  expect(languageFor("tlh", "en")).toBe("en");
});

test("a browser is answered in the first of its languages that we speak", () => {
  expect(languageFor(null, "ta-IN,ta;q=0.9,en-US;q=0.8")).toBe("ta");
  expect(languageFor(null, "fr, en;q=0.2, HI-in;q=0.7")).toBe("hi");
  expect(languageFor(null, "ta;q=0, en")).toBe("en");
});

test("what a person chose goes before what their browser asks for", () => {
  expect(languageFor("hi", "ta")).toBe("hi");
  expect(languageFor("en", "ta")).toBe("en");
});

test("the texts are those of the language", () => {
  expect(textsFor(null, "ta-IN").messages.value_missing).toBe("இது தேவை.");
  expect(textsFor("hi", "ta").messages.value_missing).toBe("यह ज़रूरी है।");
});
