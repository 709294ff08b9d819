import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { applicationUrlOf } from "#testing/database.ts";
import { appSecret, useApp } from "#testing/harness.ts";
import { hostileFiles, longCells } from "#testing/hostile-files.ts";
import { pagesOfPdf } from "#testing/pdf-text.ts";
import { sized } from "#testing/test-size.ts";
import { watchMemory } from "#testing/tree-memory.ts";
import type { MemoryWatch } from "#testing/tree-memory.ts";

const app = useApp();
const heapMegabytes = 128;
/**
 * What the process and those it starts may hold together beside what they hold at rest, for one file that is read, five of each
 * kind that are sent, and papers as long as they may be.
 */
const maxGrowthMegabytes = 300;
/** What the process may hold before anybody has called it: 311 were measured. */
const maxAtRestMegabytes = 380;
const rows = sized(5_000, 10_000);
const rates = sized(4_000, 40_000);
/** As many as a paper has. */
const printedRates = 1_000;

let child: ChildProcess;
let memory: MemoryWatch;
let url = "";
/** Of two Admins: each has as many files under way as one person may. */
let cookies: string[] = [];

beforeAll(async () => {
  const admins = [await app.signedInAs({ userType: "Admin" }), await app.signedInAs({ userType: "Admin" })] as const;
  cookies = admins.map((admin) => [...admin.cookies].map(([name, value]) => `${name}=${value}`).join("; "));
  await app.asOwner((owner) =>
    owner.query(
      `insert into gold_rates (business_day, purity, rate_paise_per_gram, set_by_id, set_at)
       select date '1900-01-01' + g, '24K', 700000 + g, $1, timestamptz '2001-01-01' from generate_series(1, $2::int) g`,
      [admins[0].userId, rates],
    ),
  );
  await app.asOwner((owner) =>
    owner.query(
      `insert into gold_rates (business_day, purity, rate_paise_per_gram, set_by_id, set_at)
       select date '1900-01-01' + g, '22K', 700000 + g, $1, timestamptz '2001-01-01' from generate_series(1, $2::int) g`,
      [admins[0].userId, printedRates],
    ),
  );
  const file = fileURLToPath(new URL("../testing/app-child.ts", import.meta.url));
  child = spawn(
    process.execPath,
    [`--max-old-space-size=${heapMegabytes}`, file, applicationUrlOf(app.databaseUrl), appSecret],
    { stdio: ["ignore", "inherit", "inherit", "ipc"] },
  );
  const [port] = await once(child, "message");
  memory = watchMemory(child.pid);
  url = `http://127.0.0.1:${port}`;
});

afterAll(() => {
  memory.stop();
  child.kill();
});

async function call(wire: string, input: object, nth = 0): Promise<Response> {
  const headers = { cookie: cookies[nth % 2] ?? "", "content-type": "application/json" };
  return fetch(`${url}/api/${wire}`, { method: "POST", headers, body: JSON.stringify(input) });
}

const imported = z.object({ data: z.array(z.object({ id: z.string() })) });

async function importOf(filename: string, file: Uint8Array): Promise<string> {
  const answer = await call("Import_Books", { filename, content: Buffer.from(file).toString("base64") });
  return z.parse(imported, await answer.json()).data[0]!.id;
}

/** Has the process do what waits; returns how many megabytes were held at once since the last time. */
async function peakAfterWork(): Promise<number> {
  child.send("work");
  await once(child, "message");
  return memory.takePeak().withProgram;
}

/** How many lines a file has; nothing of it is kept. */
async function linesOf(answer: Response): Promise<number> {
  expect(answer.status).toBe(200);
  let lines = 0;
  for await (const piece of answer.body ?? []) for (const byte of piece) if (byte === 10) lines += 1;
  return lines;
}

const atOnce = <T>(run: (nth: number) => Promise<T>) => Promise.all([0, 1, 2, 3, 4].map(run));

test(
  `five hostile files, the problems of five and five long lists at once fit into a heap of ${heapMegabytes} MB`,
  { timeout: 1_800_000 },
  async () => {
    const atRest = await peakAfterWork();
    expect(atRest).toBeLessThan(maxAtRestMegabytes);
    const names = ["wide-row.xlsx", "many-strings.xlsx", "deep.xlsx", "endless-text.xlsx"] as const;
    const [id] = await Promise.all([
      importOf("long-cells.xlsx", longCells(rows)),
      ...names.map((name) => importOf(name, hostileFiles[name]())),
    ]);
    const whileRead = await peakAfterWork();
    expect(await atOnce(async (nth) => linesOf(await call("Get_Import_Problems_File", { id }, nth)))).toEqual(
      Array.from({ length: 5 }, () => rows + 1),
    );
    expect(
      await atOnce(async (nth) => linesOf(await call("Export_Gold_Rates", { purity: "24K", format: "csv" }, nth))),
    ).toEqual(Array.from({ length: 5 }, () => rates + 1));
    expect(Math.max(whileRead, await peakAfterWork()) - atRest).toBeLessThan(maxGrowthMegabytes);
  },
);

test(
  `papers of ${printedRates} lines, three at once and none like another, fit as well`,
  { timeout: 1_800_000 },
  async () => {
    await peakAfterWork();
    const atRest = await peakAfterWork();
    for (const language of sized(["ta"], ["en", "ta", "hi"])) {
      const papers = [0, 1, 2].map(async (nth) => {
        const order = [{}, { sort: "setAt" }, { sort: "setAt", order: "asc" }][nth];
        return call("Export_Gold_Rates", { purity: "22K", format: "pdf", language, ...order }, nth);
      });
      for (const answer of await Promise.all(papers)) {
        expect(answer.status).toBe(200);
        expect(await pagesOfPdf(new Uint8Array(await answer.arrayBuffer()))).toBeGreaterThan(10);
      }
    }
    expect((await peakAfterWork()) - atRest).toBeLessThan(maxGrowthMegabytes);
  },
);
