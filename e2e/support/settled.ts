import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "@playwright/test";

const QUIET_MS = 100;

/**
 * Follows what a page asks for from now on. Returns how to wait until it stands still: everything came, and neither a
 * moment's quiet nor the work that was left to do brought a further request. ("networkidle" is the same with five times
 * the quiet, and looks at no work.) The browser may keep an idle callback for seconds after a click, however idle the page.
 */
export function watched(page: Page): () => Promise<void> {
  const open = new Set<object>();
  let asked = 0;
  page.on("request", (request) => {
    open.add(request);
    asked += 1;
  });
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  return async () => {
    let before = -1;
    while (open.size > 0 || asked !== before) {
      before = asked;
      await wait(QUIET_MS);
      await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((done) => requestIdleCallback(done, { timeout: 200 }));
      });
    }
  };
}
