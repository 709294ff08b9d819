import { operations } from "@thangam/contracts";
import { expect, test } from "vitest";
import { actionWords } from "./action-words.ts";

test("everything that leaves a trace is told in words", () => {
  const words = actionWords();
  const commands = Object.values(operations).filter(({ kind }) => kind === "command");
  expect(commands.map(({ wire }) => wire).filter((wire) => !words.has(wire))).toEqual([]);
});
