import * as z from "zod/mini";
import { wireNames } from "./wire.ts";

type Json = Readonly<Record<string, unknown>>;

/** A schema as JSON, each of whose fields says what our code calls it and what it holds: "amountPaise: rupees". */
export function jsonSchemaOf(schema: z.ZodMiniType): Json {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema instanceof z.ZodMiniCodec) jsonSchema["names"] = oursByWire(zodSchema);
    },
  });
  return describeFields(json);
}

function oursByWire(codec: z.ZodMiniCodec): Json {
  return Object.fromEntries([...wireNames(codec)].map(([ours, wire]) => [wire, ours]));
}

/** A copy, as one schema may stand under several names. */
function describeFields({ names, ...schema }: Json): Json {
  const ours = isJson(names) ? names : {};
  const inner = Object.entries(schema).map(([key, value]) => {
    if (Array.isArray(value)) return [key, value.map((one) => (isJson(one) ? describeFields(one) : one))];
    if (!isJson(value)) return [key, value];
    return [key, key === "properties" ? describeProperties(value, ours) : describeFields(value)];
  });
  return Object.fromEntries(inner);
}

function describeProperties(properties: Json, ours: Json): Json {
  return Object.fromEntries(
    Object.entries(properties).map(([wire, field]) => {
      if (!isJson(field)) return [wire, field];
      const about = [ours[wire], kindOf(field)].filter((part) => typeof part === "string" && part !== "");
      return [wire, { ...describeFields(field), ...(about.length > 0 && { description: about.join(": ") }) }];
    }),
  );
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
  ["^(0|[1-9]\\d{0,14})$", "paise or milligrams"],
  ["^(0|-?[1-9]", "milligrams, also below zero"],
  ["^\\d{10}$", "10 digits"],
  ["^\\d{6}$", "6 digits"],
  ["^(\\d{6}|\\d{10})$", "6 digits, or 10"],
];

/** What a field holds, where its pattern is all that would say it. */
function kindOf({ pattern, anyOf, items }: Json): string {
  if (Array.isArray(anyOf) && isJson(anyOf[0])) return kindOf(anyOf[0]);
  if (isJson(items)) return kindOf(items);
  if (typeof pattern !== "string") return "";
  return kindByPattern.find(([begins]) => pattern.startsWith(begins))?.[1] ?? "";
}

function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
