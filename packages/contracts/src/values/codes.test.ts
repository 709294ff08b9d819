import { expect, expectTypeOf, test } from "vitest";
import { codesOf } from "./codes.ts";
import type { CodeIn } from "./codes.ts";

const colours = codesOf({ red: "Deep red", pale_blue: "Pale blue" });

test("a list names its codes and phrases in the order in which it was declared", () => {
  expect(colours.all).toEqual(["red", "pale_blue"]);
  expect(colours.phrases).toEqual(["Deep red", "Pale blue"]);
});

test("a code leads to its phrase and the phrase back to the code, and the compiler knows which", () => {
  expect(colours.phraseOf("pale_blue")).toBe("Pale blue");
  expect(colours.of("Deep red")).toBe("red");
  expectTypeOf(colours.phraseOf("pale_blue")).toEqualTypeOf<"Pale blue">();
  expectTypeOf(colours.of("Deep red")).toEqualTypeOf<"red">();
  expectTypeOf<CodeIn<typeof colours>>().toEqualTypeOf<"red" | "pale_blue">();
});
