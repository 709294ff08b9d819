import { assert } from "#platform/assert.ts";

/** How an input may name a record: by its id, by the number on it, or, of a branch and what is of one, by its small number. */
type Named = bigint | string | number;

/** What the rules of an operation name in its input: the record in a field, or undefined where the input leaves it out. */
export function recordsNamedIn(input: unknown, wire: string): (field: string) => Named | undefined {
  const fields = new Map<string, unknown>(Object.entries(input ?? {}));
  return (field) => {
    const named = fields.get(field);
    assert(named === undefined || isNamed(named), `${wire} names a record in ${field}`);
    return named;
  };
}

function isNamed(value: unknown): value is Named {
  return typeof value === "bigint" || typeof value === "string" || typeof value === "number";
}
