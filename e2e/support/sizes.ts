import type { PlaywrightTestArgs as OfATest, PlaywrightWorkerArgs as OfAWorker } from "@playwright/test";
import { sized } from "../../apps/api/src/testing/test-size.ts";
import { test } from "./portal.ts";

interface Size {
  where: "on a phone" | "at a desk";
  viewport: { width: number; height: number };
}

const phone: Size = { where: "on a phone", viewport: { width: 390, height: 844 } };
const desk: Size = { where: "at a desk", viewport: { width: 1366, height: 768 } };

/**
 * Where a journey is walked: where those who walk it usually are, in a run that somebody waits for, and at both sizes in the
 * nightly one. Every screen is looked at in both sizes in each run (look.ts).
 */
export const usuallyAtADesk = sized([desk], [desk, phone]);
export const usuallyOnAPhone = sized([phone], [phone, desk]);

/** A journey of the nightly run: in each run, tests beside the code prove what it shows. */
export function atNight(name: string, journey: (own: OfATest & OfAWorker) => Promise<void>): void {
  if (sized(false, true)) test(name, journey);
}
