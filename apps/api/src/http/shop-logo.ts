import { Router } from "express";
import { LOGO_PATH, readLogo } from "#core/shop-store.ts";
import type { Database } from "#platform/database/db.ts";

/**
 * The shop's logo, for everybody. It is what was checked when it was saved, under a type of ours, and runs nothing. Its address
 * changes with it, so that a browser may keep it.
 */
export function shopLogo(db: Database): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get(LOGO_PATH, async (_request, response, next) => {
    const logo = await readLogo(db);
    if (logo === null) return next();
    response.setHeader("Content-Type", `image/${logo.type}`);
    response.setHeader("Content-Security-Policy", "default-src 'none'; sandbox");
    response.setHeader("Cache-Control", "public, max-age=31536000, immutable");
    response.send(Buffer.from(logo.bytes));
  });
  return router;
}
