import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import type { Cell, ListFile } from "./list-types.ts";
import { xlsxOf } from "./xlsx.ts";

const ROWS_AT_ONCE = 1_000;
const ROWS = 100_000;
const MEGABYTE = 1_000_000;
const MEASURED_EVERY_BYTES = 400_000;

test("what a workbook of 100,000 rows holds in memory does not grow with its rows, its sheet or its archive", async () => {
  const held = memoryMeter();
  const before = held();
  const samples: number[] = [];
  let sent = 0;
  for await (const bytes of xlsxOf(longList)) {
    sent += bytes.length;
    if (sent >= (samples.length + 1) * MEASURED_EVERY_BYTES) samples.push(held() - before);
  }
  expect(samples.length).toBeGreaterThan(8);
  // The code is compiled by then, and the packer has its tables.
  const underWay = samples.slice(2);
  const half = underWay.length / 2;
  const [first, last] = [Math.min(...underWay.slice(0, half)), Math.min(...underWay.slice(half))];
  // The rows alone are 30 MB, and the sheet 40.
  expect(first).toBeLessThan(10 * MEGABYTE);
  // Whoever kept the archive would hold 2 MB more in the second half.
  expect(last - first).toBeLessThan(MEGABYTE);
});

const columns: ListFile<string>["columns"] = Array.from({ length: 4 }, (_, nth) => ({
  heading: `Column ${nth}`,
  kind: "text",
}));

const longList: ListFile<string> = { name: "long", title: "Long", facts: [], columns, batches: batches(), totals: [] };

/** Digits that hardly pack, so that the archive is long, too. */
async function* batches(): AsyncGenerator<Cell[][]> {
  let digits = 1;
  const next = () => (digits = (digits * 48_271) % 2_147_483_647);
  for (let row = 0; row < ROWS; row += ROWS_AT_ONCE)
    yield Array.from({ length: ROWS_AT_ONCE }, () => columns.map(() => `${next()}${next()}`));
}

/** How many bytes are held on to: what is left when Node has collected its garbage. */
function memoryMeter(): () => number {
  setFlagsFromString("--expose-gc");
  const collectGarbage: () => void = runInNewContext("gc");
  return () => {
    collectGarbage();
    // A thread of its own gives buffers back after a collection; the next one waits for it.
    collectGarbage();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
}
