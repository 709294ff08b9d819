import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, signInAs, test } from "./portal.ts";
import type { Page, Who } from "./portal.ts";
import type { Browser, BrowserContext } from "@playwright/test";
import { sized } from "../../apps/api/src/testing/test-size.ts";
import { expectReadable } from "./readable.ts";
import { watched } from "./settled.ts";

/** A state of a screen that is looked at as a whole. */
export interface State {
  name: string;
  who: Who | null;
  path: string;
  /** What is done on the screen to reach the state. */
  reach?: (page: Page) => Promise<void>;
}

/** A phone and a desk. Each is measured in full at one width and checked for overflow at the other. */
const sizes = [
  { name: "phone", measured: { width: 412, height: 915 }, also: { width: 390, height: 844 } },
  { name: "desk", measured: { width: 1280, height: 800 }, also: { width: 1366, height: 768 } },
] as const;

// Both sizes take their colours from the same names.
const darkSizes = sized([sizes[1]], sizes.toReversed());

/**
 * A test for each state: readable by everyone on a phone and at a desk, in light and dark, nothing cut off, and no
 * complaint of the browser. `SHOTS` names a folder for a picture of each (`pnpm screenshots`).
 */
export function lookAt(states: readonly State[]): void {
  // No state needs another one, so that all workers can share them.
  test.describe.configure({ mode: "parallel" });
  for (const state of states)
    test(
      `${state.name}: readable by everyone, nothing cut off, nothing the page may not do`,
      { tag: "@look" },
      async ({ browser }) => {
        const page = await pageFor(browser, state.who);
        const complaints = complaintsOf(page);
        await page.setViewportSize(sizes[0].measured);
        await open(page, state);
        for (const size of sizes) await measure(page, state, size);
        await page.emulateMedia({ colorScheme: "dark" });
        for (const { measured } of darkSizes) {
          await page.setViewportSize(measured);
          await expectReadable(page, `dark, ${measured.width} px`, { rules: ["color-contrast"] });
        }
        expect(complaints).toEqual([]);
        await page.close();
      },
    );
}

const contexts = new Map<Who | null, { context: BrowserContext; until: number }>();
/** Shorter than a session goes without being renewed: a renewal shows as a 401 in the browser's console. */
const SESSION_MS = 5 * 60_000;

/**
 * A page of somebody who signed in once for all states that this worker looks at, in a browser that has the portal's
 * programs already. Nothing else is left of the states before.
 */
async function pageFor(browser: Browser, who: Who | null): Promise<Page> {
  const known = contexts.get(who) ?? { context: await browser.newContext(), until: 0 };
  if (!contexts.has(who)) await known.context.addInitScript(() => localStorage.clear());
  contexts.set(who, known);
  if (who !== null && known.until < Date.now()) {
    await signInAs(known.context, who);
    known.until = Date.now() + SESSION_MS;
  }
  return known.context.newPage();
}

/** Presses the first button of a name. */
export function press(name: string | RegExp) {
  return (page: Page) => page.getByRole("button", { name }).first().click();
}

/** Opens the first record of a list to be changed. */
export async function editFirst(page: Page): Promise<void> {
  await page.getByRole("link", { name: /^Edit/ }).first().click();
  await expect(page.getByRole("button", { name: /^(Save|Update)/ })).toBeVisible();
}

/** Opens the first client of the list; a tab of their page. */
export function openFirstClient(tab = "Books") {
  return async (page: Page) => {
    await page.getByRole("cell").getByRole("link").first().click();
    await page.getByRole("navigation", { name: "About this client" }).getByRole("link", { name: tab }).click();
    await expect(page.getByText("Mobile Number")).toBeVisible();
  };
}

/** What the browser says against the page, as it comes. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  return complaints;
}

async function open(page: Page, { path, reach }: State): Promise<void> {
  const settled = watched(page);
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await settled();
  if (reach === undefined) return;
  await reach(page);
  await settled();
}

async function measure(page: Page, state: State, { name, measured, also }: (typeof sizes)[number]): Promise<void> {
  await page.setViewportSize(measured);
  await expectReadable(page, `light, ${measured.width} px`);
  for (const size of [measured, also]) {
    await page.setViewportSize(size);
    expect(await overflow(page), `pixels beyond the edge at ${size.width}`).toBeLessThanOrEqual(0);
  }
  const folder = process.env["SHOTS"];
  if (folder === undefined) return;
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${state.name.replaceAll(/\W+/g, "-")}-${name}.png`), fullPage: true });
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
