/**
 * What the first pages weigh and how soon a person can use them, against the budgets of docs/decisions/018.
 * Bytes are those of the scripts and styles the page really loads, as they are served (brotli); times are medians of Lighthouse
 * runs as on a mid-range phone (slow 4G, CPU four times slower). Fails when a budget is broken.
 * Then a clerk takes fifty payments in a shop of 100,000 books, when its seals and reminders are out: keys, keys that are lost, and
 * how soon the counter answers.
 * Options: --runs 5 (of Lighthouse, 0 for bytes alone) --books 100000 (0 for no counter) --port 5420
 */
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import { chromium } from "@playwright/test";
import { browserArguments, findBrowser } from "../scripts/find-browser.ts";
import { startPortal } from "../scripts/start-portal.ts";
import { counterBudget, timesAtCounter } from "./counter-hand.ts";
import type { PaidBook } from "./counter-hand.ts";
import { makeDataFolder } from "./data-folder.ts";
import { bytesOf, firstPages, LAZY_FILE_KB, largestLazyFile, nextPages, publicPage } from "./first-pages.ts";
import type { Bytes, Figures } from "./first-pages.ts";
import { addPayments } from "./many-payments.ts";
import { manyBooks } from "./shop-shapes.ts";
import { untilWorkedOff } from "./worked-off.ts";
import { withOwner } from "./owner.ts";

// Not among the project's dependencies: it brings a hundred packages, and only this file uses it.
const LIGHTHOUSE = "lighthouse@13.5.0";

/** How fast Lighthouse found this machine in each run. Times of a machine with another figure are not to be compared. */
const benchmarkIndexes: number[] = [];

/** At least this, where the others are at most. */
const atLeast = new Set<string>(["performance", "accessibility", "best practices", "SEO"]);

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    books: { type: "string", default: "100000" },
    port: { type: "string", default: "5420" },
  },
});
const password = "Thangam@2026";
const browserPath = await findBrowser();
const scratch = await mkdtemp(join(tmpdir(), "thangam-bench-web-"));
const dataDir = await makeDataFolder();
const portal = await startPortal(Number(values.port), dataDir);
try {
  for (const { name, path, email, budget } of [publicPage, ...firstPages, ...nextPages]) {
    const cookie = email === null ? null : await signIn(email);
    const figures = { ...(await weigh(path, cookie)), ...(await timesOf(path, cookie)) };
    console.log(`\n${name} (${path})`);
    for (const [what, figure] of Object.entries(figures)) tell(what, figure, { ...budget });
  }
  const largest = await largestLazyFile();
  // A portal that runs already keeps its books.
  if (Number(values.books) > 0 && process.env["PORTAL_URL"] === undefined) await tellOfCounter(Number(values.books));
  console.log("\nthe rest");
  if (benchmarkIndexes.length > 0)
    console.log(
      `  Lighthouse's benchmarkIndex of this machine: ${Math.min(...benchmarkIndexes)} to ${Math.max(...benchmarkIndexes)}, median ${median(benchmarkIndexes)}`,
    );
  tell(`largest lazy file (${largest.name}), kB gzipped`, largest.kilobytes, {
    [`largest lazy file (${largest.name}), kB gzipped`]: LAZY_FILE_KB,
  });
} finally {
  await portal.stop();
  await rm(scratch, { recursive: true, force: true });
}

async function tellOfCounter(count: number): Promise<void> {
  const books = await withOwner(dataDir, async (owner) => {
    await addPayments(owner, count * manyBooks.paymentsPerBook);
    console.log(`\nafter ${(await untilWorkedOff(owner)).toFixed(0)} s of background work for ${count} books more`);
    const { rows } = await owner.query<PaidBook>(
      `select b.number, c.mobile from books b join clients c on c.id = b.client_id join book_balances t on t.book_id = b.id
       where b.number like 'E1______' and t.instalments_paid < b.instalments order by md5(b.number) limit 53`,
    );
    return rows;
  });
  const figures = await timesAtCounter({ url: portal.url, browserPath, email: "admin@example.com", password, books });
  console.log(`the counter, ${books.length} payments in a row`);
  for (const [what, figure] of Object.entries(figures)) tell(what, figure, counterBudget);
}

function tell(what: string, figure: number, budget: Record<string, number>): void {
  const wanted = budget[what];
  if (wanted === undefined) return;
  const isKept = atLeast.has(what) ? figure >= wanted : figure <= wanted;
  const ratio = wanted === 0 ? "" : `, ${(figure / wanted).toFixed(2)} of it`;
  const limit = `${atLeast.has(what) ? "at least" : "at most"} ${wanted}`;
  console.log(`  ${isKept ? "ok    " : "BROKEN"} ${what}: ${Number(figure.toFixed(3))} (${limit}${ratio})`);
  if (!isKept) process.exitCode = 1;
}

async function signIn(email: string): Promise<string> {
  const answer = await fetch(`${portal.url}/api/New_Admin_Login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`${email} could not sign in: ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

async function weigh(path: string, cookie: string | null): Promise<Bytes> {
  const browser = await chromium.launch({ executablePath: browserPath, args: browserArguments });
  try {
    const page = await browser.newPage({ extraHTTPHeaders: cookie === null ? {} : { Cookie: cookie } });
    return await bytesOf(page, `${portal.url}${path}`);
  } finally {
    await browser.close();
  }
}

interface Report {
  environment: { benchmarkIndex: number };
  audits: Record<string, { numericValue?: number } | undefined>;
  categories: Record<string, { score: number | null } | undefined>;
}

async function timesOf(path: string, cookie: string | null): Promise<Partial<Figures>> {
  const reports: Report[] = [];
  for (let run = 0; run < Number(values.runs); run++) reports.push(await tryAgain(() => lighthouse(path, cookie)));
  if (reports.length === 0) return {};
  benchmarkIndexes.push(...reports.map(({ environment }) => environment.benchmarkIndex));
  const audit = (name: string) => median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN));
  const score = (name: string) => median(reports.map(({ categories }) => (categories[name]?.score ?? 0) * 100));
  return {
    "largest paint, ms": audit("largest-contentful-paint"),
    "blocking, ms": audit("total-blocking-time"),
    "layout shift": audit("cumulative-layout-shift"),
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best practices": score("best-practices"),
    SEO: score("seo"),
  };
}

async function lighthouse(path: string, cookie: string | null): Promise<Report> {
  const output = join(scratch, "report.json");
  const flags = ["--headless=new", ...browserArguments, "--disable-quic", "--disable-component-update"].join(" ");
  await promisify(execFile)(
    "npx",
    [
      "--yes",
      "pnpm@12",
      "dlx",
      LIGHTHOUSE,
      `${portal.url}${path}`,
      "--quiet",
      "--output=json",
      `--output-path=${output}`,
      "--only-categories=performance,accessibility,best-practices,seo",
      `--chrome-flags=${flags}`,
      ...(cookie === null ? [] : [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`]),
    ],
    { cwd: scratch, env: { ...process.env, CHROME_PATH: browserPath }, maxBuffer: 64 * 1024 * 1024 },
  );
  // safe: Lighthouse's own report format, of the version named above
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return JSON.parse(await readFile(output, "utf8")) as Report;
}

/** Lighthouse loses its trace now and then, and asks to be run again. */
async function tryAgain(measure: () => Promise<Report>): Promise<Report> {
  return await measure().catch(measure);
}

function median(figures: number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
