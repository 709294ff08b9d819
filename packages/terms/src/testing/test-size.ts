/** How much a random test tries: `small` where somebody waits, `full` where TEST_SIZE=full, as in the nightly run. */
export function sized<Size>(small: Size, full: Size): Size {
  return process.env["TEST_SIZE"] === "full" ? full : small;
}
