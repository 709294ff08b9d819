import { expect, test } from "vitest";
import { headingsOf } from "./check-docs.ts";

test("headings are named as links name them, and a comment in a block of code is none", () => {
  const text = "# Money\n\n## In parts\n\n```sh\n# not a heading\n```\n\n### `close_day`, or not?\n";
  expect([...headingsOf(text)]).toEqual(["money", "in-parts", "close_day-or-not"]);
});
