/** An Admin at the counter who takes payments over HTTP, as fast as they are acknowledged. */
import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import type pg from "pg";
import { totpCode } from "../apps/api/src/platform/security/totp.ts";

/** Keeps `concurrency` payments going for a while; returns how many were made per second. */
export async function round(
  pay: (book: string) => Promise<void>,
  { books, concurrency, seconds }: { books: string[]; concurrency: number; seconds: number },
): Promise<number> {
  const start = performance.now();
  const end = start + seconds * 1000;
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

/** Takes a hundred rupees on a book: in cash, or as the slip says. */
export async function takeOverHttp(
  port: number,
  agent: Agent,
  cookie: string,
  book: string,
  slip: { paymentmode?: string; transactionNumber?: string } = {},
): Promise<void> {
  const input = { accountno: book, amounttopay: "100", ...slip };
  const answer = await post(port, agent, "Add_monhlyOfflinePayments", input, cookie);
  if (answer.status !== 200) throw new Error(`A payment was answered ${answer.status}: ${answer.body}`);
}

export async function flexibleBooks(pool: pg.Pool): Promise<string[]> {
  const books = await pool.query<{ number: string }>(
    `select b.number from books b join scheme_versions v on v.id = b.scheme_version_id
     where b.status = 'approved' and v.payment_rule = 'flexible' order by b.id`,
  );
  return books.rows.map((row) => row.number);
}

/** Signs an Admin in, by default that of the demo shop; returns the cookies of the session. */
export async function signIn(
  port: number,
  { email = "admin@example.com", password = "Thangam@2026" }: { email?: string; password?: string } = {},
): Promise<string> {
  const agent = new Agent();
  const first = await post(port, agent, "New_Admin_Login", { email, password }, "");
  const answer = first.body.includes("second_factor_needed") ? await addFactor(port, agent, first.body) : first;
  agent.destroy();
  if (answer.status !== 200) throw new Error(`Signing in was answered ${answer.status}: ${answer.body}`);
  return answer.cookies.map((cookie) => cookie.split(";")[0]).join("; ");
}

/** The Admin of a shop that is no demo adds an app for codes at the first sign-in. */
async function addFactor(port: number, agent: Agent, refused: string): Promise<Answer> {
  const [, challenge = ""] = /"challenge":"([^"]+)"/.exec(refused) ?? [];
  const begun = await post(port, agent, "Begin_Totp", { challenge }, "");
  const [, secret = ""] = /"secret":"([^"]+)"/.exec(begun.body) ?? [];
  return post(port, agent, "Add_Totp", { challenge, code: totpCode(secret, new Date()) }, "");
}

export interface Answer {
  status: number;
  body: string;
  cookies: string[];
}

function post(port: number, agent: Agent, operation: string, input: object, cookie: string): Promise<Answer> {
  const headers = { "Idempotency-Key": randomUUID(), Origin: `http://127.0.0.1:${port}`, Cookie: cookie };
  return postJson(agent, { port, path: `/api/${operation}`, headers }, input);
}

/** Sends a body of JSON to a server of this machine. */
export function postJson(
  agent: Agent,
  { port, path, headers }: { port: number; path: string; headers: Record<string, string> },
  input: object,
): Promise<Answer> {
  const body = JSON.stringify(input);
  const all = { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body), ...headers };
  return new Promise((resolve, reject) => {
    const sent = request({ agent, host: "127.0.0.1", port, path, method: "POST", headers: all }, (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (part: string) => (text += part));
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, body: text, cookies: answer.headers["set-cookie"] ?? [] }),
      );
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
