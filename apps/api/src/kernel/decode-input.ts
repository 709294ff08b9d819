import { isMessageCode } from "@thangam/texts/message-text";
import type { Messages } from "@thangam/texts/shape";
import type { Operation } from "@thangam/contracts/kernel/operation";
import { decodeSent } from "@thangam/contracts/kernel/wire";

/** What is wrong with one field, by its name on the wire; "" is the input as a whole. */
export interface FieldError {
  field: string;
  code: keyof Messages;
}

/** Input that breaks a rule of its schema; the errors stand in the order of the schema. */
export class InvalidInput extends Error {
  readonly errors: readonly FieldError[];

  constructor(errors: readonly FieldError[]) {
    super(`Invalid input: ${errors.map(({ field, code }) => `${field} ${code}`).join(", ")}`);
    this.name = "InvalidInput";
    this.errors = errors;
  }
}

/** Turns what came over the wire into the operation's own input, or throws `InvalidInput`. */
export function decodeInput(operation: Operation, json: unknown): unknown {
  if (isDeeperThan(deepest, json)) throw new InvalidInput([{ field: "", code: "value_invalid" }]);
  const result = decodeSent(operation.input, json);
  if (result.success) return result.data;
  throw new InvalidInput(firstPerField(result.error.issues));
}

// No input of ours is nested deeper; what walks it afterwards may recurse.
const deepest = 16;

function isDeeperThan(levels: number, json: unknown): boolean {
  if (typeof json !== "object" || json === null) return false;
  return levels === 0 || Object.values(json).some((value) => isDeeperThan(levels - 1, value));
}

function firstPerField(issues: readonly { path: PropertyKey[]; message: string }[]): FieldError[] {
  const errors = new Map<string, FieldError>();
  for (const { path, message } of issues) {
    const field = path.map(String).join(".");
    if (!errors.has(field)) errors.set(field, { field, code: messageCode(message) });
  }
  return [...errors.values()];
}

function messageCode(message: string): keyof Messages {
  return isMessageCode(message) ? message : "value_invalid";
}
