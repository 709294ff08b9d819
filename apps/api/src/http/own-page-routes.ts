import { Router } from "express";
import type { Request, RequestHandler, Response } from "express";
import { ownPaths } from "#site/index.ts";
import type { OwnPages } from "#site/index.ts";
import { logFault } from "./error-answer.ts";
import { languageFor } from "./language.ts";
import { stateOf } from "./request-state.ts";
import type { CallerReader } from "./session.ts";

const onlyReads = { idempotencyKey: null, isReplayOnly: false };

/**
 * Screens that the server writes for the one person who asks, in no cache. Who is not signed in, may not open the screen or cannot be
 * answered now gets the page that the program fills, which says so.
 */
export function ownPageRoutes(pages: OwnPages, readCaller: CallerReader): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const answer: RequestHandler = async (request, response) => {
    // Of what an address asks for besides, such as a book, the program knows alone.
    const isPlain = !request.originalUrl.includes("?");
    const page = isPlain ? await writtenOrNull(request, response) : null;
    if (page !== null) response.set("Content-Language", page.language);
    const { html, gzipped } = page?.written ?? pages.programPageAt(request.path);
    const isPacked = request.acceptsEncodings("gzip") === "gzip";
    if (isPacked) response.set("Content-Encoding", "gzip");
    response
      .set({ "Cache-Control": "no-store", Vary: "Cookie, Accept-Language, Accept-Encoding" })
      .type("text/html")
      .send(isPacked ? gzipped : html);
  };
  // oxlint-disable-next-line oxc/no-async-endpoint-handlers -- this Express hears of a promise that is refused
  for (const path of ownPaths) router.get(path, answer);
  return router;

  /** The page that the program fills says to the reader what it says of any answer that does not come; the log says why. */
  async function writtenOrNull(request: Request, response: Response) {
    try {
      return await written(request, response);
    } catch (error) {
      logFault(response, error);
      return null;
    }
  }

  async function written(request: Request, response: Response) {
    const caller = await readCaller(request, response, onlyReads);
    if (caller.actor === null) return null;
    const language = languageFor(stateOf(response).language, request.headers["accept-language"]);
    const page = await pages.pageFor(caller, request.path, language);
    return page === null ? null : { language, written: page };
  }
}
