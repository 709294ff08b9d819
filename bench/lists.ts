/**
 * How long the pages of lists and figures take to be answered, in a shop with ten thousand payments and in one with a
 * million, measured in turns in this run, over HTTP with a signed-in session.
 *
 * Prints the 95th percentile of each page in both shops and their ratio, which may be at most 1.5. Some are measured
 * without a limit, because they go through a hundred times as much in the larger shop: a word that every thirtieth client
 * bears, and the reports of every open book or of every payment of a month by scheme or staff. Options: --small 10000 --large 1000000 --rounds 12 --samples 25
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import pg from "pg";
import { findRunningPostgres } from "../apps/api/src/platform/postgres/embedded-postgres.ts";
import { withApi } from "./api-process.ts";
import { addPayments } from "./many-payments.ts";

const MOST_RATIO = 1.5;

const { values } = parseArgs({
  options: {
    small: { type: "string", default: "10000" },
    large: { type: "string", default: "1000000" },
    rounds: { type: "string", default: "12" },
    samples: { type: "string", default: "25" },
  },
});
const rounds = Number(values.rounds);
const samples = Number(values.samples);

interface Shop {
  payments: number;
  call: (operation: string, input?: Record<string, string>, method?: "GET" | "POST") => Promise<void>;
}

/** A page: what its screen asks the server for, all at once. `n` makes every search another one. */
interface PageOfScreen {
  name: string;
  isLimited: boolean;
  ask: (shop: Shop, n: number) => Promise<unknown>;
}

const pages: readonly PageOfScreen[] = [
  { name: "transaction list", isLimited: true, ask: ({ call }) => call("Get_TransactionList") },
  {
    name: "transaction list, page 20",
    isLimited: true,
    ask: ({ call }) => call("Get_TransactionList", { page: "20" }),
  },
  { name: "pending ones", isLimited: true, ask: ({ call }) => call("Get_TransactionList", { status: "Pending" }) },
  {
    name: "transaction list, page 100",
    isLimited: true,
    ask: ({ call }) => call("Get_TransactionList", { page: "100" }),
  },
  {
    name: "its search",
    isLimited: true,
    ask: (shop, n) => shop.call("Get_TransactionList", { search: typed(shop, n) }),
  },
  {
    name: "dashboard",
    isLimited: true,
    ask: ({ call }) =>
      Promise.all([
        call("Get_ChitSchemaRatio"),
        call("Get_CustomerCount"),
        call("Get_TodayMonthcount"),
        call("Get_Thismonthcollection"),
        call("Get_DailyTrend"),
        call("Get_Todaycollection", { pageSize: "20" }),
      ]),
  },
  {
    name: "transaction report, this month",
    isLimited: true,
    ask: ({ call }) => call("Get_TransactionReport", { selectfor: "31" }, "POST"),
  },
  { name: "client list", isLimited: true, ask: ({ call }) => call("Get_MonthlyClientApproved") },
  {
    name: "client list, page 20",
    isLimited: true,
    ask: ({ call }) => call("Get_MonthlyClientApproved", { page: "20" }),
  },
  {
    name: "search of clients",
    isLimited: true,
    ask: (shop, n) =>
      shop.call("Get_MonthlyClientApproved", { search: `saver${1 + ((n * 104_729) % (shop.payments / 10))}@` }),
  },
  {
    name: "a book at the counter, cash limits",
    isLimited: true,
    ask: (shop, n) =>
      shop.call("Preview_Payment", { accountno: `E${1_000_000 + 1 + ((n * 104_729) % (shop.payments / 10))}` }, "POST"),
  },
  ...["day", "mode"].map((by) => ({
    name: `collections of a month by ${by}`,
    isLimited: true,
    ask: ({ call }: Shop) => call("Get_CollectionReport", { by }, "POST"),
  })),
  // These go through what they tell of: all payments of the month, or all open books.
  ...["scheme", "staff"].map((by) => ({
    name: `collections of a month by ${by}`,
    isLimited: false,
    ask: ({ call }: Shop) => call("Get_CollectionReport", { by }, "POST"),
  })),
  { name: "dues", isLimited: false, ask: ({ call }) => call("Get_DuesReport", {}, "POST") },
  { name: "books maturing", isLimited: false, ask: ({ call }) => call("Get_MaturityReport", {}, "POST") },
  { name: "liability", isLimited: false, ask: ({ call }) => call("Get_LiabilityReport") },
  {
    name: "a word of every 30th client",
    isLimited: false,
    ask: ({ call }) => call("Get_TransactionList", { search: "Kavitha" }),
  },
];

