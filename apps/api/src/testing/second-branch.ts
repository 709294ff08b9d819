import type { TestApp } from "./harness.ts";

const opened = new WeakMap<TestApp, Promise<number>>();

/**
 * The number of a branch besides the first, opened once in a test's portal. What a job does for each branch would otherwise be done for
 * three more of them with every sample.
 */
export function secondBranchOf(app: TestApp): Promise<number> {
  const branch = opened.get(app) ?? app.make.branch().then(({ id }) => id);
  opened.set(app, branch);
  return branch;
}
