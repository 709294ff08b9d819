import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { labelOf, speak, speakLateScreens, spokenLanguage, spokenMessages, t } from "./i18n.ts";

beforeEach(() => vi.stubGlobal("document", { documentElement: { lang: "en" } }));
afterEach(() => speak("en"));

test("a sentence is read with its values in their places", () => {
  expect(t("Page {number} of {last}", { number: 2, last: 10 })).toBe("Page 2 of 10");
});

test("in another language the screens and the messages are that language's, and in English again the code's", async () => {
  await speak("ta");
  expect(t("Save")).toMatch(/\p{Script=Tamil}/u);
  expect(spokenMessages()?.value_missing).toMatch(/\p{Script=Tamil}/u);
  expect(document.documentElement.lang).toBe("ta");
  await speak("en");
  expect(t("Save")).toBe("Save");
  expect(spokenMessages()).toBeNull();
});

test("the label of a stored value is read in the language; a value without one stays as it is", async () => {
  expect(labelOf("Cash")).toBe("Cash");
  await speak("ta");
  expect(labelOf("Cash")).toMatch(/\p{Script=Tamil}/u);
  expect(labelOf("no label")).toBe("no label");
});

test("of two languages asked for at once the last one is spoken", async () => {
  await Promise.all([speak("ta"), speak("hi")]);
  expect(spokenLanguage()).toBe("hi");
});

test("the sentences of few screens come with the first of them, also while another language is on its way", async () => {
  await Promise.all([speak("ta"), speakLateScreens()]);
  expect(t("How much?")).toMatch(/\p{Script=Tamil}/u);
  await speak("hi");
  expect(t("How much?")).toMatch(/\p{Script=Devanagari}/u);
});

test("values are asked for by the types, each of them", () => {
  const unchecked = () => {
    // @ts-expect-error -- a value is missing
    t("Page {number} of {last}", { number: 2 });
    // @ts-expect-error -- this place is not in the text
    t("Page {number}", { number: 2, last: 1 });
    // @ts-expect-error -- no screen says this
    t("No screen says this");
  };
  expect(unchecked).toThrow(/last/);
});

test("a late screen is told where its sentences do not come, so that it is not shown in English", async () => {
  // @ts-expect-error -- a language without files
  await speak("xx");
  await expect(speakLateScreens()).rejects.toThrow();
});
