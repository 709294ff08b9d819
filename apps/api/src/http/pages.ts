import { join } from "node:path";
import { Router } from "express";
import expressStaticGzip from "express-static-gzip";

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
  router.use((request, response, next) => {
    if (request.method === "GET" || request.method === "HEAD") files(request, response, next);
    else next();
  });
  router.get(/.*/, (request, response, next) => {
    if (isFile(request.path) || !request.accepts("html")) return next();
    request.url = "/index.html";
    files(request, response, next);
  });
  return router;

  /** Names under /assets carry a hash of their content; all other files are asked for anew each time. */
  function setCaching(response: { setHeader(name: string, value: string): void }, path: string): void {
    const isHashed = path.startsWith(join(webDir, "assets"));
    response.setHeader("Cache-Control", isHashed ? `public, max-age=${aYear}, immutable` : "no-cache");
  }
}

function isFile(path: string): boolean {
  return path.startsWith("/api/") || path.startsWith("/assets/") || /\.[^/]*$/.test(path);
}
