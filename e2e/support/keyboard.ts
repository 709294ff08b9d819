import { expect } from "./portal.ts";
import type { Page } from "./portal.ts";
import type { Locator } from "@playwright/test";

/** More than any screen has between two places that are used one after the other. */
const MOST_TABS = 80;

/**
 * Hands that have a keyboard and nothing else: they come to a field by Tab, as whoever uses no mouse does. The page tells
 * of every press of a mouse or a finger, and of every letter that no key wrote; `others()` names them.
 */
export async function keyboardOnly(page: Page) {
  const others: string[] = [];
  await page.exposeFunction("toldOfOtherHands", (what: string) => others.push(what));
  await page.addInitScript(tellOfOtherHands);
  let count = 0;
  const press = async (key: string, times = 1) => {
    count += times;
    for (let turn = 0; turn < times; turn += 1) await page.keyboard.press(key);
  };
  const type = async (text: string) => {
    count += text.length;
    await page.keyboard.type(text);
  };

  /** Tab, or Shift and Tab, until it has the focus. */
  async function reach(target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
    await expect(target).toBeVisible();
    for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await press(key);
    }
    const at = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
    throw new Error(`No ${key} leads to ${String(target)}. The focus is at ${at}`);
  }

  return {
    press,
    type,
    reach,
    /** What is typed replaces what stands there. */
    fill: async (target: Locator, text: string, key: "Tab" | "Shift+Tab" = "Tab") => {
      await reach(target, key);
      await press("Control+a");
      await type(text);
    },
    /** A button, a link or a box that is reached, by Enter or the space bar. */
    use: async (target: Locator, { key = "Enter", by = "Tab" }: { key?: string; by?: "Tab" | "Shift+Tab" } = {}) => {
      await reach(target, by);
      await press(key);
    },
    /** How many keys were pressed. */
    count: () => count,
    others: () => others,
  };
}

export type Keyboard = Awaited<ReturnType<typeof keyboardOnly>>;

/** The search of everything leads to a screen. */
export async function openScreen(page: Page, keys: Keyboard, words: string, address: RegExp): Promise<void> {
  await keys.press("Control+k");
  await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
  await keys.type(words);
  await keys.press("Enter");
  await expect(page).toHaveURL(address);
}

/** Runs in the page, before anything of it does. */
function tellOfOtherHands(): void {
  const tell = (what: string) => {
    const told: unknown = Reflect.get(globalThis, "toldOfOtherHands");
    if (typeof told === "function") told(what);
  };
  let isKeyDown = false;
  const nameOf = ({ type, target }: Event) =>
    `${type} at ${target instanceof HTMLElement ? target.outerHTML.slice(0, 120) : "the page"}`;
  for (const kind of ["pointerdown", "mousedown", "touchstart", "wheel"])
    addEventListener(kind, (event) => tell(nameOf(event)), { capture: true });
  addEventListener("keydown", () => (isKeyDown = true), { capture: true });
  // The space bar chooses when it is let go.
  addEventListener("keyup", () => setTimeout(() => (isKeyDown = false)), { capture: true });
  addEventListener("input", (event) => isKeyDown || tell(nameOf(event)), { capture: true });
  addEventListener("change", (event) => event.isTrusted || tell(nameOf(event)), { capture: true });
}
