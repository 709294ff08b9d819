import { wireNames } from "@thangam/contracts/wire";
import * as z from "zod/mini";

type Path = readonly (string | number | symbol)[];

/** Raw values under our field names as the wire names them, lists of records included. */
export function toWireNames(schema: object, values: object): Record<string, unknown> {
  const names = wireNames(schema);
  const wire: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const wireName = names.get(name);
    if (wireName === undefined) continue;
    const element = elementOf(fieldOf(schema, wireName));
    const areRecords = element !== null && wireNames(element).size > 0;
    wire[wireName] = areRecords && Array.isArray(value) ? value.map((item) => toWireNames(element, item)) : value;
  }
  return wire;
}

/** Where the wire says a mistake is, in our names: `["schemes", 0, "accountno"]` → "books.0.bookNumber". */
export function fromWirePath(schema: object, path: Path): string {
  const [wireName, index, ...rest] = path;
  if (wireName === undefined) return "";
  const known = [...wireNames(schema)].find(([, wire]) => wire === wireName)?.[0] ?? String(wireName);
  if (index === undefined) return known;
  const element = elementOf(fieldOf(schema, String(wireName)));
  const inside = element === null || rest.length === 0 ? rest.map(String).join(".") : fromWirePath(element, rest);
  return [known, String(index), inside].filter((part) => part !== "").join(".");
}

/** The schema of one wire field of a record; null when there is none. */
function fieldOf(schema: object, wireName: string): object | null {
  if (!(schema instanceof z.ZodMiniCodec)) return null;
  const inner: unknown = schema.def.in;
  return inner instanceof z.ZodMiniObject ? (inner.shape[wireName] ?? null) : null;
}

function elementOf(schema: object | null): object | null {
  const bare = schema instanceof z.ZodMiniOptional ? schema.def.innerType : schema;
  return bare instanceof z.ZodMiniArray ? bare.def.element : null;
}
