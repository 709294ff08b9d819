import type * as z from "zod/mini";
import { formatsOf, mediaTypes } from "./file.ts";
import { exampleOf } from "./openapi-examples.ts";
import { jsonSchemaOf } from "./openapi-fields.ts";
import { introduction } from "./openapi-introduction.ts";
import { problem, problemsOf } from "./openapi-problems.ts";
import type { StatusByRefusal } from "./openapi-problems.ts";
import { methodsOf, wiresOf } from "./operation.ts";
import type { Method, Operation } from "./operation.ts";
import type { Allow } from "./roles.ts";

type Json = Readonly<Record<string, unknown>>;

/** What some nouns are about: a part of the description. */
export interface Topic {
  readonly name: string;
  readonly about: string;
  /** The operations of each noun, by our names. */
  readonly nouns: readonly Readonly<Record<string, Operation>>[];
}

interface Registry {
  operations: Readonly<Record<string, Operation>>;
  topics: readonly Topic[];
  statusByRefusal: StatusByRefusal;
}

/** The registry as an OpenAPI 3.1 document. An operation stands under the topic of its noun. */
export function openApiOf({ operations, topics, statusByRefusal }: Registry): Json {
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
          pathOf(nth === 0 ? name : `${name}_${nth + 1}`, operation, { tags: tagsOf(operation), statusByRefusal }),
        ]),
      ),
    ),
    components: {
      schemas: { Problem: problem },
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: "__Host-thangam_access" } },
    },
  };
}

function pathOf(
  name: string,
  operation: Operation,
  { tags, statusByRefusal }: { tags: readonly string[]; statusByRefusal: StatusByRefusal },
): Json {
  const methods = methodsOf(operation);
  return Object.fromEntries(
    methods.map((method) => {
      // Unique in the document, also for an operation that has two methods.
      const operationId = methods.length > 1 ? `${name}_${method.toLowerCase()}` : name;
      return [method.toLowerCase(), { operationId, tags, ...callOf(operation, method, statusByRefusal) }];
    }),
  );
}

function callOf(operation: Operation, method: Method, statusByRefusal: StatusByRefusal): Json {
  return {
    summary: operation.summary,
    description: `Who may call it: ${whoMay(operation.allow)}.`,
    ...(operation.allow === "anyone" ? { security: [] } : { security: [{ session: [] }] }),
    ...inputOf(operation, method),
    responses: {
      200: { description: "Done.", content: contentOf(operation.output) },
      ...(operation.approval !== undefined && { 202: waits }),
      ...problemsOf(operation, statusByRefusal),
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
  const key =
    operation.kind === "command"
      ? [{ ...idempotencyKey, required: operation.movesMoney === true }, idempotencyReplay]
      : [];
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

/** Who may call it, in words. */
function whoMay(allow: Allow): string {
  if (allow === "anyone") return "anyone";
  if (allow === "signed-in") return "anyone signed in";
  return allow
    .map((grant) => {
      if (grant === "admin") return "an Admin";
      if (grant === "staff") return "an Admin or any Employee";
      if (grant === "self" || "own" in grant) return "a Customer, for what is theirs";
      return `an Employee granted ${grant.can}`;
    })
    .join("; ");
}

/** The answer to a call that waits for somebody; `kernel/approvals/waiting-answer.ts` of the API makes it. */
const waits: Json = {
  description: "Not done: it waits until somebody else confirms it, or until it takes effect by itself.",
  content: jsonOf({
    type: "object",
    properties: {
      data: { type: "string" },
      approval: {
        type: "object",
        properties: {
          approval_id: { type: "string" },
          takes_effect_at: { type: ["string", "null"] },
          has_reason: { type: "boolean" },
        },
        required: ["approval_id", "takes_effect_at", "has_reason"],
      },
    },
    required: ["data", "approval"],
  }),
};

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
