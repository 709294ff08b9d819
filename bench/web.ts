/**
 * What the first pages weigh and how soon a person can use them, against the budgets of docs/decisions/007.
 * Bytes are those of the files the page really loads, gzipped and as served (brotli); times are medians of Lighthouse
 * runs as on a mid-range phone (slow 4G, CPU four times slower). Fails when a budget is broken.
 * Options: --runs 5 (of Lighthouse, 0 for bytes alone) --port 5420
 */
import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { parseArgs, promisify } from "node:util";
import { chromium } from "@playwright/test";
import { browserArguments, findBrowser } from "../scripts/find-browser.ts";
import { root } from "../scripts/run.ts";
import { startPortal } from "../scripts/start-portal.ts";

// Not among the project's dependencies: it brings a hundred packages, and only this file uses it.
const LIGHTHOUSE = "lighthouse@13.5.0";

interface Figures {
  "JS gzipped, kB": number;
  "JS as served, kB": number;
  "CSS gzipped, kB": number;
  "largest paint, ms": number;
  "blocking, ms": number;
  "layout shift": number;
  performance: number;
  accessibility: number;
}
type Budget = Partial<Figures>;

/** At least this, where the others are at most. */
const atLeast = new Set<string>(["performance", "accessibility"]);
const customer: Budget = {
  "JS gzipped, kB": 150,
  "JS as served, kB": 130,
  "CSS gzipped, kB": 8,
  "largest paint, ms": 2300,
  "blocking, ms": 150,
  "layout shift": 0.02,
  performance: 95,
  accessibility: 100,
};
const staff: Budget = {
  ...customer,
  "JS gzipped, kB": 155,
  "JS as served, kB": 135,
  "largest paint, ms": 2400,
  "blocking, ms": 200,
  performance: 92,
};
const LAZY_CHUNK_KB = 60;

const pages = [
  ["login", "/", null, customer],
  ["customer's books", "/dashboard", "customer@example.com", customer],
  ["transactions", "/transaction_list", "admin@example.com", staff],
] as const;

const { values } = parseArgs({
  options: { runs: { type: "string", default: "5" }, port: { type: "string", default: "5420" } },
});
const assets = join(root, "apps/web/dist/assets");
const browserPath = await findBrowser();
const scratch = await mkdtemp(join(tmpdir(), "thangam-bench-web-"));
const portal = await startPortal(Number(values.port));
try {
  for (const [name, path, email, budget] of pages) {
    const cookie = email === null ? null : await signIn(email);
    const figures = { ...(await bytesOf(path, cookie)), ...(await timesOf(path, cookie)) };
    console.log(`\n${name} (${path})`);
    for (const [what, figure] of Object.entries(figures)) tell(what, figure, budget);
  }
  const largest = await largestLazyChunk();
  console.log("\nthe rest");
  tell(`largest lazy file (${largest.name}), kB gzipped`, largest.kilobytes, {
    [`largest lazy file (${largest.name}), kB gzipped`]: LAZY_CHUNK_KB,
  });
} finally {
  await portal.stop();
  await rm(scratch, { recursive: true, force: true });
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
    body: JSON.stringify({ email, password: "Thangam@2026" }),
  });
  if (!answer.ok) throw new Error(`${email} could not sign in: ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

/** Everything the page has loaded when it has come to rest. */
async function bytesOf(path: string, cookie: string | null) {
  const browser = await chromium.launch({ executablePath: browserPath, args: browserArguments });
  try {
    const page = await browser.newPage({ extraHTTPHeaders: cookie === null ? {} : { Cookie: cookie } });
    const files = new Set<string>();
    page.on("response", (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.startsWith("/assets/")) files.add(basename(pathname));
    });
    await page.goto(`${portal.url}${path}`, { waitUntil: "networkidle" });
    const sum = async (ending: string, packed: string) => {
      const sizes = [...files].filter((file) => file.endsWith(ending)).map((file) => sizeOf(`${file}${packed}`));
      return (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
    };
    return {
      "JS gzipped, kB": await sum(".js", ".gz"),
      "JS as served, kB": await sum(".js", ".br"),
      "CSS gzipped, kB": await sum(".css", ".gz"),
    };
  } finally {
    await browser.close();
  }
}

async function sizeOf(file: string): Promise<number> {
  return (await stat(join(assets, file))).size / 1000;
}

async function largestLazyChunk(): Promise<{ name: string; kilobytes: number }> {
  // Texts of a language are loaded by those alone who speak it; these files are the first page's own.
  const ofFirstPage = /^(vendor|kit|index)-/;
  let largest = { name: "none", kilobytes: 0 };
  for (const file of await readdir(assets)) {
    if (!file.endsWith(".js.gz") || ofFirstPage.test(file)) continue;
    const kilobytes = await sizeOf(file);
    if (kilobytes > largest.kilobytes) largest = { name: file.replace(/\.gz$/, ""), kilobytes };
  }
  return largest;
}

interface Report {
  audits: Record<string, { numericValue?: number } | undefined>;
  categories: Record<string, { score: number | null } | undefined>;
}

async function timesOf(path: string, cookie: string | null): Promise<Budget> {
  const reports: Report[] = [];
  for (let run = 0; run < Number(values.runs); run++) reports.push(await lighthouse(path, cookie));
  if (reports.length === 0) return {};
  const audit = (name: string) => median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN));
  const score = (name: string) => median(reports.map(({ categories }) => (categories[name]?.score ?? 0) * 100));
  return {
    "largest paint, ms": audit("largest-contentful-paint"),
    "blocking, ms": audit("total-blocking-time"),
    "layout shift": audit("cumulative-layout-shift"),
    performance: score("performance"),
    accessibility: score("accessibility"),
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
      "--only-categories=performance,accessibility",
      `--chrome-flags=${flags}`,
      ...(cookie === null ? [] : [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`]),
    ],
    { cwd: scratch, env: { ...process.env, CHROME_PATH: browserPath }, maxBuffer: 64 * 1024 * 1024 },
  );
  // safe: Lighthouse's own report format, of the version named above
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return JSON.parse(await readFile(output, "utf8")) as Report;
}

function median(figures: number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
