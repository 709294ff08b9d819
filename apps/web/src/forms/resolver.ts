import type { InputOf } from "@thangam/contracts/kernel/operation";
import { decodeSent } from "@thangam/contracts/kernel/wire";
import type { AnyOperation } from "#api/client.ts";
import { fromWirePath, toWireNames } from "#api/field-names.ts";

export interface FieldError {
  name: string;
  /** The message for the user. */
  message: string;
}

/** The code of what is wrong with a field; `error-messages.ts` has its message. */
export interface Mistake {
  name: string;
  code: string;
}

export type Checked<Input> = { ok: true; input: Input } | { ok: false; errors: Mistake[] };

/** The name of a field of the operation's input. */
export type FieldOf<O extends AnyOperation> = NameIn<InputOf<O>>;
type NameIn<Input> = Input extends unknown ? keyof Input & string : never;

/**
 * Values before they are checked. Each has the name of a field of the operation, or one of `Ignored`, so that a misspelt
 * name is a type error.
 */
export type TypedFor<O extends AnyOperation, Typed, Ignored extends string = never> = Typed & {
  readonly [Name in Exclude<keyof Typed, FieldOf<O> | Ignored>]: never;
};

/**
 * Checks the input with the schema that the server uses. The errors have our field names and the order of the
 * operation's fields, at most one for each.
 */
export function checkInput<O extends AnyOperation, Typed extends object>(
  operation: O,
  typed: TypedFor<O, Typed>,
): Checked<InputOf<O>> {
  return checkValues(operation, typed);
}

/** The same for values of which the operation needs only some, such as those of a form that repeats a password. */
export function checkValues<O extends AnyOperation>(operation: O, typed: object): Checked<InputOf<O>> {
  const result = decodeSent<InputOf<O>>(operation.input, toWireNames(operation.input, typed));
  if (result.success) return { ok: true, input: result.data };
  const errors = result.error.issues.map(({ path, message }) => ({
    name: fromWirePath(operation.input, path),
    code: message,
  }));
  return {
    ok: false,
    errors: errors.filter(({ name }, at) => errors.findIndex((other) => other.name === name) === at),
  };
}

/** Sorts errors by the order of the fields on the screen; fields that are not named come last. */
export function inOrder<E extends { name: string }>(errors: readonly E[], order: readonly string[]): E[] {
  const place = ({ name }: E) => {
    const at = order.indexOf(name.split(".")[0] ?? name);
    return at === -1 ? order.length : at;
  };
  return errors.toSorted((a, b) => place(a) - place(b));
}