await withShop(Number(values.small), 6410, (small) =>
  withShop(Number(values.large), 6411, async (large) => {
    const shops = [small, large];
    const times = new Map<string, number[][]>(pages.map(({ name }) => [name, [[], []]]));
    // Not counted: connections, statements and the compiler warm up.
    for (const page of pages) for (const shop of shops) for (let n = 0; n < 10; n++) await page.ask(shop, n);
    for (let round = 0; round < rounds; round++)
      for (const page of pages)
        for (let sample = 0; sample < samples; sample++)
          for (const [at, shop] of shops.entries()) {
            const start = performance.now();
            await page.ask(shop, round * samples + sample);
            times.get(page.name)?.[at]?.push(performance.now() - start);
          }
    print(shops, times);
  }),
);

function print([small, large]: Shop[], times: ReadonlyMap<string, number[][]>): void {
  console.log(`\n95th percentile of ${rounds * samples} answers, in milliseconds`);
  console.log(`${"".padEnd(34)}${count(small)}${count(large)}   ratio`);
  for (const { name, isLimited } of pages) {
    const [one = 0, other = 0] = (times.get(name) ?? []).map(p95);
    const ratio = other / one;
    const verdict = !isLimited ? "(no limit)" : ratio <= MOST_RATIO ? `(at most ${MOST_RATIO})` : "TOO SLOW";
    console.log(
      `${name.padEnd(34)}${one.toFixed(1).padStart(12)}${other.toFixed(1).padStart(12)}${ratio.toFixed(2).padStart(8)} ${verdict}`,
    );
    if (isLimited && ratio > MOST_RATIO) process.exitCode = 1;
  }
}

function count(shop: Shop | undefined): string {
  return (shop?.payments ?? 0).toLocaleString("en-IN").padStart(12);
}

/** What a clerk types: a book, a mobile, an e-mail, the number of a receipt or of a transfer; each time of another. */
function typed({ payments }: Shop, n: number): string {
  const books = payments / 10;
  const g = 1 + ((n * 104_729) % books);
  const kinds = [
    `E${1_000_000 + g}`,
    `7${String((g * 7919) % 1_000_000_000).padStart(9, "0")}`,
    `saver${g}@example.com`,
    `T0001-${String(g).padStart(7, "0")}`,
    String(400_000_000_000 + ((g * 7919) % 99_999_999_999)),
  ];
  return kinds[n % kinds.length] ?? "";
}

async function withShop(payments: number, port: number, use: (shop: Shop) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "thangam-bench-"));
  try {
    await withApi({ port, dataDir }, async () => {
      const url = await findRunningPostgres(dataDir);
      if (url === null) throw new Error("The API runs, but its database was not found.");
      const owner = new pg.Client({ connectionString: url, options: "-c TimeZone=UTC" });
      await owner.connect();
      const start = performance.now();
      try {
        await addPayments(owner, payments);
      } finally {
        await owner.end();
      }
      console.log(`${payments} payments made in ${((performance.now() - start) / 1000).toFixed(0)} s`);
      await use({ payments, call: caller(port) });
    });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Signs in anew before a sign-in ends: filling the larger shop alone may take longer than one holds. */
function caller(port: number): Shop["call"] {
  let signedIn = Promise.resolve("");
  let signedInAt = -Infinity;
  return async (operation, input = {}, method = "GET") => {
    if (performance.now() - signedInAt > 300_000) {
      signedInAt = performance.now();
      signedIn = signIn(port);
    }
    const cookie = await signedIn;
    const url = `http://127.0.0.1:${port}/api/${operation}`;
    const answer =
      method === "GET"
        ? await fetch(`${url}?${new URLSearchParams(input).toString()}`, { headers: { cookie } })
        : await fetch(url, {
            method,
            headers: { cookie, "content-type": "application/json" },
            body: JSON.stringify(input),
          });
    const body = await answer.text();
    if (answer.status !== 200) throw new Error(`${operation} was answered ${answer.status}: ${body}`);
  };
}

async function signIn(port: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/New_Admin_Login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "admin@example.com", password: "Thangam@2026" }),
  });
  if (answer.status !== 200) throw new Error(`Signing in was answered ${answer.status}: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

function p95(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * 0.95) - 1)] ?? 0;
}
