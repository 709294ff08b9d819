import { inParallel } from "../../apps/api/src/testing/in-parallel.ts";
import { strangeInputs } from "../../apps/api/src/testing/strange-input.ts";
import type { FuzzCaller } from "./caller.ts";
import type { Described } from "./described-operations.ts";

const recordsTried = 200;

/** Sends every operation good input with something strange in it, so many at a time. */
export async function sendStrangeInputs(
  caller: FuzzCaller,
  operations: readonly Described[],
  { inputs, atOnce, seed }: { inputs: number; atOnce: number; seed: number },
): Promise<void> {
  for (const operation of operations) {
    const fields = Object.keys(operation.example);
    const strange = strangeInputs(operation.example, fields, { count: inputs, seed });
    const sent = strange.map((input, at) => withRecord(input, 1 + (at % recordsTried)));
    await inParallel([operation.example, ...sent], atOnce, (input) => caller.call(operation, input));
  }
}

/** The example names the record 12 everywhere; here it is one after the other. */
function withRecord(input: unknown, id: number): unknown {
  if (typeof input !== "object" || input === null || Array.isArray(input)) return input;
  return Object.fromEntries(
    Object.entries(input).map(([name, value]: [string, unknown]) => [name, value === "12" ? String(id) : value]),
  );
}
