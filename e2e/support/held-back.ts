import type { Page } from "./portal.ts";

/** Keeps the program of a page back until it is let in. */
export async function heldBack(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route("**/assets/vendor-*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  return () => held.resolve();
}
