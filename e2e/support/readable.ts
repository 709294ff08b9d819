import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "./portal.ts";
import type { Page } from "./portal.ts";

/**
 * Readable by everyone, as axe sees it in the colours of now. `colours` measures what changes with the scheme and nothing
 * else. The pages have no frames of elsewhere, so that axe needs no second page to gather what it found.
 */
export async function expectReadable(page: Page, about: string, what: "everything" | "colours" = "everything") {
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (what === "colours") axe.withRules(["color-contrast"]);
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ any, html }) => `${html} ${any[0]?.message ?? ""}`).join(" ")}`,
  );
  expect(found, about).toEqual([]);
}
