import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { arrive, expect, signInAs, test } from "./portal.ts";
import type { Page, Who } from "./portal.ts";
import type { Browser, BrowserContext } from "@playwright/test";
import { sized } from "../../apps/api/src/testing/test-size.ts";
import { expectWholeEverywhere, overflow } from "./everywhere.ts";
import { inLanguage, translator } from "./in-language.ts";
import { siteOf } from "../../packages/contracts/src/site/addresses.ts";
import { languages } from "../../packages/texts/src/languages.ts";
import type { Language } from "../../packages/texts/src/languages.ts";
import { expectReadable } from "./readable.ts";
import { watched } from "./settled.ts";

/** A state of a screen that is looked at as a whole. */
export interface State {
  name: string;
  who: Who | null;
  path: string;
  /** Of the screen, so that nothing else is looked at in its place. */
  heading?: string | RegExp;
  /** What the page speaks whatever its reader has chosen: it is not ours, as that of a gateway. */
  speaks?: Language;
  /** Whether it is looked at in dark colours in each run and not only in a full one. `ui/tokens.test.ts` asks about the colours. */
  isReadInDark?: boolean;
  /** What is done on the screen to reach the state. */
  reach?: (page: Page) => Promise<void>;
}

/** A phone and a desk, each checked for overflow at both widths. */
const phone = { name: "phone", measured: { width: 412, height: 915 }, also: { width: 390, height: 844 } } as const;
const desk = { name: "desk", measured: { width: 1280, height: 800 }, also: { width: 1366, height: 768 } } as const;
const sizes = [phone, desk] as const;
type Size = (typeof sizes)[number];

/**
 * Where a state is measured by every rule in light colours, and where by the contrast of its dark ones and by what can be
 * pressed: in a run that somebody waits for, in the size that its people usually have and in the other one. Both sizes take their colours from
 * the same names. In a full run, everything in both.
 */
function measuredAt(who: Who | null): { usual: Size; light: readonly Size[]; dark: readonly Size[] } {
  const [usual, other]: readonly [Size, Size] = who === "admin" || who === "employee" ? [desk, phone] : [phone, desk];
  return { usual, light: sized<readonly Size[]>([usual], sizes), dark: sized([other], sizes.toReversed()) };
}

/** The rule about what can be pressed, which does not look at colours. */
const pressed = ["target-size"];

/**
 * A test for each state: readable by everyone, nothing cut off on a phone and at a desk, and no complaint of the browser.
 * `SHOTS` names a folder for a picture of each (`pnpm screenshots`).
 */
export function lookAt(states: readonly State[], { inTurn = false } = {}): void {
  // No state needs another one, so that all workers can share them; those that change the same thing take turns, and may be overtaken by the background work.
  test.describe.configure({ mode: inTurn ? "default" : "parallel" });
  for (const state of states) {
    // The address of a public page says its language.
    const only = state.speaks ?? siteOf(new URL(state.path, "http://portal").pathname)?.language;
    for (const language of sized([], languages)) if (language === (only ?? language)) lookEverywhere(state, language);
    test(
      `${state.name}: readable by everyone, nothing cut off, nothing the page may not do`,
      { tag: "@look" },
      async ({ browser }) => {
        const page = await pageFor(browser, state.who);
        const complaints = complaintsOf(page);
        await page.setViewportSize(sizes[0].measured);
        await open(page, state);
        const { light, dark } = measuredAt(state.who);
        const isDark = sized(state.isReadInDark ?? false, true);
        for (const size of sizes) {
          const others = isDark ? null : pressed;
          await measure(page, state, { size, rules: light.includes(size) ? [] : others });
        }
        if (isDark) await page.emulateMedia({ colorScheme: "dark" });
        for (const { measured } of isDark ? dark : []) {
          await page.setViewportSize(measured);
          await expectReadable(page, `dark, ${measured.width} px`, { rules: ["color-contrast", ...pressed] });
        }
        // The browser tells of a press that was overtaken, and refused.
        expect(complaints.filter((said) => !(inTurn && said.includes("409 (Conflict)")))).toEqual([]);
        await page.close();
      },
    );
  }
}

/** At night also: the state in each language, at every width, in both themes, enlarged, and in the reader's own colours. */
function lookEverywhere(state: State, language: Language): void {
  test(`${state.name} in ${language}: readable and whole at every width, enlarged, in the reader's colours`, async ({
    browser,
  }) => {
    const translate = await translator(language);
    const page = await pageFor(browser, state.who);
    await page.addInitScript((chosen) => localStorage.setItem("thangam.language", chosen), language);
    const { usual } = measuredAt(state.who);
    await page.setViewportSize(usual.measured);
    const { heading = /./, reach, ...address } = state;
    await open(page, {
      ...address,
      heading: translate(heading),
      ...(reach && { reach: () => reach(inLanguage(page, translate)) }),
    });
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expectWholeEverywhere(page);
    await page.close();
  });
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
  // In another language more buttons begin with such a word.
  await expect(page.getByRole("button", { name: /^(Save|Update)/ }).first()).toBeVisible();
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
    // The worker of the installed portal is left out of the journeys, which the browser says.
    if (message.text().startsWith("Service Worker registration blocked")) return;
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  return complaints;
}

async function open(page: Page, { path, heading = /./, reach }: State): Promise<void> {
  const settled = watched(page);
  await arrive(page, path);
  await page.getByRole("heading", { level: 1, name: heading }).waitFor();
  await settled();
  if (reach === undefined) return;
  await reach(page);
  await settled();
}

async function measure(page: Page, state: State, how: { size: Size; rules: readonly string[] | null }): Promise<void> {
  const { size, rules } = how;
  const { name, measured, also } = size;
  await page.setViewportSize(measured);
  if (rules !== null) await expectReadable(page, `light, ${measured.width} px`, { rules });
  for (const size of [measured, also]) {
    await page.setViewportSize(size);
    expect(await overflow(page), `pixels beyond the edge at ${size.width}`).toBeLessThanOrEqual(0);
  }
  const folder = process.env["SHOTS"];
  if (folder === undefined) return;
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${state.name.replaceAll(/\W+/g, "-")}-${name}.png`), fullPage: true });
}
