import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { importColumns } from "@thangam/contracts/imports/schemas";
import { afterAll, beforeAll, expect, test } from "vitest";
import { applicationUrlOf } from "#testing/database.ts";
import { appSecret, useApp } from "#testing/harness.ts";
import { hostileFile } from "#testing/hostile-files.ts";
import type { HostileFile } from "#testing/hostile-files.ts";

const app = useApp();
const heapMegabytes = 128;
/** What the process may need beside what it needs at rest. Five problem files held whole would be ten times their 22 MB. */
const maxGrowthMegabytes = 400;
/** Of what an import takes: all of it would only take longer. */
const share = 0.02;
const hostile = ["long-cells.xlsx", "wide-row.xlsx", "many-strings.xlsx", "endless-text.xlsx", "commas.csv"] as const;
const badRows = 8_000;
const rates = 20_000;

let child: ChildProcess;
let url = "";
let batchId = "";
/** Of two Admins: each has as many files under way as one person may. */
let cookies: string[] = [];

beforeAll(async () => {
  const admins = [await app.signedInAs({ userType: "Admin" }), await app.signedInAs({ userType: "Admin" })] as const;
  cookies = admins.map((admin) => [...admin.cookies].map(([name, value]) => `${name}=${value}`).join("; "));
  batchId = await makeLongLists(admins[0].userId);
  const file = fileURLToPath(new URL("../testing/app-child.ts", import.meta.url));
  child = spawn(
    process.execPath,
    [`--max-old-space-size=${heapMegabytes}`, file, applicationUrlOf(app.databaseUrl), appSecret],
    { stdio: ["ignore", "inherit", "inherit", "ipc"] },
  );
  const [port] = await once(child, "message");
  url = `http://127.0.0.1:${port}`;
}, 120_000);

afterAll(() => child.kill());

/** Many gold rates, and an import whose rows are all bad and as long as rows are kept; returns its number. */
function makeLongLists(adminId: bigint): Promise<string> {
  return app.asOwner(async (owner) => {
    await owner.query(
      `insert into gold_rates (business_day, purity, rate_paise_per_gram, set_by_id, set_at)
       select date '1900-01-01' + g, '24K', 700000 + g, $1, timestamptz '2001-01-01' from generate_series(1, $2::int) g`,
      [adminId, rates],
    );
    const { rows } = await owner.query<{ id: string }>(
      `insert into import_batches (file_name, file_hash, status, row_count, done_rows, uploaded_at, uploaded_by_id, checked_at)
       values ('long.csv', '\\x01', 'checked', $2, $2, now(), $1, now()) returning id::text`,
      [adminId, badRows],
    );
    await owner.query(
      `insert into import_rows (batch_id, row_number, raw, state, problems)
       select $1, g, (select jsonb_object_agg(name, repeat('x', 300)) from unnest($2::text[]) name), 'bad',
         '[{"code": "amount_invalid", "column": "amount", "params": {}}]'
       from generate_series(2, $3::int + 1) g`,
      [rows[0]?.id, importColumns, badRows],
    );
    return rows[0]?.id ?? "";
  });
}

async function call(wire: string, input: object, nth = 0): Promise<Response> {
  const headers = { cookie: cookies[nth % 2] ?? "", "content-type": "application/json" };
  return fetch(`${url}/api/${wire}`, { method: "POST", headers, body: JSON.stringify(input) });
}

async function bringIn(filename: HostileFile): Promise<void> {
  const content = Buffer.from(hostileFile(filename, share)).toString("base64");
  expect((await call("Import_Books", { filename, content })).status).toBe(200);
}

/** Has the process do what waits; returns how many megabytes it ever needed. */
async function peakAfterWork(): Promise<number> {
  child.send("work");
  const [kilobytes]: number[] = await once(child, "message");
  return (kilobytes ?? Infinity) / 1_000;
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
  { timeout: 600_000 },
  async () => {
    const atRest = await peakAfterWork();
    await Promise.all(hostile.map(bringIn));
    await peakAfterWork();
    const problems = await atOnce(async (nth) => linesOf(await call("Get_Import_Problems_File", { id: batchId }, nth)));
    expect(problems).toEqual(Array.from({ length: 5 }, () => badRows + 1));
    const exported = await atOnce(async (nth) =>
      linesOf(await call("Export_Gold_Rates", { purity: "24K", format: "csv" }, nth)),
    );
    expect(exported).toEqual(Array.from({ length: 5 }, () => rates + 1));
    expect((await peakAfterWork()) - atRest).toBeLessThan(maxGrowthMegabytes);
  },
);
