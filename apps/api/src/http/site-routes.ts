import {
  siteAddress,
  siteAddressOfAll,
  siteFiles,
  siteFrontPaths,
  siteOf,
  siteRoots,
} from "@thangam/contracts/site/addresses";
import { languageOf } from "@thangam/texts/languages";
import { Router, urlencoded } from "express";
import type { ErrorRequestHandler, Request, RequestHandler, Response } from "express";
import type { SiteRefusal } from "@thangam/contracts/site/view";
import type { Site } from "#site/index.ts";
import { decodedPath } from "./decoded-path.ts";
import { BadRequest, problemOf } from "./error-answer.ts";
import { fieldsOf } from "./form-fields.ts";
import { languageFor } from "./language.ts";
import { stateOf } from "./request-state.ts";
import { sameOriginOnly } from "./security.ts";

const form = urlencoded({ extended: false, limit: "20kb", parameterLimit: 60 });
const formOnly: RequestHandler = (request, _response, next) => {
  if (request.is("application/x-www-form-urlencoded") === false) throw new BadRequest(415, "bad_json");
  next();
};

/** The pages that everybody reads without a sign-in, and the files beside them. No cookie is read or set. */
export function siteRoutes(site: Site): Router {
  const router = Router({ caseSensitive: true, strict: true });

  router.get(siteFiles.robots, (_request, response) => {
    response.set("Cache-Control", "no-cache").type("text/plain").send(site.robots());
  });
  router.get(siteFiles.sitemap, async (_request, response) => {
    response
      .set("Cache-Control", "no-cache")
      .type("application/xml")
      .send(await site.sitemap());
  });
  // Its address is its colour, so that a browser may keep it.
  router.get(siteFiles.colours, (request, response, next) => {
    const { colour } = request.params;
    if (!/^[0-9a-f]{6}$/.test(colour)) return next();
    response.set("Cache-Control", "public, max-age=31536000, immutable");
    response.type("text/css").send(site.coloursOf(`#${colour}`));
  });

  router.get(siteFiles.frontScript, (request, response, next) => {
    const { version, text } = site.frontScript;
    if (request.params.version !== version) return next();
    response.set("Cache-Control", "public, max-age=31536000, immutable").type("text/javascript").send(text);
  });

  router.get(/.*/, (request, response, next) => {
    const path = decodedPath(request);
    const found = siteOf(path);
    if (found === null) next("router");
    else if (found.language !== null && path === `/${found.language}`)
      response.redirect(308, siteAddress({ page: "schemes" }, found.language));
    else if (path.endsWith("/") && path !== "/") response.redirect(308, withoutSlash(request));
    else next();
  });
  const answerPage: RequestHandler = async (request, response) => {
    const { requestId } = stateOf(response);
    const asking = { ...askedBy(request), address: request.ip ?? "", requestId };
    const answer = await site.pageAt(asking);
    if (answer === null) throw new BadRequest(404, "not_found");
    send(request, response.status(answer.page.isFound ? 200 : 404), answer);
  };
  for (const root of siteRoots) router.get(`${root}{/*rest}`, answerPage);
  // oxlint-disable-next-line oxc/no-async-endpoint-handlers -- this Express hears of a promise that is refused
  for (const front of siteFrontPaths) router.get(front, answerPage);
  const answerForm: RequestHandler = async (request, response) => {
    const { requestId } = stateOf(response);
    const { asked } = askedBy(request);
    const answer = await site.join({ asked, address: request.ip ?? "", requestId, fields: fieldsOf(request.body) });
    if ("isSentTo" in answer) {
      response.set("Cache-Control", "no-store").redirect(303, answer.isSentTo);
      return;
    }
    const { status, headers, ...page } = answer;
    send(request, response.status(status).set(headers), { ...page, isKept: false });
  };
  // oxlint-disable-next-line oxc/no-async-endpoint-handlers -- this Express hears of a promise that is refused
  router.post(siteAddressOfAll({ page: "join" }), sameOriginOnly, formOnly, form, answerForm);
  router.use(refusals(site));
  return router;
}

/** The reader of a page that is not shown now reads why, and asks for it again; programs get the problem, as from the API. */
function refusals(site: Site): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    const { status, code, headers = {} } = problemOf(error);
    const reason = reasonOf(code);
    if (reason === null || response.headersSent || request.accepts("html") === false) return next(error);
    const refusal = site.refusalAt(askedBy(request), reason);
    if (refusal === null) return next(error);
    send(request, response.status(status).set(headers), { ...refusal, isKept: false });
  };
}

/** What is asked for, in which language: the address may name one, and else it is the reader's browser that does. */
function askedBy(request: Request) {
  const query = new URL(request.originalUrl, "http://portal").searchParams;
  const named = query.get("language");
  const language = languageFor(named, request.headers["accept-language"]);
  return { path: decodedPath(request), query, asked: { language, isForAll: languageOf(named) !== language } };
}

function reasonOf(code: string): SiteRefusal | null {
  if (code === "too_much_at_once") return "too_much";
  if (code === "bad_json" || code === "body_too_large" || code === "cross_origin") return "unread";
  return code === "busy" || code === "unavailable" ? code : null;
}

function withoutSlash(request: Request): string {
  const query = request.originalUrl.slice(request.path.length);
  return request.path.replace(/\/+$/, "") + query;
}

type Answer = NonNullable<Awaited<ReturnType<Site["pageAt"]>>>;

function send(request: Request, response: Response, { language, page, isKept }: Answer): void {
  const { html, gzipped, etag } = page;
  response.set({
    "Content-Type": "text/html; charset=utf-8",
    "Content-Language": language,
    // Asked for anew each time, as a rate may change: mostly the answer is that nothing has.
    "Cache-Control": isKept ? "no-cache" : "no-store",
    // A form tells the server its origin, which it would not under the policy of the other pages.
    ...(siteOf(decodedPath(request))?.place?.page === "join" && { "Referrer-Policy": "same-origin" }),
    Vary: siteOf(decodedPath(request))?.language === null ? "Accept-Encoding, Accept-Language" : "Accept-Encoding",
    ...(isKept && { ETag: etag }),
  });
  if (request.fresh) {
    response.status(304).end();
    return;
  }
  if (request.acceptsEncodings("gzip") === "gzip") response.set("Content-Encoding", "gzip").send(gzipped);
  else response.send(html);
}
