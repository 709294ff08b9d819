/** Holds some 60 MB, replaces them again and again, and says how large the heap grew, in MB. */
import { keepHeapSmall } from "#platform/process/small-heap.ts";

if (process.argv[2] === "true") keepHeapSmall();
const held: object[] = [];
let most = 0;
for (let round = 0; round < 3_000_000; round += 1) {
  held[round % 400_000] = { round, text: `text ${round}` };
  if (round % 10_000 === 0) most = Math.max(most, process.memoryUsage().heapTotal);
}
process.send?.(most / 1_000_000);
