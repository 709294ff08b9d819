import { expect, test } from "vitest";
import { en } from "./en.ts";
import { hi } from "./hi.ts";
import { isMessageCode } from "./index.ts";
import { ta } from "./ta.ts";

/** The writing of a language, by which a sentence left in English is known. */
const writingByLanguage = [
  ["ta", ta, /\p{Script=Tamil}/u],
  ["hi", hi, /\p{Script=Devanagari}/u],
] as const;

test.for(writingByLanguage)("every sentence is there in %s, in its own writing", ([, messages, writing]) => {
  expect(Object.keys(messages).toSorted()).toEqual(Object.keys(en).toSorted());
  expect(Object.entries(messages).filter(([, sentence]) => !writing.test(sentence))).toEqual([]);
});

test.for(writingByLanguage)("a sentence in %s has the places of the English one", ([, messages]) => {
  const placesOf = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).toSorted();
  const differing = Object.keys(en).filter(
    (code) => isMessageCode(code) && placesOf(messages[code]).join() !== placesOf(en[code]).join(),
  );
  expect(differing).toEqual([]);
});
