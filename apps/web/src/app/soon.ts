/** Longer nobody waits before anything is drawn. */
const PATIENCE_MS = 1_000;

/** Ends when what is awaited has ended, well or not, or when nobody waits for it any longer. */
export async function soon(awaited: Promise<unknown>): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([awaited.catch(() => undefined), patience]);
}

/** Ends in a task of its own: before it the browser paints, and answers to touches and keys. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
