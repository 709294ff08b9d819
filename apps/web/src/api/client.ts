import { create, isCancel } from "axios";
import type { AxiosResponse } from "axios";
import { methodsOf } from "@thangam/contracts/kernel/operation";
import type { InputOf, Operation, OutputOf } from "@thangam/contracts/kernel/operation";
import { refreshSession } from "@thangam/contracts/session/sign-in-operations";
import * as z from "zod/mini";
import { spokenLanguage } from "#i18n/i18n.ts";
import { takeAhead } from "./ahead.ts";
import { unknownErrorMessage } from "./errors.ts";
import { fromWirePath } from "./field-names.ts";
import { ApiProblem, ApprovalWaits, NetworkFailure } from "./problem.ts";
import { noteTestPayments } from "./test-payments.ts";

// safe to name here alone: every operation is read and written by its own schema
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyOperation = Operation<any, any>;

export interface CallOptions {
  /** Makes a command that is sent again be done once. */
  idempotencyKey?: string;
  /** Asks for the answer of an earlier request with this key; one that never arrived is never done. */
  isReplayOnly?: boolean;
  signal?: AbortSignal;
}

const http = create({
  baseURL: "/api",
  validateStatus: () => true,
  paramsSerializer: { serialize: queryOf },
  // No cookie is read here; what the server asks of a browser is its origin.
  xsrfCookieName: "",
});

/**
 * Runs an operation on the server and returns its decoded output.
 * Throws ApiProblem when the server says no, ApprovalWaits when it waits for somebody, NetworkFailure when no answer comes.
 * An expired session is renewed once, for all waiting calls together, and the call is sent again.
 */
export async function call<O extends AnyOperation>(
  operation: O,
  input: InputOf<O>,
  options: CallOptions = {},
): Promise<OutputOf<O>> {
  return z.decode(operation.output, await callForJson(operation, input, options));
}

/** The same as it is on the wire. What came with the page is taken first. */
export async function callForJson(operation: AnyOperation, input: unknown, options: CallOptions): Promise<unknown> {
  return takeAhead(operation.wire, input) ?? (await ask(operation, () => send(operation, input, options))).data;
}

/** Sends, renews the session and sends again when it has expired; throws when the server says no. */
export async function ask(
  operation: AnyOperation,
  sendOnce: () => Promise<AxiosResponse<unknown>>,
): Promise<AxiosResponse<unknown>> {
  let response = await sendOnce();
  if (response.status === 401 && codeOf(response) === "not_signed_in") {
    await renewSession();
    response = await sendOnce();
  }
  if (response.status === 202) throw waitingOf(response);
  if (response.status >= 400) throw await problemOf(operation, response);
  return response;
}

let renewal: Promise<unknown> | null = null;

/** Exchanges the refresh cookie once for everyone who asks while it is under way. Throws when the session is over. */
export function renewSession(): Promise<unknown> {
  renewal ??= call(refreshSession, {}).finally(() => {
    renewal = null;
  });
  return renewal;
}

export async function send(
  operation: AnyOperation,
  input: unknown,
  { idempotencyKey, isReplayOnly = false, signal }: CallOptions,
  responseType: "json" | "blob" = "json",
): Promise<AxiosResponse<unknown>> {
  const json = z.encode(operation.input, input);
  const method = methodFor(operation, json);
  try {
    const response = await http.request<unknown>({
      url: `/${encodeURIComponent(operation.wire)}`,
      method,
      responseType,
      timeout: timeoutOf(operation, responseType),
      ...(method === "GET" ? { params: json } : { data: json }),
      headers: {
        "Accept-Language": spokenLanguage(),
        ...(idempotencyKey !== undefined && { "Idempotency-Key": idempotencyKey }),
        ...(isReplayOnly && { "Idempotency-Replay": "only" }),
      },
      ...(signal !== undefined && { signal }),
    });
    noteTestPayments(response.headers);
    return response;
  } catch (error) {
    if (isCancel(error)) throw error;
    throw new NetworkFailure();
  }
}

/** The operation's first method; a query string holds plain values alone, so lists and records go in a body. */
function methodFor(operation: AnyOperation, json: unknown) {
  const [first = "POST", ...others] = methodsOf(operation);
  const isPlain = Object.values(json ?? {}).every((value) => typeof value !== "object" || value === null);
  return first === "GET" && !isPlain && others.includes("POST") ? "POST" : first;
}

/** A large file takes its time over a slow line, and a long list that is saved comes while it is still being made. */
function timeoutOf({ bodyLimit }: AnyOperation, responseType: "json" | "blob"): number {
  if (responseType === "blob") return 900_000;
  return bodyLimit === undefined ? 60_000 : 180_000;
}

/** A query of plain values; what is not there is left out. */
function queryOf(params: Record<string, unknown>): string {
  const given = Object.entries(params).filter(([, value]) => value !== undefined && value !== null);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}

const problemJson = z.object({
  code: z.string(),
  detail: z.optional(z.string()),
  params: z.optional(z.record(z.string(), z.string())),
  errors: z.optional(z.array(z.object({ field: z.string(), code: z.string(), message: z.string() }))),
});

async function problemOf(operation: AnyOperation, response: AxiosResponse<unknown>): Promise<ApiProblem> {
  const { data } = problemJson.safeParse(response.data);
  const code = data?.code ?? (response.status >= 500 ? "fault" : "value_invalid");
  const fields = (data?.errors ?? []).map(({ field, ...rest }) => ({
    ...rest,
    name: fromWirePath(operation.input, field.split(".")),
  }));
  const retryAfter = Number(response.headers["retry-after"]);
  return new ApiProblem({
    status: response.status,
    code,
    message: data?.detail ?? (await sentenceFor(code)),
    fields,
    params: data?.params ?? {},
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : null,
  });
}

const waitingJson = z.object({
  data: z.string(),
  approval: z.object({ approval_id: z.string(), has_reason: z.boolean() }),
});

function waitingOf(response: AxiosResponse<unknown>): ApprovalWaits {
  const { data, approval } = z.parse(waitingJson, response.data);
  return new ApprovalWaits({ message: data, approvalId: approval.approval_id, hasReason: approval.has_reason });
}

/** Of an answer that says nothing itself, as of a proxy in between. */
async function sentenceFor(code: string): Promise<string> {
  const sentences = await import("./messages.ts").catch(() => null);
  return sentences?.messageOfCode(code) ?? unknownErrorMessage();
}

function codeOf(response: AxiosResponse<unknown>): string | undefined {
  return problemJson.safeParse(response.data).data?.code;
}
