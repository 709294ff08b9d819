import type { RequestHandler } from "express";
import type { Answered } from "#http/metrics/metrics.ts";
import { newRequestId } from "#platform/ids.ts";
import type { Logger } from "#platform/process/logger.ts";
import { keepState } from "./request-state.ts";

/** Gives each request its id and writes one line when it is answered: no bodies, no cookies, no query. */
export function requestLog(logger: Logger, noteAnswer?: (answer: Answered) => void): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now();
    const requestId = acceptableId(request.headers["x-request-id"]) ?? newRequestId();
    const state = { requestId, logger: logger.child({ requestId }), operation: null, userId: null, language: null };
    keepState(response, state);
    response.setHeader("X-Request-Id", requestId);
    response.once("close", () => {
      const { operation, userId } = state;
      const status = response.writableFinished ? response.statusCode : "aborted";
      const ms = performance.now() - startedAt;
      noteAnswer?.({ operation, status, seconds: ms / 1000 });
      if (!logger.isLevelEnabled("info")) return;
      state.logger.info({
        method: request.method,
        // The path of an unknown operation is a caller's text: kept short.
        path: request.originalUrl.split("?", 1)[0]?.slice(0, 100),
        operation,
        userId: userId === null ? null : String(userId),
        status,
        ms: Math.round(ms),
      });
    });
    next();
  };
}

function acceptableId(header: string | string[] | undefined): string | null {
  return typeof header === "string" && /^[\w.-]{8,64}$/.test(header) ? header : null;
}
