import { expect, test } from "vitest";
import { checkStatement } from "./statement.ts";

const crypto = { sha256: (bytes: Uint8Array) => bytes, isSignedBy: () => true };
const proof = { leaf: "{}", slot: 0, path: [] };
const whole = { format: "thangam statement v1", shop: "", holder: "", note: "", book: proof, client: proof, lines: [] };

test.each([
  ["", "nothing"],
  ["nonsense", "words"],
  ["null", "null"],
  ["[]", "a list"],
  ['"a"', "text"],
  ["{}", "an empty object"],
  [JSON.stringify({ ...whole, format: "thangam statement v2" }), "another format"],
  [JSON.stringify({ ...whole, note: 5 }), "a note that is a number"],
  [JSON.stringify({ ...whole, book: null }), "no proof"],
  [JSON.stringify({ ...whole, client: { ...proof, path: [1] } }), "a path of numbers"],
  [JSON.stringify({ ...whole, book: { ...proof, slot: "0" } }), "a place that is text"],
  [JSON.stringify({ ...whole, lines: [null] }), "a line of nothing"],
  [JSON.stringify({ ...whole, lines: {} }), "lines that are no list"],
])("%s is no statement: %s", (text) => {
  expect(checkStatement(crypto, text, { keys: [], trusted: [], newest: null })).toEqual({
    verdict: "altered",
    why: "This is no statement.",
  });
});

test("what has the form of a statement is looked into", () => {
  expect(checkStatement(crypto, JSON.stringify(whole), { keys: [], trusted: [], newest: null })).toEqual({
    verdict: "altered",
    why: "The checkpoint is not one.",
  });
});
