import { wireNames } from "@thangam/contracts/kernel/wire";
import * as z from "zod/mini";

type Path = readonly (string | number | symbol)[];

/** Raw values under our field names as the wire names them, records and lists of records in them included. */
export function toWireNames(schema: object, values: object): Record<string, unknown> {
  const names = wireNames(schema);
  const wire: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const wireName = names.get(name);
    if (wireName === undefined) continue;
    wire[wireName] = toWireValue(fieldOf(schema, wireName), value);
  }
  return wire;
}

function toWireValue(field: object | null, value: unknown): unknown {
  const element = elementOf(field);
  const inner = element ?? bareOf(field);
  if (inner === null || wireNames(inner).size === 0) return value;
  if (element !== null) return Array.isArray(value) ? value.map((item) => toWireNames(inner, item)) : value;
  return typeof value === "object" && value !== null ? toWireNames(inner, value) : value;
}

/** Where the wire says a mistake is, in our names: `["schemes", 0, "accountno"]` → "books.0.bookNumber". */
export function fromWirePath(schema: object, path: Path): string {
  const [wireName, index, ...rest] = path;
  if (wireName === undefined) return "";
  const known = [...wireNames(schema)].find(([, wire]) => wire === wireName)?.[0] ?? String(wireName);
  if (index === undefined) return known;
  const field = fieldOf(schema, String(wireName));
  const inner = bareOf(field);
  if (inner !== null && wireNames(inner).size > 0) return `${known}.${fromWirePath(inner, [index, ...rest])}`;
  const element = elementOf(field);
  const inside = element === null || rest.length === 0 ? rest.map(String).join(".") : fromWirePath(element, rest);
  return [known, String(index), inside].filter((part) => part !== "").join(".");
}

/** The schema of one wire field of a record; null when there is none. */
function fieldOf(schema: object, wireName: string): object | null {
  if (!(schema instanceof z.ZodMiniCodec)) return null;
  const inner: unknown = schema.def.in;
  return inner instanceof z.ZodMiniObject ? (inner.shape[wireName] ?? null) : null;
}

/** Without what says that it may be missing. */
function bareOf(schema: object | null): object | null {
  const mayMiss =
    schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable || schema instanceof z.ZodMiniDefault;
  return mayMiss ? bareOf(schema.def.innerType) : schema;
}

function elementOf(schema: object | null): object | null {
  const bare = bareOf(schema);
  return bare instanceof z.ZodMiniArray ? bare.def.element : null;
}
