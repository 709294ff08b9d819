import { readFileSync } from "node:fs";

/** How many bytes of each file a process has in memory as they stand in the file. */
type FilePages = ReadonlyMap<string, number>;

/** Of a running process; one that has just ended has none. */
export function filePagesOf(pid: number): FilePages {
  try {
    return readFilePages(readFileSync(`/proc/${pid}/smaps`, "utf8"));
  } catch {
    return new Map();
  }
}

/** Reads what Linux says of each mapping: a page that was written to is the process's own, and no page of the file any more. */
export function readFilePages(smaps: string): FilePages {
  const pages = new Map<string, number>();
  let file = "";
  for (const line of smaps.split("\n")) {
    const mapped = /^[0-9a-f]+-[0-9a-f]+ \S+ \S+ \S+ \S+\s*(.*)$/.exec(line);
    if (mapped !== null) file = mapped[1] ?? "";
    const [, name, kilobytes] = /^(Rss|Anonymous):\s+(\d+) kB$/.exec(line) ?? [];
    if (name === undefined || !file.startsWith("/")) continue;
    const bytes = Number(kilobytes) * 1024;
    pages.set(file, (pages.get(file) ?? 0) + (name === "Rss" ? bytes : -bytes));
  }
  return pages;
}

/** How much too large the sum over these processes is: of each file, all but the most that one of them has. */
export function heldTwice(processes: readonly FilePages[]): number {
  const files = new Set(processes.flatMap((pages) => [...pages.keys()]));
  let twice = 0;
  for (const file of files) {
    const held = processes.map((pages) => pages.get(file) ?? 0);
    twice += held.reduce((sum, bytes) => sum + bytes, 0) - Math.max(...held);
  }
  return twice;
}
