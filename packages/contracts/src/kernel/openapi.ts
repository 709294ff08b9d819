import type * as z from "zod/mini";
import { formatsOf, mediaTypes } from "./file.ts";
import { messages as en } from "@thangam/texts/en/messages";
import { exampleOf } from "./openapi-examples.ts";
import { jsonSchemaOf } from "./openapi-fields.ts";
import { introduction } from "./openapi-introduction.ts";
import { methodsOf, wiresOf } from "./operation.ts";
import type { Method, Operation } from "./operation.ts";
import { refusals } from "./refusals.ts";
import type { RefusalCode } from "./refusals.ts";
import type { Allow } from "./roles.ts";

type Json = Readonly<Record<string, unknown>>;

/** What some nouns are about: a part of the description. */
export interface Topic {
  readonly name: string;
  readonly about: string;
  /** The operations of each noun, by our names. */
  readonly nouns: readonly Readonly<Record<string, Operation>>[];
}

/** The registry as an OpenAPI 3.1 document. An operation stands under the topic of its noun. */
export function openApiOf(operations: Readonly<Record<string, Operation>>, topics: readonly Topic[]): Json {
  const tagsOf = (operation: Operation) =>
    topics.filter(({ nouns }) => nouns.some((noun) => Object.values(noun).includes(operation))).map(({ name }) => name);
  const named = Object.entries(operations);
  return {
    openapi: "3.1.0",
    info: {
      title: "Thangam",
      version: "1",
      description: introduction,
      license: { name: "Apache-2.0", identifier: "Apache-2.0" },
    },
    servers: [{ url: "/", description: "This portal" }],
    tags: topics.map(({ name, about }) => ({ name, description: about })),
    paths: Object.fromEntries(
      named.flatMap(([name, operation]) =>
        wiresOf(operation).map((wire, nth) => [
          `/api/${encodeURIComponent(wire)}`,
          pathOf(nth === 0 ? name : `${name}_${nth + 1}`, operation, tagsOf(operation)),
        ]),
      ),
    ),
    components: {
      schemas: { Problem: problem },
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: "__Host-thangam_access" } },
    },
  };
}

function pathOf(name: string, operation: Operation, tags: readonly string[]): Json {
  const methods = methodsOf(operation);
  return Object.fromEntries(
    methods.map((method) => {
      // Unique in the document, also for an operation that has two methods.
      const operationId = methods.length > 1 ? `${name}_${method.toLowerCase()}` : name;
      return [method.toLowerCase(), { operationId, tags, ...callOf(operation, method) }];
    }),
  );
}

function callOf(operation: Operation, method: Method): Json {
  return {
    summary: operation.summary,
    description: `Who may call it: ${whoMay(operation.allow)}.`,
    ...(operation.allow === "anyone" ? { security: [] } : { security: [{ session: [] }] }),
    ...inputOf(operation, method),
    responses: {
      200: { description: "Done.", content: contentOf(operation.output) },
      ...problemsOf(operation),
    },
  };
}

function contentOf(output: z.ZodMiniType): Json {
  const formats = formatsOf(output);
  if (formats === null) return jsonOf(jsonSchemaOf(output));
  return Object.fromEntries(
    formats.map((format) => [mediaTypes[format], { schema: { type: "string", format: "binary" } }]),
  );
}

function jsonOf(schema: Json): Json {
  return { "application/json": { schema, example: exampleOf(schema) } };
}

function inputOf(operation: Operation, method: Method): Json {
  const schema = jsonSchemaOf(operation.input);
  const key = operation.kind === "command" ? [idempotencyKey, idempotencyReplay] : [];
  if (method === "POST") {
    return { parameters: key, requestBody: { required: true, content: jsonOf(schema) } };
  }
  const required: unknown = schema["required"];
  const isRequired = (field: string) => Array.isArray(required) && required.includes(field);
  const fields = Object.entries(schema["properties"] ?? {});
  return {
    parameters: [
      ...key,
      ...fields.map(([field, of]) => ({ name: field, in: "query", required: isRequired(field), schema: of })),
    ],
  };
}

function problemsOf({ allow, refusals: codes }: Operation): Json {
  return Object.fromEntries(
    [...problemCodesOf({ allow, refusals: codes })].map(([status, list]) => [
      status,
      {
        description: `Refused:\n${list.map((code) => `- \`${code}\`: ${en[code]}`).join("\n")}`,
        content: {
          "application/problem+json": {
            schema: { $ref: "#/components/schemas/Problem" },
            example: problemExample(status, list),
          },
        },
      },
    ]),
  );
}

function problemExample(status: number, [code = "value_invalid"]: readonly ProblemCode[]): Json {
  const isOfField = code === "value_invalid";
  return {
    type: `urn:thangam:problem:${code}`,
    title: "Refused",
    status,
    detail: en[code],
    code,
    requestId: "V1StGXR8_Z5j",
    errors: isOfField ? [{ field: "id", code, message: en[code] }] : [],
    data: en[code],
  };
}

type ProblemCode = RefusalCode | "value_invalid" | "not_signed_in";

/** Every way an operation can be refused, by HTTP status: its own, and those that follow from what it is. */
function problemCodesOf({
  allow,
  refusals: codes,
}: Pick<Operation, "allow" | "refusals">): ReadonlyMap<number, readonly ProblemCode[]> {
  const codesByStatus = new Map<number, ProblemCode[]>([[422, ["value_invalid"]]]);
  const add = (status: number, code: ProblemCode) =>
    codesByStatus.set(status, [...(codesByStatus.get(status) ?? []), code]);
  if (allow !== "anyone") add(401, "not_signed_in");
  const always: readonly RefusalCode[] = allow === "anyone" ? [] : ["not_allowed", "password_change_required"];
  for (const code of [...always, ...codes]) add(refusals[code], code);
  return codesByStatus;
}

/** Who may call it, in words. */
function whoMay(allow: Allow): string {
  if (allow === "anyone") return "anyone";
  if (allow === "signed-in") return "anyone signed in";
  return allow
    .map((grant) => {
      if (grant === "admin") return "an Admin";
      if (grant === "self" || "own" in grant) return "a Customer, for what is theirs";
      return `an Employee granted ${grant.can}`;
    })
    .join("; ");
}

const idempotencyKey: Json = {
  name: "Idempotency-Key",
  in: "header",
  description:
    "8 to 100 letters, digits or - _ . : of the caller's choice. The same key and content is done once and answered alike.",
  schema: { type: "string", pattern: "^[A-Za-z0-9_.:-]{8,100}$" },
};

const idempotencyReplay: Json = {
  name: "Idempotency-Replay",
  in: "header",
  description:
    "`only` asks what became of a request whose answer was lost: it is answered as it was, or, if it was not carried out, refused as request_withdrawn and never done.",
  schema: { type: "string", enum: ["only"] },
};

const problem: Json = {
  type: "object",
  description: "What went wrong (RFC 9457).",
  required: ["type", "title", "status", "detail", "code", "requestId", "errors", "data"],
  properties: {
    type: { type: "string" },
    title: { type: "string" },
    status: { type: "integer" },
    detail: { type: "string", description: "A sentence for the reader, in their language." },
    code: { type: "string" },
    requestId: { type: "string" },
    errors: {
      type: "array",
      description: "What is wrong with each field, in the order of the fields.",
      items: {
        type: "object",
        required: ["field", "code", "message"],
        properties: { field: { type: "string" }, code: { type: "string" }, message: { type: "string" } },
      },
    },
    data: { type: "string", description: "The same sentence as detail." },
  },
};
