import * as z from "zod/mini";
import { wireNames } from "./wire.ts";

/** A field of an input or an output, as the API description lists it. */
export interface DescribedField {
  /** As it travels. */
  wire: string;
  /** As our code calls it. */
  ours: string;
  isRequired: boolean;
  isList: boolean;
  /** What it holds, in a few words; "" where `fields` say it. */
  kind: string;
  /** Of a record, or of the records in a list. */
  fields: readonly DescribedField[];
}

/** The fields of a record, or of the envelope around one; none where the schema is neither. */
export function describedFields(schema: object): DescribedField[] {
  const names = new Map<string, string>();
  const wireObject = objectOf(schema, names);
  if (wireObject === null) return [];
  return Object.entries(wireObject.shape).map(([wire, field]) => {
    const { bare, isList } = bareOf(field);
    const fields = describedFields(bare);
    const isRequired = !z.safeParse(field, undefined).success;
    return {
      wire,
      ours: names.get(wire) ?? wire,
      isRequired,
      isList,
      kind: fields.length > 0 ? "" : kindOf(bare),
      fields,
    };
  });
}

/** The object that travels, beneath the codecs that give it our names; `names` learns them by the wire's. */
function objectOf(schema: object, names: Map<string, string>): z.ZodMiniObject | null {
  if (schema instanceof z.ZodMiniObject) return schema;
  if (!(schema instanceof z.ZodMiniCodec)) return null;
  for (const [ours, wire] of wireNames(schema)) names.set(wire, ours);
  return objectOf(schema.def.in, names);
}

/** Without what says that it may be missing, and without the list around it. */
function bareOf(schema: object): { bare: object; isList: boolean } {
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable || schema instanceof z.ZodMiniDefault)
    return bareOf(schema.def.innerType);
  if (schema instanceof z.ZodMiniArray) return { bare: bareOf(schema.def.element).bare, isList: true };
  return { bare: schema, isList: false };
}

const kindByPattern: readonly (readonly [begins: string, kind: string])[] = [
  ["^[A-Z]{1,4}\\d", "book number"],
  ["^[A-Z]{1,4}$", "prefix of book numbers"],
  ["^\\d{1,19}$", "number of a record"],
  ["^\\d{1,4}(\\.", "percent"],
  ["^\\d{1,9}$", "whole number"],
  ["^\\d{1,11}(\\.\\d{1,2}", "rupees"],
  ["^-?\\d{1,11}(\\.\\d{1,2}", "rupees, also below zero"],
  ["^\\d{1,11}(\\.\\d{1,3}", "grams"],
  ["^-?\\d{1,11}(\\.\\d{1,3}", "grams, also below zero"],
  ["^\\d{10}$", "10 digits"],
  ["^\\d{6}$", "6 digits"],
];

function kindOf(schema: object): string {
  if (!(schema instanceof z.ZodMiniType)) return "";
  return kindOfJson({ ...z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) });
}

function kindOfJson(json: Readonly<Record<string, unknown>>): string {
  const { type, pattern, maxLength, anyOf } = json;
  if ("not" in json) return "nothing: the list has its own order";
  if ("const" in json) return JSON.stringify(json["const"]);
  if (Array.isArray(json["enum"])) return json["enum"].map((word) => JSON.stringify(word)).join(", ");
  if (Array.isArray(anyOf)) return kindOfJson(Object(anyOf[0]));
  if (json["format"] === "date-time") return "moment";
  const known = typeof pattern === "string" ? kindByPattern.find(([begins]) => pattern.startsWith(begins)) : undefined;
  if (known !== undefined) return known[1];
  if (type === "string") return typeof maxLength === "number" ? `text, at most ${maxLength} characters` : "text";
  if (type === "integer" || type === "number") return "number";
  return type === "boolean" ? "true or false" : "anything";
}
