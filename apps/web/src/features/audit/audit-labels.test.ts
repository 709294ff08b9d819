import { operations } from "@thangam/contracts";
import { expect, test } from "vitest";
import { auditLabels } from "./audit-labels.ts";

test("everything that leaves an audit entry has a label", () => {
  const labels = auditLabels();
  const commands = Object.values(operations).filter(({ kind }) => kind === "command");
  expect(commands.map(({ wire }) => wire).filter((wire) => !labels.has(wire))).toEqual([]);
});
