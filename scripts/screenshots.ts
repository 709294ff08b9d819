/**
 * Takes a picture of every screen on a phone and at a desk and writes it to screenshots/, which git ignores: the README
 * shows three of them, kept in docs/screenshots/. Runs on a portal of its own with the demo shop, or on the one
 * `PORTAL_URL` names. Arguments pick screens by name; `SHOTS` names another folder.
 */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import type { Page } from "@playwright/test";
import { browserArguments, findBrowser } from "./find-browser.ts";
import { root } from "./run.ts";
import { shots } from "./screens-to-show.ts";
import { startPortal } from "./start-portal.ts";

const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1366, height: 768 } };

const wanted = process.argv.slice(2);
const folder = process.env["SHOTS"] ?? join(root, "screenshots");
await mkdir(folder, { recursive: true });
const portal = await startPortal(5990);
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
try {
  for (const [size, viewport] of Object.entries(sizes)) {
    for (const who of [null, "admin", "employee", "customer"] as const) {
      const mine = shots.filter((shot) => shot.who === who && (wanted.length === 0 || wanted.includes(shot.name)));
      if (mine.length === 0) continue;
      const context = await browser.newContext({
        baseURL: portal.url,
        viewport,
        reducedMotion: "reduce",
        colorScheme: "light",
      });
      const page = await context.newPage();
      if (who !== null) await signIn(page, `${who}@example.com`);
      for (const { name, path, walk, whole = false } of mine) {
        await page.goto(path);
        await page.waitForLoadState("networkidle");
        await walk?.(page);
        // Nothing is still on its way, and nothing moves.
        await page.waitForFunction(
          () => ![...document.querySelectorAll(".skeleton")].some((one) => one.checkVisibility()),
        );
        await page.waitForTimeout(400);
        await page.screenshot({ path: join(folder, `${name}-${size}.png`), fullPage: whole });
        console.log(`${name}-${size}.png`);
      }
      await context.close();
    }
  }
} finally {
  await browser.close();
  await portal.stop();
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto("/");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("Thangam@2026");
  await page.getByRole("button", { name: "Log In" }).click();
  await page.waitForURL(/dashboard/);
}
