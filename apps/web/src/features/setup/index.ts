import { lazy } from "react";

/** What a fresh shop does first, for the home of its Admin; few shops are fresh. */
export const SetupSteps = lazy(async () => ({ default: (await import("./setup-steps.tsx")).SetupSteps }));
