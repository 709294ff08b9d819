import { expect, test } from "vitest";
import { operations } from "#kernel/registry.ts";
import type { Operation } from "#kernel/operation.ts";
import { firstAnswers } from "./first-answers.ts";
import { screens } from "./screens.ts";

test.each([...firstAnswers])("what %s shows first only reads and needs no input", (path, wires) => {
  expect(screens.map((screen) => screen.path)).toContain(path);
  for (const wire of wires) {
    const operation = Object.values<Operation>(operations).find((one) => one.wire === wire);
    expect([wire, operation?.kind]).toEqual([wire, "query"]);
    expect(operation?.input.safeParse({}).success).toBe(true);
  }
});
