import { STATUS_CODES } from "node:http";
import { messageText } from "@thangam/texts/message-text";
import type { Messages, ServerTexts } from "@thangam/texts/shape";
import { statusByBusyCode } from "@thangam/contracts/kernel/busy";
import { statusByRefusal } from "@thangam/contracts/kernel/refusal-statuses";
import type { ErrorRequestHandler, Response } from "express";
import { InvalidInput } from "#kernel/decode-input.ts";
import type { FieldError } from "#kernel/decode-input.ts";
import { NotSignedIn, Refusal } from "#core/refusal.ts";
import { KeyMissing } from "#kernel/key-missing.ts";
import { Unavailable } from "#kernel/with-retries.ts";
import { TooBusy } from "#platform/process/fair-queue.ts";
import { HelperEnded } from "#platform/process/helper-process.ts";
import { textsFor } from "./language.ts";
import { CallerGone } from "./places.ts";
import { stateOf } from "./request-state.ts";

/** A request that is wrong before any operation sees it. */
export class BadRequest extends Error {
  readonly status: number;
  readonly code: keyof Messages;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, code: keyof Messages, headers: Readonly<Record<string, string>> = {}) {
    super(code);
    this.name = "BadRequest";
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

export interface Problem {
  status: number;
  code: keyof Messages;
  params?: Record<string, string>;
  errors?: readonly FieldError[];
  headers?: Readonly<Record<string, string>>;
}

/** Answers whatever was thrown as `application/problem+json`; only our own faults are 5xx. */
export const errorAnswer: ErrorRequestHandler = (error: unknown, request, response, next) => {
  if (error instanceof CallerGone) return;
  const problem = problemOf(error);
  logFault(response, error);
  if (response.headersSent) return next(error);
  sendProblem(response, problem, textsFor(stateOf(response).language, request.headers["accept-language"]));
};

/** Of what was thrown, our own faults alone: what a caller did wrong, the line of the request tells. */
export function logFault(response: Response, error: unknown): void {
  if (problemOf(error).status >= 500) stateOf(response).logger.error({ err: error }, "fault");
}

function sendProblem(response: Response, problem: Problem, texts: ServerTexts): void {
  const { status, code, params, errors = [], headers = {} } = problem;
  const detail = messageText(texts, code, params);
  const body = {
    type: `urn:thangam:problem:${code}`,
    title: STATUS_CODES[status] ?? "Error",
    status,
    detail,
    code,
    requestId: stateOf(response).requestId,
    errors: errors.map((error) => ({ ...error, message: messageText(texts, error.code) })),
    ...(params !== undefined && { params }),
    // Where an older front end looks for the message.
    data: detail,
  };
  response.status(status).set(headers).type("application/problem+json").send(JSON.stringify(body));
}

/** How it is answered. */
export function problemOf(error: unknown): Problem {
  if (error instanceof NotSignedIn) return { status: 401, code: "not_signed_in" };
  if (error instanceof KeyMissing) return { status: 400, code: "idempotency_key_missing" };
  if (error instanceof InvalidInput)
    return { status: 422, code: error.errors[0]?.code ?? "value_invalid", errors: error.errors };
  if (error instanceof Refusal) return refusalProblem(error);
  if (error instanceof BadRequest) return error;
  if (error instanceof Unavailable) return { status: 503, code: "unavailable", headers: { "Retry-After": "5" } };
  if (error instanceof HelperEnded) return { status: 503, code: "file_not_made", headers: { "Retry-After": "10" } };
  if (error instanceof TooBusy) return busyProblem(error);
  return bodyProblem(error) ?? { status: 500, code: "fault" };
}

function busyProblem({ isOwn }: TooBusy): Problem {
  const code = isOwn ? "too_much_at_once" : "busy";
  return { status: statusByBusyCode[code], code, headers: { "Retry-After": "10" } };
}

function refusalProblem({ code, params }: Refusal): Problem {
  const seconds = params["retryAfterSeconds"];
  return {
    status: statusByRefusal[code],
    code,
    params,
    headers: seconds === undefined ? {} : { "Retry-After": seconds },
  };
}

/** What Express itself, its body parser and its file server refuse: all of it the caller's doing. */
function bodyProblem(error: unknown): Problem | null {
  if (!(error instanceof Error) || !("status" in error) || typeof error.status !== "number") return null;
  if (error.status < 400 || error.status >= 500) return null;
  if (error.status === 413) return { status: 413, code: "body_too_large" };
  // The file server alone speaks of files that are not there; all else is a body or an address nobody can read.
  return error.status === 404 ? { status: 404, code: "not_found" } : { status: error.status, code: "bad_json" };
}
