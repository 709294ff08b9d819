import { expect, test } from "vitest";
import { searchTermsOf } from "./search-terms.ts";

test.for([
  ["1013", { number: "1013", digits: "1013", words: [] }],
  ["ge-1013", { number: "GE1013", digits: null, words: ["ge-1013"] }],
  [" ge 1013 ", { number: "GE1013", digits: null, words: ["ge", "1013"] }],
  ["+91 98765 43210", { number: "+919876543210", digits: "9876543210", words: [] }],
  ["+91 987", { number: "+91987", digits: "987", words: [] }],
  ["919876543210", { number: "919876543210", digits: "9876543210", words: [] }],
  ["09876543210", { number: "09876543210", digits: "9876543210", words: [] }],
  ["98765-43210", { number: "9876543210", digits: "9876543210", words: [] }],
  ["91111", { number: "91111", digits: "91111", words: [] }],
  ["7", { number: "7", digits: null, words: [] }],
  ["Durga  kanaga", { number: "DURGAKANAGA", digits: null, words: ["Durga", "kanaga"] }],
  ["", { number: "", digits: null, words: [] }],
] as const)("%j", ([typed, terms]) => {
  expect(searchTermsOf(typed)).toMatchObject(terms);
});

test("a receipt keeps its hyphens", () => {
  expect(searchTermsOf(" t/26-27/ 000012").receipt).toBe("T/26-27/000012");
});
