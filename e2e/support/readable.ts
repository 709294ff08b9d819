import axe from "axe-core";
import { expect } from "./portal.ts";
import type { Page } from "./portal.ts";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * Readable by everyone, as axe sees the page, or parts of it, in the size and colours of now. `rules` leaves out all
 * others, `without` those that it names. What holds is not written down: of a long table that would be most of the work.
 */
export async function expectReadable(
  page: Page,
  about: string,
  { rules = [], without = [], parts = [] }: { [Choice in "rules" | "without" | "parts"]?: readonly string[] } = {},
): Promise<void> {
  if (!(await page.evaluate(() => Object.hasOwn(window, "axe")))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    async ({ only, off, include }) => {
      // A new colour reaches what inherits it one level after the other, each a frame later. What stands in a closed
      // <details> is never drawn, and stays on the list when its transition is over.
      do await new Promise(requestAnimationFrame);
      while (
        document.getAnimations().some((motion) => motion instanceof CSSTransition && motion.playState !== "finished")
      );
      const { violations } = await window.axe.run(include.length > 0 ? { include } : document, {
        resultTypes: ["violations"],
        ...(only.length > 0 && { runOnly: only }),
        rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
      });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ any, html }) => `${html} ${any[0]?.message ?? ""}`).join(" ")}`,
      );
    },
    { only: [...rules], off: [...without], include: [...parts] },
  );
  expect.soft(found, about).toEqual([]);
}
