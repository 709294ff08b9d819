import { makesTable } from "@thangam/contracts/kernel/busy";
import type { Operation } from "@thangam/contracts/kernel/operation";
import type { Response } from "express";
import { fairQueue } from "#platform/process/fair-queue.ts";
import type { FairQueue } from "#platform/process/fair-queue.ts";

/** docs/security.md names the same figures. */
const bounds = {
  bodies: { atOnce: 2, ofOne: 1 },
  files: { atOnce: 16, ofOne: 4 },
  waiting: { maxWaiting: 200, maxWaitingOfOne: 100, patienceMs: 60_000 },
};

/** What takes memory or time as long as it is under way has a place of so many; whoever finds none free waits, person by person. */
export interface Places {
  /** Until the whole body has come and was answered. */
  forLargeBody(response: Response, who: string): Promise<void>;
  /** Until the file was sent. */
  forFile(response: Response, operation: Operation, who: string): Promise<void>;
}

export function makePlaces({ bodies: ofBodies, files: ofFiles, waiting } = bounds): Places {
  const bodies = fairQueue({ ...ofBodies, ...waiting });
  const files = fairQueue({ ...ofFiles, ...waiting });

  return {
    forLargeBody: (response, who) => takePlace(bodies, response, who),
    forFile: async (response, operation, who) => {
      if (makesTable(operation)) await takePlace(files, response, who);
    },
  };
}

async function takePlace(places: FairQueue, response: Response, who: string): Promise<void> {
  const gone = new AbortController();
  response.once("close", () => gone.abort(new CallerGone()));
  if (response.closed) throw new CallerGone();
  const leave = await places.enter(who, gone.signal);
  response.once("close", leave);
  if (!response.closed) return;
  leave();
  throw new CallerGone();
}

/** Nobody waits for the answer any more. */
export class CallerGone extends Error {
  constructor() {
    super("The caller went away");
    this.name = "CallerGone";
  }
}
