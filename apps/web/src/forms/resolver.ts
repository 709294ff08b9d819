import { decodeSent } from "@thangam/contracts/wire";
import type { InputOf } from "@thangam/contracts/operation";
import type { AnyOperation } from "#api/client.ts";
import { fromWirePath, toWireNames } from "#api/field-names.ts";
import { sentenceOfCode } from "#api/sentences.ts";

export interface FieldError {
  name: string;
  /** What the person reads. */
  message: string;
}

export type Checked<Input> = { ok: true; input: Input } | { ok: false; errors: FieldError[] };

/**
 * Checks what was typed, under our field names, with the very schema the server uses.
 * The errors come in the order of the operation's fields, at most one for each.
 */
export function checkInput<O extends AnyOperation>(operation: O, typed: object): Checked<InputOf<O>> {
  const result = decodeSent<InputOf<O>>(operation.input, toWireNames(operation.input, typed));
  if (result.success) return { ok: true, input: result.data };
  const errors = result.error.issues.map(({ path, message }) => ({
    name: fromWirePath(operation.input, path),
    message: sentenceOfCode(message),
  }));
  return {
    ok: false,
    errors: errors.filter(({ name }, at) => errors.findIndex((other) => other.name === name) === at),
  };
}

/** Sorts errors by the order of the fields on the screen; fields that are not named come last. */
export function inOrder(errors: readonly FieldError[], order: readonly string[]): FieldError[] {
  const place = ({ name }: FieldError) => {
    const at = order.indexOf(name.split(".")[0] ?? name);
    return at === -1 ? order.length : at;
  };
  return errors.toSorted((a, b) => place(a) - place(b));
}
