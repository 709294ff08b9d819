import { expect, test } from "vitest";
import { standingOf } from "./confirmed-captures.ts";
import { captureCases, toldCapture } from "./confirmed-captures.testing.ts";

test.each(captureCases)("money that an event told of is $standing where $what", ({ answer, standing }) => {
  expect(standingOf(toldCapture, answer)).toBe(standing);
});
