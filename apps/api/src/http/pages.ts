import { join } from "node:path";
import { Router } from "express";
import type { Response } from "express";
import expressStaticGzip from "express-static-gzip";
import { decodedPath } from "./decoded-path.ts";
import { preloadLinks } from "./preloads.ts";

const aYear = 365 * 24 * 60 * 60;

/** The pages: built files as they are, and index.html for every path that the pages themselves route. */
export function pages(webDir: string): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const files = expressStaticGzip(webDir, {
    enableBrotli: true,
    orderPreference: ["br", "gz"],
    index: "index.html",
    serveStatic: { cacheControl: false, redirect: false, dotfiles: "ignore", setHeaders: setCaching },
  });
  const linksByPath = preloadLinks(webDir);
  router.use((request, response, next) => {
    // Before the file server sees it, which answers a path that it cannot read with a page of its own.
    decodedPath(request);
    tellWhatFollows(request.path, response);
    if (request.method === "GET" || request.method === "HEAD") files(request, response, next);
    else next();
  });
  router.get(/.*/, (request, response, next) => {
    if (isFile(request.path) || !request.accepts("html")) return next();
    request.url = "/index.html";
    files(request, response, next);
  });
  return router;

  /** The browser fetches the code of the screen beside the first files instead of after them. */
  function tellWhatFollows(path: string, response: Response): void {
    const links = linksByPath.get(path);
    if (links !== undefined) response.setHeader("Link", links);
  }

  /** Names under /assets carry a hash of their content; all other files are asked for anew each time. */
  function setCaching(response: { setHeader(name: string, value: string): void }, path: string): void {
    const isHashed = path.startsWith(join(webDir, "assets"));
    response.setHeader("Cache-Control", isHashed ? `public, max-age=${aYear}, immutable` : "no-cache");
  }
}

function isFile(path: string): boolean {
  return path.startsWith("/api/") || path.startsWith("/assets/") || /\.[^/]*$/.test(path);
}
