import { messages as en } from "@thangam/texts/en/messages";
import { busyCodesOf, statusByBusyCode } from "./busy.ts";
import type { BusyCode } from "./busy.ts";
import type { Operation } from "./operation.ts";
import type { RefusalCode, RefusalStatus } from "./refusals.ts";

type Json = Readonly<Record<string, unknown>>;

export type StatusByRefusal = Readonly<Record<RefusalCode, RefusalStatus>>;

/** The responses with which an operation refuses, by HTTP status. */
export function problemsOf(operation: Operation, statusByRefusal: StatusByRefusal): Json {
  return Object.fromEntries(
    [...problemCodesOf(operation, statusByRefusal)].map(([status, list]) => [
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

type ProblemCode = RefusalCode | "value_invalid" | "not_signed_in" | "idempotency_key_missing" | BusyCode;

/** Every way an operation can be refused, by HTTP status: its own, and those that follow from what it is. */
function problemCodesOf(
  operation: Operation,
  statusByRefusal: StatusByRefusal,
): ReadonlyMap<number, readonly ProblemCode[]> {
  const { allow, refusals, movesMoney } = operation;
  const codesByStatus = new Map<number, ProblemCode[]>([[422, ["value_invalid"]]]);
  const add = (status: number, code: ProblemCode) =>
    codesByStatus.set(status, [...(codesByStatus.get(status) ?? []), code]);
  if (movesMoney === true) add(400, "idempotency_key_missing");
  if (allow !== "anyone") add(401, "not_signed_in");
  for (const code of busyCodesOf(operation)) add(statusByBusyCode[code], code);
  const always: readonly RefusalCode[] = allow === "anyone" ? [] : ["not_allowed", "password_change_required"];
  for (const code of [...always, ...refusals]) add(statusByRefusal[code], code);
  return codesByStatus;
}

export const problem: Json = {
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
