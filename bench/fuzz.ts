/**
 * What a portal as compose runs it needs of memory (the API, and the background work in a process of its own, each with the
 * memory that compose lets it have, where this system limits any) while every operation gets generated, hostile input, hostile files are brought in, and every list is saved as a
 * file, several at once.
 *
 * Prints the answers of each phase by class of status, and the most memory that each of the two held in it with whatever it
 * started, process for process, but for PostgreSQL, with the pages of the program beside it. A process that the system ended for
 * want of memory, an answer of the class 5xx, a request without an answer, a
 * phase in which nothing succeeds or more than 400 MB in one of the two fails. Linux alone tells how much memory a process holds.
 * Options: --inputs 50 --payments 100000 --at-once 20 --files-at-once 5 --seed 1
 */
import type { ChildProcess } from "node:child_process";
import { rm } from "node:fs/promises";
import { parseArgs } from "node:util";
import { watchMemory } from "../apps/api/src/testing/tree-memory.ts";
import type { Held, MemoryWatch } from "../apps/api/src/testing/tree-memory.ts";
import { memoryLimit } from "../scripts/memory-limit.ts";
import { withApi, withWorker } from "./api-process.ts";
import { makeDataFolder } from "./data-folder.ts";
import { callerOf } from "./fuzz/caller.ts";
import type { FuzzCaller } from "./fuzz/caller.ts";
import { describedOperations } from "./fuzz/described-operations.ts";
import { exportEverything } from "./fuzz/export-everything.ts";
import { importHostileFiles } from "./fuzz/import-hostile-files.ts";
import { sendStrangeInputs } from "./fuzz/send-strange-inputs.ts";
import { addPayments } from "./many-payments.ts";
import { memoryGroup } from "./memory-group.ts";
import type { MemoryGroup } from "./memory-group.ts";
import { withOwner } from "./owner.ts";

const maxMegabytes = 400;
const limitMegabytes = await memoryLimit();
const port = 7340;
/** Of an API that does nothing but keep the database, whose memory is not the limited ones'. */
const keeperPort = 7341;

const { values } = parseArgs({
  options: {
    inputs: { type: "string", default: "50" },
    payments: { type: "string", default: "100000" },
    "at-once": { type: "string", default: "20" },
    "files-at-once": { type: "string", default: "5" },
    seed: { type: "string", default: "1" },
  },
});

const dataDir = await makeDataFolder();
const environment = { LOG_LEVEL: "error" };
try {
  // The first start makes the database and the demo shop, whose memory is not what is measured here.
  await withApi({ port, dataDir, environment }, () =>
    withOwner(dataDir, (owner) => addPayments(owner, Number(values.payments))),
  );
  const withoutJobs = { ...environment, RUN_JOBS: "0" };
  await withApi({ port: keeperPort, dataDir, environment: withoutJobs }, () =>
    withGroup("api", (apiGroup) =>
      withGroup("worker", (workerGroup) =>
        withApi({ port, dataDir, environment: withoutJobs, group: apiGroup }, (api) =>
          withWorker({ dataDir, environment, group: workerGroup }, (worker) => fuzz(api, worker)),
        ),
      ),
    ),
  );
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

/** Limits what `use` starts in the group, and says afterwards how that went. */
async function withGroup(name: string, use: (group: MemoryGroup | null) => Promise<void>): Promise<void> {
  const group = await memoryGroup(name, limitMegabytes);
  try {
    await use(group);
    console.log(group === null ? `${name}: this system limits no memory` : limitOf(name, group));
    if (group !== null && group.told().killed > 0) process.exitCode = 1;
  } finally {
    await group?.remove();
  }
}

/** What the system made of the limit of a group. */
function limitOf(name: string, group: MemoryGroup): string {
  const { killed, maxBytes } = group.told();
  return (
    `${name}: the system let it have ${limitMegabytes} MiB, counted at most ${(maxBytes / 1_000_000).toFixed(0)} MB ` +
    `with the pages of files, and ended ${killed} processes`
  );
}

async function fuzz(api: ChildProcess, worker: ChildProcess): Promise<void> {
  const url = `http://127.0.0.1:${port}`;
  const caller = await callerOf(url);
  const watched: Watched = { caller, parts: [part("API", api), part("worker", worker)] };
  const described = await describedOperations(url);
  const filesAtOnce = Number(values["files-at-once"]);
  print("at rest", watched);
  await importHostileFiles(caller, filesAtOnce);
  print("hostile files, and their problems", watched);
  await exportEverything(caller, described, filesAtOnce);
  print(`every list as a file, ${filesAtOnce} at once`, watched);
  await sendStrangeInputs(caller, described, {
    inputs: Number(values.inputs),
    atOnce: Number(values["at-once"]),
    seed: Number(values.seed),
  });
  print(`${values.inputs} strange inputs for each of ${described.length} operations`, watched);
  for (const { memory } of watched.parts) memory.stop();
}

interface Part {
  name: string;
  child: ChildProcess;
  memory: MemoryWatch;
}

interface Watched {
  caller: FuzzCaller;
  parts: Part[];
}

function part(name: string, child: ChildProcess): Part {
  return { name, child, memory: watchMemory(child.pid) };
}

/** Of a phase: how it was answered, and how much memory was held at once while it lasted. */
function print(phase: string, { caller, parts }: Watched): void {
  const counts = caller.takeCounts();
  const answers = [...counts]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([status, count]) => `${status}: ${count}`);
  const peaks = parts.map(({ child, memory }) =>
    child.exitCode === null && child.signalCode === null ? memory.takePeak() : null,
  );
  const held = parts.map(({ name }, at) => `${name} ${shown(peaks[at] ?? null)}`);
  console.log(`${phase.padEnd(52)} ${held.join(", ")}  ${answers.join(", ")}`);
  const isFaulty = [...counts.keys()].some((status) => status === "5xx" || status === "no answer");
  // Who is refused everything has tried nothing.
  const isRefused = counts.size > 0 && !counts.has("2xx");
  if (isFaulty || isRefused || peaks.some((peak) => peak === null || peak.own > maxMegabytes)) process.exitCode = 1;
}

function shown(peak: Held | null): string {
  return peak === null
    ? "has ended"
    : `at most ${peak.own.toFixed(0)} MB (${peak.ofEach.map((own) => own.toFixed(0)).join(" + ")}; ` +
        `${peak.withProgram.toFixed(0)} with the program)`;
}
