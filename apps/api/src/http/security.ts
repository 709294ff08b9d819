import { testPaymentsHeader } from "@thangam/contracts/kernel/test-payments";
import type { Request, RequestHandler } from "express";
import helmet from "helmet";
import { refuse } from "#core/refusal.ts";

/** Headers that tell browsers what our pages may do: load and call only what comes from this server, inline nothing. */
export const securityHeaders: RequestHandler = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", "data:", "blob:"],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  frameguard: { action: "deny" },
  crossOriginEmbedderPolicy: false,
});

/** With every answer, so that every page hears of it with the first thing it asks. */
export const sayTestPayments: RequestHandler = (_request, response, next) => {
  response.setHeader(testPaymentsHeader, "test");
  next();
};

/**
 * Only our own pages may call the API from a browser; callers that are no browsers send neither header. The
 * cookies are SameSite=Strict besides: this is a second check.
 */
export const sameOriginOnly: RequestHandler = (request, _response, next) => {
  if (isFromElsewhere(request)) throw refuse("cross_origin");
  next();
};

function isFromElsewhere(request: Request): boolean {
  const site = request.headers["sec-fetch-site"];
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (site !== undefined && site !== "same-origin" && !(isRead && site === "none")) return true;
  const { origin, host } = request.headers;
  return origin !== undefined && hostOf(origin) !== host?.toLowerCase();
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

export const neverStore: RequestHandler = (_request, response, next) => {
  response.setHeader("Cache-Control", "no-store");
  next();
};
