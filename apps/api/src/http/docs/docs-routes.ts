import { readFileSync } from "node:fs";
import { Router } from "express";
import type { Operation } from "@thangam/contracts/kernel/operation";
import { openApiOf } from "@thangam/contracts/kernel/openapi";
import { docsPage } from "./docs-page.ts";

/** The description of the API: for machines at `/openapi.json`, for people at `/docs`. Each is made when first asked for. */
export function docsRoutes(operations: Readonly<Record<string, Operation>>): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const files: readonly (readonly [path: string, type: string, make: () => string])[] = [
    ["/openapi.json", "json", () => JSON.stringify(openApiOf(operations))],
    ["/docs", "html", () => docsPage(Object.values(operations))],
    ["/docs.css", "css", () => contentOf("docs.css")],
    ["/docs.js", "js", () => contentOf("docs.js")],
  ];
  for (const [path, type, make] of files) {
    let made: string | null = null;
    router.get(path, (_request, response) => {
      made ??= make();
      response.type(type).send(made);
    });
  }
  return router;
}

function contentOf(file: string): string {
  return readFileSync(new URL(file, import.meta.url), "utf8");
}
