import type { Page } from "@playwright/test";

/** Shows the page as the browser prints it. */
export async function showAsPrinted(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
}
