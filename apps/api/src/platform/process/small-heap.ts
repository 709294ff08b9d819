import { setFlagsFromString } from "node:v8";

/**
 * Has Node collect garbage when the heap is a quarter larger than what was left of it, instead of up to four times as large:
 * on a machine with much memory it would let a few hundred megabytes pile up after each large import.
 */
export function keepHeapSmall(): void {
  setFlagsFromString("--heap-growing-percent=25");
}
