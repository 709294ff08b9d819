/**
 * Counter payments through the API, over HTTP with a signed-in session, against the same SQL function called
 * directly, both in this run, with the same concurrency, on the same durable database.
 *
 * Rounds alternate, so that neither way gets the quieter machine. Prints payments per second of each round,
 * the medians, their ratio, and the API's memory. Options: --seconds 4 --rounds 5 --concurrency 20
 */
import type { ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import pg from "pg";
import { findRunningPostgres } from "../apps/api/src/platform/embedded-postgres.ts";
import { withApi } from "./api-process.ts";

const LEAST_RATIO = 0.45;
const PORT = 5390;
const CONNECTIONS = 10;

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "4" },
    rounds: { type: "string", default: "5" },
    concurrency: { type: "string", default: "20" },
  },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const concurrency = Number(values.concurrency);

const dataDir = await mkdtemp(join(tmpdir(), "thangam-bench-"));
try {
  // The first start makes the demo shop, whose memory is not what is measured here.
  await withApi({ port: PORT, dataDir }, async () => undefined);
  await withApi({ port: PORT, dataDir }, measure);
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

async function measure(api: ChildProcess): Promise<void> {
  const url = await findRunningPostgres(dataDir);
  if (url === null) throw new Error("The API runs, but its database was not found.");
  // As many connections as the API holds: more of them would only queue for the same rows and flatter the API.
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, options: "-c TimeZone=UTC -c role=thangam_app" });
  pool.on("error", () => undefined);
  const cookie = await signIn();
  const { books, actorId } = await flexibleBooks(pool);
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });

  const overHttp = (book: string) => takeOverHttp(agent, cookie, book);
  const directly = (book: string) => takeDirectly(pool, actorId, book);
  // Not counted: connections, statements and the compiler warm up.
  await round(overHttp, books, 1);
  await round(directly, books, 1);

  const http: number[] = [];
  const direct: number[] = [];
  for (let n = 1; n <= rounds; n++) {
    direct.push(await round(directly, books, seconds));
    http.push(await round(overHttp, books, seconds));
    console.log(`round ${n}: directly ${direct.at(-1)?.toFixed(0)}/s, over HTTP ${http.at(-1)?.toFixed(0)}/s`);
  }
  const ratio = median(http) / median(direct);
  console.log(`\n${concurrency} at a time, ${books.length} books, ${rounds} rounds of ${seconds} s each`);
  console.log(`directly:  ${median(direct).toFixed(0)} payments/s (median)`);
  console.log(`over HTTP: ${median(http).toFixed(0)} payments/s (median)`);
  console.log(`ratio:     ${ratio.toFixed(2)} (at least ${LEAST_RATIO} is wanted)`);
  console.log(`memory of the API: ${await memoryOf(api)}`);
  if (ratio < LEAST_RATIO) process.exitCode = 1;

  agent.destroy();
  await pool.end();
}

/** Keeps `concurrency` payments going for a while; answers how many were made per second. */
async function round(pay: (book: string) => Promise<void>, books: string[], forSeconds: number): Promise<number> {
  const start = performance.now();
  const end = start + forSeconds * 1000;
  let made = 0;
  const worker = async (number: number) => {
    for (let n = number; performance.now() < end; n += concurrency) {
      await pay(books[n % books.length] ?? "");
      made += 1;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, (_, number) => worker(number)));
  return made / ((performance.now() - start) / 1000);
}

async function takeOverHttp(agent: Agent, cookie: string, book: string): Promise<void> {
  const answer = await post(agent, "Add_monhlyOfflinePayments", { accountno: book, amounttopay: "100" }, cookie);
  if (answer.status !== 200) throw new Error(`A payment was answered ${answer.status}: ${answer.body}`);
}

async function takeDirectly(pool: pg.Pool, actorId: string, book: string): Promise<void> {
  const context = {
    actorId,
    actorType: "Admin",
    operation: "Add_monhlyOfflinePayments",
    key: randomUUID(),
    requestHash: "bench",
    requestId: randomUUID(),
    address: "127.0.0.1",
  };
  await pool.query({
    name: "take",
    text: "select take_counter_payment($1::jsonb, now(), (now() at time zone 'Asia/Kolkata')::date, $2, 'Cash', 10000, null, null)",
    values: [JSON.stringify(context), book],
  });
}

async function flexibleBooks(pool: pg.Pool): Promise<{ books: string[]; actorId: string }> {
  const books = await pool.query<{ number: string }>(
    `select b.number from books b join scheme_versions v on v.id = b.scheme_version_id
     where b.status = 'Approved' and v.payment_rule = 'flexible' order by b.id`,
  );
  const admin = await pool.query<{ id: string }>("select id::text from users where email = 'admin@example.com'");
  return { books: books.rows.map((row) => row.number), actorId: admin.rows[0]?.id ?? "" };
}

async function signIn(): Promise<string> {
  const agent = new Agent();
  const answer = await post(agent, "New_Admin_Login", { email: "admin@example.com", password: "Thangam@2026" }, "");
  agent.destroy();
  if (answer.status !== 200) throw new Error(`Signing in was answered ${answer.status}: ${answer.body}`);
  return answer.cookies.map((cookie) => cookie.split(";")[0]).join("; ");
}

interface Answer {
  status: number;
  body: string;
  cookies: string[];
}

function post(agent: Agent, operation: string, input: object, cookie: string): Promise<Answer> {
  const body = JSON.stringify(input);
  const headers = {
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(body),
    "Idempotency-Key": randomUUID(),
    Origin: `http://127.0.0.1:${PORT}`,
    Cookie: cookie,
  };
  return new Promise((resolve, reject) => {
    const sent = request(
      { agent, host: "127.0.0.1", port: PORT, path: `/api/${operation}`, method: "POST", headers },
      (answer) => {
        let text = "";
        answer.setEncoding("utf8");
        answer.on("data", (part: string) => (text += part));
        answer.on("end", () =>
          resolve({ status: answer.statusCode ?? 0, body: text, cookies: answer.headers["set-cookie"] ?? [] }),
        );
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
}

/** What the process holds now and held at most, where the system tells. */
async function memoryOf({ pid }: ChildProcess): Promise<string> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  const megabytes = (name: string) => {
    const kilobytes = new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1];
    return kilobytes === undefined ? "unknown" : `${Math.round(Number(kilobytes) / 1024)} MB`;
  };
  return `${megabytes("VmRSS")} now, ${megabytes("VmHWM")} at most`;
}

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
