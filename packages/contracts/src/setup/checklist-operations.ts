import * as z from "zod/mini";
import { operation } from "#kernel/operation.ts";
import { dataOf, record } from "#kernel/wire.ts";
import { enumOf } from "#values/text.ts";
import { setupSteps } from "./schemas.ts";

const checklist = record({
  /** Empty where there is nothing left to do: in a shop that is set up, or that never was a fresh one. */
  steps: z.array(record({ step: z.enum(setupSteps), isDone: ["is_done", z.boolean()] })),
});

export const getSetupSteps = operation({
  wire: "Get_Setup_Steps",
  method: ["GET", "POST"],
  kind: "query",
  allow: ["admin"],
  summary: "What a fresh shop does first, and what of it is done, until all is done or put away.",
  input: record({}),
  output: dataOf(checklist),
  refusals: [],
});

export const putAwaySetupSteps = operation({
  wire: "Put_Away_Setup_Steps",
  method: "POST",
  kind: "command",
  allow: ["admin"],
  summary: "Puts a step of the way into a fresh shop away undone, or all of them.",
  auditLabel: "Put steps of the set-up away",
  input: record({ step: z.optional(enumOf(setupSteps, { invalid: "value_invalid" })) }),
  output: dataOf(checklist),
  refusals: [],
});
