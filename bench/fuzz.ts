/**
 * What a portal with the default heap needs of memory while every operation gets generated, hostile input, hostile files
 * are brought in, and every list is saved as a file, several at once.
 *
 * Prints the answers of each phase by class of status, and the most memory that the portal's processes held together in it:
 * itself and whatever it started, but for PostgreSQL. An answer of the class 5xx, a request without an answer, a phase in
 * which nothing succeeds or more than 600 MB fails. Linux alone tells how much memory a process holds.
 * Options: --inputs 50 --payments 100000 --at-once 20 --files-at-once 5 --seed 1
 */
import type { ChildProcess } from "node:child_process";
import { rm } from "node:fs/promises";
import { parseArgs } from "node:util";
import { watchMemory } from "../apps/api/src/testing/tree-memory.ts";
import type { MemoryWatch } from "../apps/api/src/testing/tree-memory.ts";
import { withApi } from "./api-process.ts";
import { makeDataFolder } from "./data-folder.ts";
import { callerOf } from "./fuzz/caller.ts";
import type { FuzzCaller } from "./fuzz/caller.ts";
import { describedOperations } from "./fuzz/described-operations.ts";
import { exportEverything } from "./fuzz/export-everything.ts";
import { importHostileFiles } from "./fuzz/import-hostile-files.ts";
import { sendStrangeInputs } from "./fuzz/send-strange-inputs.ts";
import { addPayments } from "./many-payments.ts";
import { withOwner } from "./owner.ts";

const maxMegabytes = 600;
const port = 7340;

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
try {
  await withApi({ port, dataDir, environment: { LOG_LEVEL: "error" } }, fuzz);
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

async function fuzz(api: ChildProcess): Promise<void> {
  await withOwner(dataDir, (owner) => addPayments(owner, Number(values.payments)));
  const memory = watchMemory(api.pid);
  const url = `http://127.0.0.1:${port}`;
  const caller = await callerOf(url);
  const described = await describedOperations(url);
  const filesAtOnce = Number(values["files-at-once"]);
  print("at rest", { api, memory, caller });
  await importHostileFiles(caller, filesAtOnce);
  print("hostile files, and their problems", { api, memory, caller });
  await exportEverything(caller, described, filesAtOnce);
  print(`every list as a file, ${filesAtOnce} at once`, { api, memory, caller });
  await sendStrangeInputs(caller, described, {
    inputs: Number(values.inputs),
    atOnce: Number(values["at-once"]),
    seed: Number(values.seed),
  });
  print(`${values.inputs} strange inputs for each of ${described.length} operations`, { api, memory, caller });
  memory.stop();
}

interface Watched {
  api: ChildProcess;
  memory: MemoryWatch;
  caller: FuzzCaller;
}

/** Of a phase: how it was answered, and how much memory was held at once while it lasted. */
function print(phase: string, { api, memory, caller }: Watched): void {
  const counts = caller.takeCounts();
  const peak = api.exitCode === null && api.signalCode === null ? memory.takePeak() : Infinity;
  const answers = [...counts]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([status, count]) => `${status}: ${count}`);
  const held = peak === Infinity ? "the process has ended" : `at most ${peak.toFixed(0)} MB`;
  console.log(`${phase.padEnd(52)} ${held}  ${answers.join(", ")}`);
  const isFaulty = [...counts.keys()].some((status) => status === "5xx" || status === "no answer");
  // Who is refused everything has tried nothing.
  const isRefused = counts.size > 0 && !counts.has("2xx");
  if (isFaulty || isRefused || peak > maxMegabytes) process.exitCode = 1;
}
