import { expect } from "./portal.ts";
import type { Page } from "./portal.ts";
import { expectReadable } from "./readable.ts";

/** From the narrowest phone to a large desk. */
const widths = [320, 390, 768, 1366, 1920] as const;
/** A desk of 1366 by 768 whose reader enlarged everything to twice its size. */
const enlarged = { width: 683, height: 384 } as const;

/**
 * Whatever stands on the page now: readable in both themes and in the reader's own colours where it is usually seen, and without
 * scrolling sideways at every width and enlarged. Nothing moves for whoever wants that.
 */
export async function expectWholeEverywhere(page: Page): Promise<void> {
  const usual = page.viewportSize() ?? enlarged;
  await expectReadable(page, `light, ${usual.width} px`);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectReadable(page, `dark, ${usual.width} px`);
  await page.emulateMedia({ forcedColors: "active" });
  // There the browser chooses the colours, and a page is told other ones than are drawn.
  await expectReadable(page, `forced colours, ${usual.width} px`, { without: ["color-contrast"] });
  await page.emulateMedia({ forcedColors: "none", reducedMotion: "reduce" });
  expect(await page.evaluate(movingThings), "moves in spite of reduced motion").toEqual([]);
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
    expect(await overflow(page), `pixels beyond the edge at ${width}`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(enlarged);
  expect(await overflow(page), "pixels beyond the edge, enlarged to 200 %").toBeLessThanOrEqual(0);
  await expectReadable(page, "enlarged to 200 %");
}

export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** What moves again and again, or for longer than a moment. */
function movingThings(): string[] {
  return document
    .getAnimations()
    .filter(({ playState, effect }) => playState === "running" && Number(effect?.getComputedTiming().endTime) > 500)
    .map((motion) => (motion instanceof CSSAnimation ? motion.animationName : motion.id));
}
