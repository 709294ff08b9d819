import { readFileSync } from "node:fs";

/** The largest resident set that a process ever had, in millions of bytes. */
export function peakMegabytesOf(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1];
  if (kilobytes === undefined) throw new Error(`/proc/${pid}/status does not tell the peak of the memory.`);
  return (Number(kilobytes) * 1024) / 1_000_000;
}
