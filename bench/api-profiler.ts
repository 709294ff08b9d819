/**
 * Loaded into the API's process by `bench:payments --profile`. At "start" it begins a profile of the processor, at any other
 * message, which is the number of payments made meanwhile, it ends it and answers with a table.
 */
import { Session } from "node:inspector/promises";
import type { Profiler } from "node:inspector";
import { fileURLToPath } from "node:url";

const MAX_FUNCTIONS = 30;
const root = fileURLToPath(new URL("..", import.meta.url));
const session = new Session();
session.connect();

process.on("message", (message) => {
  void (message === "start" ? start() : stop(Number(message)));
});
// Listening must not keep a process alive that is done.
process.channel?.unref();

async function start(): Promise<void> {
  await session.post("Profiler.enable");
  await session.post("Profiler.setSamplingInterval", { interval: 500 });
  await session.post("Profiler.start");
  process.send?.("started");
}

async function stop(payments: number): Promise<void> {
  const { profile } = await session.post("Profiler.stop");
  const [byPackage, byFunction] = [new Map<string, number>(), new Map<string, number>()];
  for (const [frame, ms] of selfTimes(profile)) {
    // The profiler's own start and end.
    if (frame.url === "node:inspector") continue;
    add(byPackage, packageOf(frame), ms);
    add(byFunction, nameOf(frame), ms);
  }
  const lines = [...table(byPackage, payments, 12), "", ...table(byFunction, payments, MAX_FUNCTIONS)];
  process.send?.(lines.join("\n"));
}

/** Of each function the time of the samples in which it was the innermost one. */
function selfTimes({
  nodes,
  samples = [],
  timeDeltas = [],
}: Profiler.Profile): [Profiler.Profile["nodes"][0]["callFrame"], number][] {
  const microseconds = new Map<number, number>();
  for (const [n, id] of samples.entries()) microseconds.set(id, (microseconds.get(id) ?? 0) + (timeDeltas[n] ?? 0));
  return nodes.map(({ id, callFrame }) => [callFrame, (microseconds.get(id) ?? 0) / 1000]);
}

function table(times: ReadonlyMap<string, number>, payments: number, most: number): string[] {
  return [...times]
    .filter(([, ms]) => ms > 0)
    .toSorted(([, x], [, y]) => y - x)
    .slice(0, most)
    .map(([name, ms]) => `${(ms / payments).toFixed(3).padStart(8)}  ${name}`);
}

function add(times: Map<string, number>, name: string, ms: number): void {
  times.set(name, (times.get(name) ?? 0) + ms);
}

/** The library that a function is of, the room of ours, or what the engine does by itself. */
function packageOf({ url, functionName }: { url: string; functionName: string }): string {
  if (url === "") return functionName === "" ? "engine" : functionName;
  if (url.startsWith("node:")) return "node";
  const path = url.startsWith("file:") ? fileURLToPath(url) : url;
  return (
    /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? (path.startsWith(root) ? "the portal" : path.slice(0, 20))
  );
}

function nameOf({ url, functionName, lineNumber }: { url: string; functionName: string; lineNumber: number }): string {
  const path = url
    .replace(/^file:\/\//, "")
    .replace(root, "")
    .replace(/^.*node_modules\//, "");
  return `${functionName === "" ? "(anonymous)" : functionName}  ${path}${url === "" ? "" : `:${lineNumber + 1}`}`;
}
