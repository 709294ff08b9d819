import { operations } from "@thangam/contracts";
import type { OperationName, Operations } from "@thangam/contracts";
import { methodsOf, wiresOf } from "@thangam/contracts/kernel/operation";
import type { Operation } from "@thangam/contracts/kernel/operation";
import { json } from "express";
import type { Request, RequestHandler } from "express";
import { InvalidInput } from "#kernel/decode-input.ts";
import { checkMayCall, execute } from "#kernel/execute.ts";
import type { Kernel, Runnable } from "#kernel/execute.ts";
import type { HandlersOf } from "#kernel/handler.ts";
import { decodedPath } from "./decoded-path.ts";
import { BadRequest } from "./error-answer.ts";
import { isFileAnswer, sendFile } from "./file-answer.ts";
import { stateOf } from "./request-state.ts";
import type { CallerReader } from "./session.ts";

const largestBody = "100kb";
const parserOf = (limit: string) => json({ limit, strict: false, type: "application/json" });
const parseJson = parserOf(largestBody);

/**
 * Serves every operation of the registry at `/<wire name>`. Names are looked up letter for letter, so two
 * that differ only in case are two operations.
 */
export function mountOperations(
  kernel: Kernel,
  handlers: HandlersOf<Operations>,
  readCaller: CallerReader,
): RequestHandler[] {
  const runnableByName = runnables(handlers);
  const find = (request: Request) => runnableByName.get(decodedPath(request).slice(1));

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
    [...runnableByName.values()].flatMap(({ operation: { bodyLimit } }) =>
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
    checkMayCall(operation, (await readCaller(request, response, repeatOf(request))).actor);
    parseLarge(request, response, next);
  };

  const answer: RequestHandler = async (request, response) => {
    const runnable = find(request);
    if (runnable === undefined) throw new BadRequest(404, "operation_unknown");
    const caller = await readCaller(request, response, repeatOf(request));
    const output = await execute(kernel, runnable, caller, inputOf(request));
    if (isFileAnswer(runnable.operation, output)) await sendFile(response, output);
    else response.json(output);
  };

  return [checkCall, parseBody, answer];
}

function runnables(handlers: HandlersOf<Operations>): ReadonlyMap<string, Runnable> {
  const names = Object.keys(operations).filter((name): name is OperationName => Object.hasOwn(operations, name));
  return new Map(
    names.flatMap((name) => {
      const operation: Operation = operations[name];
      const runnable: Runnable = { operation, handler: handlers[name] };
      return wiresOf(operation).map((wire) => [wire, runnable] as const);
    }),
  );
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
