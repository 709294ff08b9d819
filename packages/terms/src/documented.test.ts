import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { decodeTerms } from "./json/json.ts";
import { published } from "./testing/published.ts";

// The document shows the terms of published schemes as they are stored: what it shows is what is tested.

const document = readFileSync(new URL("../../../docs/schemes.md", import.meta.url), "utf8");
const examples = Array.from(document.matchAll(/```json\n(.*?)```/gs), ([, json = ""]): unknown => JSON.parse(json));

test("the document shows a dozen schemes and more", () => {
  expect(examples.length).toBeGreaterThanOrEqual(12);
});

test.each(examples.map((example) => [example]))("example %# of the document is a published scheme", (example) => {
  const { value, problems } = decodeTerms(example);
  expect(problems).toBeNull();
  expect(published.map(({ terms }) => terms)).toContainEqual(value);
});
