/**
 * How much memory the API holds while many long files are saved at once: files of the list of payments, as CSV and XLSX in
 * turn, streamed over HTTP by as many clients, four of them for each person. The API makes 16 files at a time; whoever is told to
 * come back later does.
 *
 * Prints the most that the API's processes held together at rest, meanwhile and a while after, how many rows came, and how
 * long it took. More than 400 MB fails, and so does a file that did not come whole. Linux alone tells how much memory a process
 * holds. Options: --files 100 --rows 100000 --port 6420
 */
import { rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import type pg from "pg";
import { watchMemory } from "../apps/api/src/testing/tree-memory.ts";
import { withApi } from "./api-process.ts";
import { makeDataFolder } from "./data-folder.ts";
import { addPayments } from "./many-payments.ts";
import { signIn } from "./signed-in-caller.ts";
import { withOwner } from "./owner.ts";

const maxMegabytes = 400;
const filesOfOne = 4;
const restMs = 10_000;

const { values } = parseArgs({
  options: {
    files: { type: "string", default: "100" },
    rows: { type: "string", default: "100000" },
    port: { type: "string", default: "6420" },
  },
});
const files = Number(values.files);
const rows = Number(values.rows);
const port = Number(values.port);
const people = Math.ceil(files / filesOfOne);
// One for each file.
const agent = new Agent({ keepAlive: true });

type Format = "csv" | "xlsx";

interface Saved {
  megabytes: number;
  /** Of a CSV. */
  lines: number;
  /** How often the API had no place for it. */
  turnedAway: number;
}

const dataDir = await makeDataFolder();
try {
  // The first start makes the database and the demo shop, whose memory is not what is measured here.
  await withApi({ port, dataDir }, async () => {
    await withOwner(dataDir, async (owner) => {
      await addPayments(owner, rows);
      await addPeople(owner);
    });
  });
  await withApi({ port, dataDir, environment: { RUN_JOBS: "0" } }, ({ pid }) => measure(pid));
} finally {
  agent.destroy();
  await rm(dataDir, { recursive: true, force: true });
}

/** Admins with the password of the first. */
async function addPeople(owner: pg.Client): Promise<void> {
  await owner.query(
    `insert into users (name, email, mobile, user_type, status, password_hash, password_changed_at, created_at, updated_at)
     select 'Reader ' || g, 'reader' || g || '@example.com', '6' || lpad(g::text, 9, '0'), user_type, status, password_hash,
       now(), now(), now()
     from users, generate_series(1, $1) g where email = 'admin@example.com'`,
    [people],
  );
}

async function measure(pid: number | undefined): Promise<void> {
  const cookies = await Promise.all(Array.from({ length: people }, (_, at) => signInAgain(at)));
  const memory = watchMemory(pid);
  try {
    const idle = memory.takePeak();
    const start = performance.now();
    const saved = await Promise.all(
      Array.from({ length: files }, (_, at) => save(cookies, at % people, at % 2 === 0 ? "csv" : "xlsx")),
    );
    const seconds = (performance.now() - start) / 1000;
    const meanwhile = memory.takePeak();
    await wait(restMs);
    memory.takePeak();
    await wait(100);
    const after = memory.takePeak();
    const megabytes = saved.reduce((sum, file) => sum + file.megabytes, 0);
    console.log(`${files} files of ${rows} payments and those of the demo shop, half of them CSV, half XLSX, at once`);
    console.log(
      `${megabytes.toFixed(0)} MB came in ${seconds.toFixed(0)} s, ${((files * rows) / seconds).toFixed(0)} rows a second; ` +
        `${saved.reduce((sum, file) => sum + file.turnedAway, 0)} times one was told to come back later`,
    );
    console.log(
      `memory of the API: ${idle.withProgram.toFixed(0)} MB at rest, at most ${meanwhile.withProgram.toFixed(0)} MB meanwhile (goal: ${maxMegabytes}), ` +
        `${after.withProgram.toFixed(0)} MB ${restMs / 1000} s after; without the program at most ${meanwhile.own.toFixed(0)} MB`,
    );
    const short = saved.filter(({ lines }, at) => at % 2 === 0 && lines < rows);
    if (short.length > 0) console.log(`${short.length} files did not come whole`);
    if (short.length > 0 || meanwhile.withProgram > maxMegabytes) process.exitCode = 1;
  } finally {
    memory.stop();
  }
}

function signInAgain(person: number): Promise<string> {
  return signIn(port, `reader${person + 1}@example.com`);
}

/** Comes back as often as there is no place, and signs in again when the sign-in has ended meanwhile. */
async function save(cookies: string[], person: number, format: Format): Promise<Saved> {
  for (let turnedAway = 0; ;) {
    const answer = await take(cookies[person] ?? "", format);
    if (answer === "signed out") cookies[person] = await signInAgain(person);
    else if ("lines" in answer) return { ...answer, turnedAway };
    else {
      turnedAway += 1;
      await wait(answer.retryAfterSeconds * 1000);
    }
  }
}

/** Takes a file as it comes and keeps nothing of it. */
function take(
  cookie: string,
  format: Format,
): Promise<Omit<Saved, "turnedAway"> | { retryAfterSeconds: number } | "signed out"> {
  return new Promise((resolve, reject) => {
    const options = { agent, method: "POST", headers: { cookie, "content-type": "application/json" } };
    const sent = request(`http://127.0.0.1:${port}/api/Export_TransactionList`, options, (response) => {
      let bytes = 0;
      let lines = 0;
      response.on("data", (part: Buffer) => {
        bytes += part.length;
        for (let at = part.indexOf(10); at !== -1; at = part.indexOf(10, at + 1)) lines += 1;
      });
      response.on("error", reject);
      response.on("end", () => {
        const { statusCode, headers } = response;
        if (statusCode === 200) resolve({ megabytes: bytes / 1_000_000, lines });
        else if (statusCode === 401) resolve("signed out");
        else if (headers["retry-after"] !== undefined) resolve({ retryAfterSeconds: Number(headers["retry-after"]) });
        else reject(new Error(`A file was answered ${statusCode}.`));
      });
    });
    sent.on("error", reject);
    sent.end(JSON.stringify({ format }));
  });
}
