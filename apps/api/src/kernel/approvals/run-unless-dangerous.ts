import { mustBeWeighed } from "#platform/database/database-errors.ts";

/**
 * Runs as one statement what looks harmless by its input. Where the function finds that it is not, it has done nothing,
 * and is run where it may have to wait.
 */
export async function runUnlessDangerous(
  runAtOnce: () => Promise<unknown>,
  runWeighed: () => Promise<unknown>,
): Promise<unknown> {
  try {
    return await runAtOnce();
  } catch (error) {
    if (!mustBeWeighed(error)) throw error;
    return runWeighed();
  }
}
