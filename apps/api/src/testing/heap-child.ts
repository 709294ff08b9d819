/**
 * Holds some 90 MB, replaces them again and again, and says how large the heap grew; then it lets them go, and says how much it gave
 * back. All in MB.
 */
import { giveMemoryBack, keepHeapSmall } from "#platform/process/small-heap.ts";

if (process.argv[2] === "true") keepHeapSmall();
const held: object[] = [];
let most = 0;
for (let round = 0; round < 3_000_000; round += 1) {
  held[round % 600_000] = { round, text: `text ${round}` };
  if (round % 10_000 === 0) most = Math.max(most, process.memoryUsage().heapTotal);
}
held.length = 0;
const before = process.memoryUsage.rss();
giveMemoryBack();
process.send?.([most, before - process.memoryUsage.rss()].map((bytes) => bytes / 1_000_000));
