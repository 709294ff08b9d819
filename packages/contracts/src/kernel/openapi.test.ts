import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { operations } from "./registry.ts";
import { methodsOf, wiresOf } from "./operation.ts";
import type { Operation } from "./operation.ts";
import { exampleOf } from "./openapi-examples.ts";
import { openApiOf } from "./openapi.ts";
import { statusByRefusal } from "./refusal-statuses.ts";
import { topics } from "./topics.ts";
import { decodeSent } from "./wire.ts";

const text = JSON.stringify(openApiOf({ operations, topics, statusByRefusal }));
const document = JSON.parse(text);

interface Described {
  operationId: string;
  tags: string[];
  requestBody?: unknown;
  parameters: { name: string; in: string; schema: unknown }[];
  responses: Record<string, { description: string; content: Record<string, { schema: unknown }> }>;
}
const calls: Described[] = Object.values<Record<string, Described>>(document.paths).flatMap((path) =>
  Object.values(path),
);

test("every operation is described once for each of its names and methods", () => {
  const expected = Object.values(operations).reduce(
    (sum, operation) => sum + wiresOf(operation).length * methodsOf(operation).length,
    0,
  );
  expect(calls).toHaveLength(expected);
  expect(new Set(calls.map(({ operationId }) => operationId)).size).toBe(expected);
  for (const wire of Object.values(operations).flatMap(wiresOf))
    expect(Object.keys(document.paths)).toContain(`/api/${encodeURIComponent(wire)}`);
});

test("every call says what it takes, what it answers and how it can be refused", () => {
  for (const { operationId, responses, requestBody, parameters } of calls) {
    for (const { schema } of Object.values(responses["200"]?.content ?? {}))
      expect(schema, operationId).toHaveProperty("type");
    expect(responses["422"], operationId).toBeDefined();
    for (const response of Object.values(responses))
      expect(response.description.length, operationId).toBeGreaterThan(0);
    for (const parameter of parameters)
      expect(parameter, operationId).toMatchObject({ name: expect.any(String), schema: expect.any(Object) });
    if (requestBody !== undefined)
      expect(requestBody, operationId).toHaveProperty(["content", "application/json", "schema", "type"], "object");
  }
});

test("an operation that answers a file says of what kind, and that it is bytes", () => {
  const { content } = document.paths["/api/Print_Receipt"].post.responses["200"];
  expect(content).toEqual({ "application/pdf": { schema: { type: "string", format: "binary" } } });
});

test("it uses the names that travel, and every reference leads somewhere", () => {
  const payment = document.paths["/api/Add_monhlyOfflinePayments"].post.requestBody.content["application/json"].schema;
  expect(payment.required).toEqual(["accountno"]);
  for (const [, path = ""] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    expect(
      path.split("/").reduce((part, name) => part?.[name], document),
      path,
    ).toBeDefined();
  }
});

test("a field says what our code calls it and what it holds, also where its schema stands under several names", () => {
  const sent = document.paths["/api/Add_monhlyOfflinePayments"].post.requestBody.content["application/json"].schema;
  expect(sent.properties.accountno.description).toBe("bookNumber: book number");
  expect(sent.properties.amounttopay.description).toMatch(/: rupees$/);
  expect(sent.properties.consolatedweight.description).toMatch(/: grams$/);
  const made = document.paths["/api/Add_monhlyOfflinePayments"].post.responses[200].content["application/json"].schema;
  expect(made.properties.data.items.properties.fld_id.description).toMatch(/: number of a record$/);
  expect(text).not.toContain('"names"');
});

test("an independent reader finds no fault with the description", async () => {
  const config = await createConfig({
    extends: ["recommended-strict"],
    rules: {
      "no-invalid-media-type-examples": "error",
      "operation-singular-tag": "error",
      "tag-description": "error",
      "operation-tag-defined": "error",
    },
  });
  const problems = await lintFromString({ source: text, absoluteRef: "/openapi.json", config });
  const told = problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ""}`);
  expect(told).toEqual([]);
});

test.each(Object.entries(operations))("what is shown to be sent to %s is taken", (_name, { input }: Operation) => {
  const schema = z.toJSONSchema(input, { io: "input", unrepresentable: "any" });
  const { error } = decodeSent(input, exampleOf({ ...schema }));
  expect(error?.issues ?? []).toEqual([]);
});

test("what is shown to be sent of a scheme makes a new one, too", () => {
  const { input } = operations.saveScheme;
  const {
    fld_schemeid: _id,
    version: _version,
    ...shown
  } = Object(exampleOf({ ...z.toJSONSchema(input, { io: "input", unrepresentable: "any" }) }));
  expect(shown).not.toHaveProperty("benefits");
  expect(decodeSent(input, shown).error?.issues ?? []).toEqual([]);
});

test("every operation stands under a topic", () => {
  expect(calls.filter(({ tags }) => tags.length !== 1).map(({ operationId }) => operationId)).toEqual([]);
});

test("every refusal is described with its code and its sentence", () => {
  const { responses } = document.paths["/api/Add_monhlyOfflinePayments"].post;
  expect(responses[409].description).toContain("`book_closed`");
  expect(responses[409].content["application/problem+json"].example).toMatchObject({
    status: 409,
    code: expect.any(String),
  });
});

test("a file and a large body may find no place, and say so with when to try again", () => {
  const about = (path: string) => Object.keys(document.paths[path].post.responses);
  for (const path of ["/api/Export_Clients", "/api/Export_Trial_Balance", "/api/Upload_Gateway_Settlement"])
    expect(about(path), path).toEqual(expect.arrayContaining(["429", "503"]));
  const { responses } = document.paths["/api/Export_Clients"].post;
  expect(responses[429].description).toContain("`too_much_at_once`");
  expect(responses[503].description).toContain("`busy`");
  expect(Object.keys(document.paths["/api/Print_Receipt"].post.responses)).toContain("503");
  expect(about("/api/Add_monhlyOfflinePayments")).not.toContain("503");
});
