/**
 * What travels: the only place that knows how our names become the names on the wire.
 *
 * A `record` declares a noun with our field names and, beside each, the name it has on the wire:
 * `record({ bookNumber: ["fld_accountno", bookNumber()] })`. A bare schema keeps its name.
 */
import * as z from "zod/mini";
import { keepsEmpty } from "#values/keep-empty.ts";

type Schema = z.ZodMiniType;
type Field = Schema | readonly [wireName: string, schema: Schema];
type Fields = Record<string, Field>;
type SchemaOf<F extends Field> = F extends readonly [string, infer S extends Schema] ? S : Extract<F, Schema>;
type ShapeOf<F extends Fields> = { -readonly [K in keyof F]: SchemaOf<F[K]> };
type OursOf<F extends Fields> = z.output<z.ZodMiniObject<ShapeOf<F>>>;

/** Any schema whose decoded side is `T`; the encoded side is JSON. */
export type Wire<T> = z.ZodMiniType<T>;

/** By the object on the wire, which a record shares with every copy that `check` makes of it. */
const wireNamesByWireObject = new WeakMap<object, ReadonlyMap<string, string>>();

/** An object schema that decodes wire names to ours and encodes ours to wire names. Unknown keys are dropped. */
export function record<const F extends Fields>(fields: F): Wire<OursOf<F>> {
  const wireNameByName = new Map<string, string>();
  const shape: Record<string, Schema> = {};
  for (const [name, field] of Object.entries(fields)) {
    const [wireName, schema] = isNamed(field) ? field : [name, field];
    wireNameByName.set(name, wireName);
    shape[wireName] = schema;
  }
  const nameByWireName = new Map([...wireNameByName].map(([name, wireName]) => [wireName, name]));
  const wireObject = z.object(shape);
  wireNamesByWireObject.set(wireObject, wireNameByName);
  const schema = z.codec(wireObject, z.custom<Record<string, unknown>>(), {
    decode: (wire) => renameKeys(wire, nameByWireName),
    encode: (ours) => renameKeys(ours, wireNameByName),
  });
  return unsafeCast<Wire<OursOf<F>>>(schema);
}

/** A record with further fields and without those named; what it checks as a whole, its copy checks too. */
export function recordLike<T, const F extends Fields>(
  base: Wire<T>,
  { without, fields }: { without: readonly string[]; fields: F },
): Wire<T & OursOf<F>> {
  const wireObject: unknown = base instanceof z.ZodMiniCodec ? base.def.in : null;
  const shape = unsafeCast<Record<string, Schema>>(wireObject instanceof z.ZodMiniObject ? wireObject.shape : {});
  const kept = [...wireNames(base)].flatMap(([name, wireName]) => {
    const schema = shape[wireName];
    return schema === undefined || without.includes(name) ? [] : [[name, [wireName, schema] as const] as const];
  });
  return unsafeCast<Wire<T & OursOf<F>>>(
    record({ ...Object.fromEntries(kept), ...fields }).check(
      ...unsafeCast<z.core.$ZodCheck<object>[]>(base.def.checks ?? []),
    ),
  );
}

/** Our field names of a record and the wire name of each; empty for a schema that is not a record. */
export function wireNames(schema: object): ReadonlyMap<string, string> {
  return (schema instanceof z.ZodMiniCodec && wireNamesByWireObject.get(schema.def.in)) || new Map();
}

/** `{ data: value }` */
export function dataOf<T>(value: Wire<T>): Wire<T> {
  return wrapped(
    value,
    (v) => v,
    (v) => v,
  );
}

/** `{ data: [value] }`: one record, as the operations that answer a list of one. */
export function oneOf<T>(value: Wire<T>): Wire<T> {
  return wrapped(
    z.array(value).check(z.length(1)),
    (list) => list[0]!,
    (v) => [v],
  );
}

/** `{ data: [value] }` or `{ data: [] }` */
export function maybeOf<T>(value: Wire<T>): Wire<T | null> {
  return wrapped(
    z.array(value).check(z.maxLength(1)),
    (list) => list[0] ?? null,
    (v) => (v === null ? [] : [v]),
  );
}

