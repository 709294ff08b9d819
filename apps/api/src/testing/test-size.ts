/**
 * How much a random test tries: `small` in a run that somebody waits for, `full` where TEST_SIZE=full, as in the nightly
 * run. Both try the same things; the full one tries more of them.
 */
export function sized<T>(small: T, full: T): T {
  return process.env["TEST_SIZE"] === "full" ? full : small;
}
