import { Router } from "express";

/** `/healthz`: the process answers. `/readyz`: it can do its work; while not, say when it stops, callers go elsewhere. */
export function healthRoutes(isReady: () => Promise<boolean>): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get("/healthz", (_request, response) => {
    response.set("Cache-Control", "no-store").json({ status: "alive" });
  });
  router.get("/readyz", async (_request, response) => {
    const ready = await isReady().catch(() => false);
    response
      .set("Cache-Control", "no-store")
      .status(ready ? 200 : 503)
      .json({ status: ready ? "ready" : "not ready" });
  });
  return router;
}
