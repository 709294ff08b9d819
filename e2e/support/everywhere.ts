import { expect } from "./portal.ts";
import type { Page } from "./portal.ts";
import { expectReadable } from "./readable.ts";

/** From the narrowest phone to a large desk. */
const widths = [320, 390, 768, 1366, 1920] as const;
/** A desk of 1366 by 768 whose reader enlarged everything to twice its size. */
const enlarged = { width: 683, height: 384 } as const;

/**
 * Whatever stands on the page now, and all that is wrong with it at once: readable in both themes and in the reader's own colours where
 * it is usually seen, and without scrolling sideways or breaking a word at every width, and enlarged. Nothing moves for whoever wants
 * that.
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
  expect.soft(await page.evaluate(movingThings), "moves in spite of reduced motion").toEqual([]);
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
    expect.soft(await overflow(page), `pixels beyond the edge at ${width}`).toBeLessThanOrEqual(0);
    expect.soft(await page.evaluate(brokenWords), `words broken in their middle at ${width}`).toEqual([]);
    expect.soft(await overlaidFacts(page), `facts that lie over each other at ${width}`).toEqual([]);
  }
  await page.setViewportSize(enlarged);
  expect.soft(await overflow(page), "pixels beyond the edge, enlarged to 200 %").toBeLessThanOrEqual(0);
  await expectReadable(page, "enlarged to 200 %");
}

export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Names and values of facts that are drawn over another one of the same list. */
export function overlaidFacts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll("dl")).flatMap((list) => {
      const facts = Array.from(list.querySelectorAll("dt, dd"), (fact) => {
        const range = document.createRange();
        range.selectNodeContents(fact);
        return {
          text: fact.textContent.trim(),
          box: range.getBoundingClientRect(),
          isSeen: fact.checkVisibility() && fact.closest(".sr-only") === null,
        };
      }).filter(({ isSeen, box }) => isSeen && box.width > 1 && box.height > 1);
      // Lines of letters are a little higher than what is seen of them.
      const isOver = (one: DOMRect, other: DOMRect) =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 3 &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 6;
      return facts.flatMap((one, at) =>
        facts.slice(at + 1).flatMap((other) => (isOver(one.box, other.box) ? [`${one.text} and ${other.text}`] : [])),
      );
    }),
  );
}

/** What moves again and again, or for longer than a moment. */
function movingThings(): string[] {
  return document
    .getAnimations()
    .filter(({ playState, effect }) => playState === "running" && Number(effect?.getComputedTiming().endTime) > 500)
    .map((motion) => (motion instanceof CSSAnimation ? motion.animationName : motion.id));
}

/** Words of a language that stand on two lines; what is no word, such as an address, may break anywhere. */
function brokenWords(): string[] {
  const range = document.createRange();
  const lines = () => {
    const boxes = Array.from(range.getClientRects()).filter(({ width, height }) => width > 1 && height > 1);
    // Letters of two scripts stand on one line at slightly different heights.
    return new Set(boxes.map(({ top }) => Math.round(top / 6))).size;
  };
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode() !== null) {
    const text = texts.currentNode;
    if (text.parentElement?.checkVisibility({ visibilityProperty: true }) !== true) continue;
    range.selectNodeContents(text);
    if (lines() < 2) continue;
    for (const { 0: word, index } of (text.textContent ?? "").matchAll(/(?<![\w@./-])[\p{L}\p{M}]{4,}(?![\w@./-])/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (lines() > 1) found.push(`${word} in ${text.parentElement.className}`);
    }
  }
  return found;
}
