import { lazy } from "react";

/** What a fresh shop does first, for the home of its Admin; few shops are fresh. */
export const SetupSteps = lazy(() => import("./setup-steps.tsx"));
