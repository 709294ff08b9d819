import { messageText } from "@thangam/texts/message-text";
import { operations } from "@thangam/contracts";
import { methodsOf } from "@thangam/contracts/kernel/operation";
import type { Operation } from "@thangam/contracts/kernel/operation";
import { json } from "express";
import type { Request, RequestHandler, Response } from "express";
import { InvalidInput } from "#kernel/decode-input.ts";
import { asWaitingAnswer } from "#kernel/approvals/waiting-answer.ts";
import { execute } from "#kernel/execute.ts";
import type { Kernel } from "#kernel/kernel.ts";
import { checkMayCall } from "#kernel/may-call.ts";
import { decodedPath } from "./decoded-path.ts";
import { BadRequest } from "./error-answer.ts";
import { isFileAnswer, sendFile } from "./file-answer.ts";
import { textsFor } from "./language.ts";
import { makePlaces } from "./places.ts";
import { stateOf } from "./request-state.ts";
import type { CallerReader } from "./session.ts";

const largestBody = "100kb";
const parserOf = (limit: string) => json({ limit, strict: false, type: "application/json" });
const parseJson = parserOf(largestBody);

/**
 * Serves every operation of the registry at `/<wire name>`. Names are looked up letter for letter, so two
 * that differ only in case are two operations.
 */
export function mountOperations(kernel: Kernel, readCaller: CallerReader): RequestHandler[] {
  const places = makePlaces();
  const find = (request: Request) => kernel.runnableOf(decodedPath(request).slice(1));

  const checkCall: RequestHandler = (request, response, next) => {
    const runnable = find(request);
    if (runnable === undefined) throw new BadRequest(404, "operation_unknown");
    const { operation } = runnable;
    const methods: readonly string[] = methodsOf(operation);
    if (!methods.includes(request.method))
      throw new BadRequest(405, "method_not_allowed", { Allow: methods.join(", ") });
    if (request.method === "POST" && hasBody(request) && !request.is("application/json"))
      throw new BadRequest(415, "bad_json");
    stateOf(response).operation = operation.wire;
    next();
  };

  const largeParsers = new Map(
    Object.values<Operation>(operations).flatMap(({ bodyLimit }) =>
      bodyLimit === undefined ? [] : [[bodyLimit, parserOf(bodyLimit)] as const],
    ),
  );
  const parseBody: RequestHandler = async (request, response, next) => {
    const operation = find(request)?.operation;
    const parseLarge = largeParsers.get(operation?.bodyLimit ?? "");
    if (operation === undefined || parseLarge === undefined) {
      parseJson(request, response, next);
      return;
    }
    // A caller who may not send a large body cannot make us keep it in memory.
    const { actor, address } = await readCaller(request, response, repeatOf(request));
    checkMayCall(operation, actor);
    await places.forLargeBody(response, actor?.userId.toString() ?? address);
    parseLarge(request, response, next);
  };

  const answer: RequestHandler = async (request, response) => {
    const runnable = find(request);
    if (runnable === undefined) throw new BadRequest(404, "operation_unknown");
    const caller = await readCaller(request, response, repeatOf(request));
    checkMayCall(runnable.operation, caller.actor);
    await places.forFile(response, runnable.operation, caller.actor?.userId.toString() ?? caller.address);
    const output = await execute(kernel, runnable, caller, inputOf(request));
    if (isFileAnswer(runnable.operation, output)) await sendFile(response, output);
    else sendAnswer(request, response, output);
  };

  return [checkCall, parseBody, answer];
}

/** A call that waits is answered by a sentence, in the caller's language. */
function sendAnswer(request: Request, response: Response, output: unknown): void {
  const waiting = asWaitingAnswer(output);
  if (waiting === null) {
    response.json(output);
    return;
  }
  const texts = textsFor(stateOf(response).language, request.headers["accept-language"]);
  const code = waiting.approval.takes_effect_at === null ? "approval_waits" : "approval_delayed";
  response.status(202).json({ data: messageText(texts, code), ...waiting });
}

function hasBody({ headers }: Request): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/** A read takes its input from the query string, where all values are text; a write from its JSON body. */
function inputOf(request: Request): unknown {
  if (request.method === "GET") return { ...request.query };
  const body: unknown = request.body;
  return body === undefined ? {} : body;
}

function repeatOf(request: Request) {
  return {
    idempotencyKey: idempotencyKeyOf(request),
    isReplayOnly: request.headers["idempotency-replay"] === "only",
  };
}

function idempotencyKeyOf({ headers }: Request): string | null {
  const key = headers["idempotency-key"];
  if (key === undefined || key === "") return null;
  if (typeof key === "string" && /^[\w.:-]{8,100}$/.test(key)) return key;
  throw new InvalidInput([{ field: "Idempotency-Key", code: "idempotency_key_invalid" }]);
}
