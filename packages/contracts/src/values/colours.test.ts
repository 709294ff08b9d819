import { expect, test } from "vitest";
import * as z from "zod/mini";
import { colour, contrastOf, headingInk, READABLE, textOn } from "./colours.ts";

test("contrast is reckoned as the guidelines do", () => {
  expect(contrastOf("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrastOf("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  expect(contrastOf("#ffffff", "#777777")).toBeCloseTo(4.48, 2);
});

test("the text on a ground of any colour can be read, and so can a heading on paper", () => {
  const shares = ["00", "33", "55", "77", "80", "99", "bb", "dd", "ff"];
  for (const red of shares)
    for (const green of shares)
      for (const blue of shares) {
        const ground = `#${red}${green}${blue}`;
        expect(contrastOf(textOn(ground), ground), ground).toBeGreaterThanOrEqual(READABLE);
        expect(contrastOf(headingInk(ground), "#ffffff"), ground).toBeGreaterThanOrEqual(READABLE);
      }
});

test("a dark ground has white text and a light one black", () => {
  expect([textOn("#5b1a2e"), textOn("#f2c94c")]).toEqual(["#ffffff", "#000000"]);
  expect([headingInk("#5b1a2e"), headingInk("#f2c94c")]).toEqual(["#5b1a2e", "#000000"]);
});

test("a colour is six digits behind a number sign, and nothing that a style sheet could run", () => {
  expect(z.safeParse(colour(), " #5B1A2E ").data).toBe("#5b1a2e");
  for (const typed of ["red", "#fff", "#5b1a2e;background:url(x)", "5b1a2e"])
    expect(z.safeParse(colour(), typed).error?.issues[0]?.message, typed).toBe("colour_invalid");
});
