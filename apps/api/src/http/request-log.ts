import type { RequestHandler } from "express";
import { newRequestId } from "#platform/ids.ts";
import type { Logger } from "#platform/logger.ts";
import { keepState } from "./request-state.ts";

/** Gives each request its id and writes one line when it is answered: no bodies, no cookies, no query. */
export function requestLog(logger: Logger): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now();
    const requestId = acceptableId(request.headers["x-request-id"]) ?? newRequestId();
    const state = { requestId, logger: logger.child({ requestId }), operation: null, userId: null, language: null };
    keepState(response, state);
    response.setHeader("X-Request-Id", requestId);
    response.once("close", () => {
      if (!logger.isLevelEnabled("info")) return;
      const { operation, userId } = state;
      state.logger.info({
        method: request.method,
        // The path of an unknown operation is a caller's text: kept short.
        path: request.originalUrl.split("?", 1)[0]?.slice(0, 100),
        operation,
        userId: userId === null ? null : String(userId),
        status: response.writableFinished ? response.statusCode : "aborted",
        ms: Math.round(performance.now() - startedAt),
      });
    });
    next();
  };
}

function acceptableId(header: string | string[] | undefined): string | null {
  return typeof header === "string" && /^[\w.-]{8,64}$/.test(header) ? header : null;
}
