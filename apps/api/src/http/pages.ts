import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Router } from "express";
import type { Response } from "express";
import expressStaticGzip from "express-static-gzip";
import * as z from "zod/mini";
import { decodedPath } from "./decoded-path.ts";

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
  const linksByPath = linksOf(webDir);
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

/** A Link header for every path that has files of its own, as the build has written them down. */
export function linksOf(webDir: string): Map<string, string> {
  const links = Object.entries(readPreloads(join(webDir, "preloads.json")));
  return new Map(links.map(([path, files]) => [path, files.map(linkTo).join(", ")]));
}

function linkTo(file: string): string {
  return `</${file}>; ${file.endsWith(".css") ? "rel=preload; as=style; crossorigin" : "rel=modulepreload"}`;
}

function readPreloads(file: string): Record<string, string[]> {
  try {
    return z.record(z.string(), z.array(z.string())).parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return {};
    throw error;
  }
}

function isFile(path: string): boolean {
  return path.startsWith("/api/") || path.startsWith("/assets/") || /\.[^/]*$/.test(path);
}