/** `{ data: [...] }` of a list that is short by nature. */
export function listOf<T>(value: Wire<T>): Wire<T[]> {
  return dataOf(z.array(value));
}

/**
 * A part of a longer list. `number` counts from 1; `total` is the number of rows in the whole list. With `isMore` it
 * was not counted to its end: `total` are known of, and there are more.
 */
export interface Page<T> {
  rows: T[];
  page: z.output<typeof pageShape>;
}

const pageShape = z.object({ number: z.int(), size: z.int(), total: z.int(), isMore: z.optional(z.boolean()) });

/** `{ data: [...], page: { number, size, total } }` */
export function pageOf<T>(row: Wire<T>): Wire<Page<T>> {
  const schema = z.codec(z.object({ data: z.array(row), page: pageShape }), z.custom<Page<T>>(), {
    decode: (wire) => ({ rows: wire.data, page: wire.page }),
    encode: (ours) => ({ data: ours.rows, page: ours.page }),
  });
  return unsafeCast<Wire<Page<T>>>(schema);
}

/** A part of a longer list, and sums over the whole of it: `{ data: [...], page, totals }` */
export function pageWithTotals<T, U>(row: Wire<T>, totals: Wire<U>): Wire<Page<T> & { totals: U }> {
  const schema = z.codec(
    z.object({ data: z.array(row), page: pageShape, totals }),
    z.custom<Page<T> & { totals: U }>(),
    {
      decode: (wire) => unsafeCast({ rows: wire.data, page: wire.page, totals: wire.totals }),
      encode: (ours) => unsafeCast({ data: ours.rows, page: ours.page, totals: ours.totals }),
    },
  );
  return unsafeCast<Wire<Page<T> & { totals: U }>>(schema);
}

/** Decodes an input as it was sent or typed: null and blank text are nothing, but to fields that keep them. */
export function decodeSent<T>(schema: Wire<T>, json: unknown): z.core.util.SafeParseResult<T> {
  const wireObject: unknown = schema instanceof z.ZodMiniCodec ? schema.def.in : null;
  const shape: object = wireObject instanceof z.ZodMiniObject ? wireObject.shape : {};
  const keeping = Object.entries(shape).filter(([, field]) => keepsEmpty(field));
  return z.safeDecode(schema, withoutBlanks(json, new Set(keeping.map(([wireName]) => wireName))));
}

function withoutBlanks(json: unknown, keptAsNull: ReadonlySet<string> = new Set()): unknown {
  if (Array.isArray(json)) return json.map((item) => withoutBlanks(item));
  if (typeof json !== "object" || json === null) return json;
  const kept = Object.entries(json).filter(([key, value]) => !isBlank(value) || keptAsNull.has(key));
  return Object.fromEntries(kept.map(([key, value]) => [key, isBlank(value) ? null : withoutBlanks(value)]));
}

function isBlank(value: unknown): boolean {
  return value === null || (typeof value === "string" && value.trim() === "");
}

function wrapped<T, U>(inner: Wire<U>, unwrap: (inner: U) => T, wrap: (value: T) => U): Wire<T> {
  const schema = z.codec(z.object({ data: inner }), z.custom<T>(), {
    decode: (wire) => unsafeCast(unwrap(wire.data)),
    encode: (ours) => ({ data: wrap(unsafeCast<T>(ours)) }),
  });
  return unsafeCast<Wire<T>>(schema);
}

function isNamed(field: Field): field is readonly [string, Schema] {
  return Array.isArray(field);
}

function renameKeys(object: object, newNames: ReadonlyMap<string, string>): Record<string, unknown> {
  const renamed: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(object)) {
    const name = newNames.get(key);
    if (name !== undefined && value !== undefined) renamed[name] = value;
  }
  return renamed;
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the one place that vouches for a type
function unsafeCast<T>(value: unknown): T {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- safe: TypeScript cannot follow a computed key; each caller builds the value from the schema of exactly this type
  return value as T;
}
