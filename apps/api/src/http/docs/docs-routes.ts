import { fileURLToPath } from "node:url";
import { Router } from "express";
import type { Operation } from "@thangam/contracts/kernel/operation";
import { openApiOf } from "@thangam/contracts/kernel/openapi";
import { statusByRefusal } from "@thangam/contracts/kernel/refusal-statuses";
import { topics } from "@thangam/contracts/kernel/topics";

/** The page for people is Swagger UI, whose files come from its package: nothing of it is inline or from elsewhere. */
const files = {
  "/docs": new URL("docs.html", import.meta.url),
  "/docs/docs.js": new URL("docs.js", import.meta.url),
  "/docs/docs.css": new URL("docs.css", import.meta.url),
  "/docs/swagger-ui.css": import.meta.resolve("swagger-ui-dist/swagger-ui.css"),
  "/docs/swagger-ui-bundle.js": import.meta.resolve("swagger-ui-dist/swagger-ui-bundle.js"),
};

/** The description of the API: for machines at `/openapi.json`, made when first asked for; for people at `/docs`. */
export function docsRoutes(operations: Readonly<Record<string, Operation>>): Router {
  const router = Router({ caseSensitive: true, strict: true });
  let document: string | null = null;
  router.get("/openapi.json", (_request, response) => {
    document ??= JSON.stringify(openApiOf({ operations, topics, statusByRefusal }));
    response.type("json").send(document);
  });
  for (const [path, file] of Object.entries(files)) {
    router.get(path, (_request, response) => {
      // A browser keeps it and asks whether it has changed. Packages lie in a folder whose name begins with a dot.
      response.sendFile(fileURLToPath(file), { dotfiles: "allow", headers: { "Cache-Control": "no-cache" } });
    });
  }
  return router;
}
