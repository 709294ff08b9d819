import type * as z from "zod/mini";

const schemasThatKeepEmpty = new WeakSet<object>();

/**
 * Marks a field of an input to which a blank says something else than nothing: it gets every kind of blank as null.
 * To be called last, as every further `check` makes another schema.
 */
export function keepEmpty<S extends z.ZodMiniType>(schema: S): S {
  schemasThatKeepEmpty.add(schema);
  return schema;
}

export function keepsEmpty(schema: object): boolean {
  return schemasThatKeepEmpty.has(schema);
}
