/** What a fresh shop does first, in this order; put_away_steps_step_check is the twin. */
export const setupSteps = ["profile", "schemes", "rate", "people", "import", "payment"] as const;

export type SetupStep = (typeof setupSteps)[number];
