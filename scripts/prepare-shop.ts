import { rm } from "node:fs/promises";
import { shopCalendar } from "../apps/api/src/platform/clock.ts";
import { freePort } from "./free-port.ts";
import { makeDemoShop } from "./start-portal.ts";

export interface PreparedShop {
  failed: string[];
  /** What the journeys are told at this moment: where the shop is, or nothing, and they make one. */
  environment: (now: Date) => Record<string, string>;
}

/** A demo shop takes no time zone from the environment (`ownEnvironment`). */
const dayOf = shopCalendar("Asia/Kolkata");

/**
 * Makes in a folder the demo shop that the journeys' portal will serve. They expect a shop of their own day, so after midnight
 * it is not given to them. That it cannot be made is a failure of the run, because it is a first start of the portal.
 */
export async function prepareShop(
  dataDir: string,
  now = new Date(),
  make: (dataDir: string) => Promise<void> = makeAnywhere,
): Promise<PreparedShop> {
  try {
    await make(dataDir);
    return { failed: [], environment: (later) => (dayOf(later) === dayOf(now) ? { E2E_DATA_DIR: dataDir } : {}) };
  } catch (error) {
    console.error(`The demo shop for the journeys could not be made: ${String(error)}`);
    await rm(dataDir, { recursive: true, force: true });
    return { failed: ["the demo shop for the journeys"], environment: () => ({}) };
  }
}

async function makeAnywhere(dataDir: string): Promise<void> {
  await makeDemoShop(await freePort(), dataDir);
}
