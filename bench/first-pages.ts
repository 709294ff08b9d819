/** The pages people open first, what each may cost (docs/decisions/018), and what one of them weighs. */
import { readdir, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Page } from "@playwright/test";
import { root } from "../scripts/run.ts";

export interface Bytes {
  /** Of all scripts and styles, packed as browsers get them (brotli). */
  "files, kB": number;
  /** How many scripts and styles they are: on a phone each waits for its turn. */
  files?: number;
}
export interface Figures extends Bytes {
  "largest paint, ms": number;
  "blocking, ms": number;
  "layout shift": number;
  performance: number;
  accessibility: number;
  "best practices": number;
  /** Of pages that search engines read. */
  SEO?: number;
}

const customer: Figures = {
  "files, kB": 200,
  "largest paint, ms": 2500,
  "blocking, ms": 200,
  "layout shift": 0.02,
  performance: 95,
  accessibility: 100,
  "best practices": 100,
};
const staff: Figures = {
  ...customer,
  "largest paint, ms": 2700,
  "blocking, ms": 250,
  performance: 90,
};

export const firstPages = [
  { name: "login", path: "/", email: null, budget: { ...customer, performance: 97 } },
  {
    name: "customer's books",
    path: "/dashboard",
    email: "customer@example.com",
    budget: { ...customer, "files, kB": 204 },
  },
  {
    name: "transactions",
    path: "/transaction_list",
    email: "admin@example.com",
    budget: { ...staff, "files, kB": 204 },
  },
] as const;

/** What staff open next: their budgets of bytes are what these pages weigh besides those above. */
export const nextPages = [
  { name: "dashboard", path: "/admin_dashboard", email: "admin@example.com", budget: { ...staff, "files, kB": 230 } },
  {
    name: "counter",
    path: "/offline_payment",
    email: "admin@example.com",
    budget: { ...staff, "files, kB": 270, files: 12 },
  },
] as const;

/** It runs no script, so it is weighed by itself. */
export const publicPage = {
  name: "savings schemes, without a sign-in",
  path: "/savings",
  email: null,
  budget: {
    ...customer,
    "files, kB": 7,
    "largest paint, ms": 1500,
    "blocking, ms": 0,
    performance: 98,
    SEO: 100,
  } satisfies Figures,
};

/** No file that is loaded later weighs more, gzipped. */
export const LAZY_FILE_KB = 70;

const assets = join(root, "apps/web/dist/assets");

/** The files that `page` loads at `url`, until it has come to rest; those of a written page come when that is painted. */
export async function bytesOf(page: Page, url: string): Promise<Bytes> {
  const files = new Set<string>();
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith("/assets/")) files.add(basename(pathname));
  });
  await page.goto(url);
  await page.locator("#front").waitFor({ state: "detached" });
  await page.waitForLoadState("networkidle");
  const programs = [...files].filter((file) => /\.(js|css)$/.test(file));
  const packed = await Promise.all(programs.map((file) => sizeOf(`${file}.br`)));
  return { "files, kB": packed.reduce((total, size) => total + size, 0), files: programs.length };
}

/** The heaviest file besides those of every page. */
export async function largestLazyFile(): Promise<{ name: string; kilobytes: number }> {
  const ofEveryPage = /^(vendor|app|index)-/;
  let largest = { name: "none", kilobytes: 0 };
  for (const file of await readdir(assets)) {
    if (!file.endsWith(".js.gz") || ofEveryPage.test(file)) continue;
    const kilobytes = await sizeOf(file);
    if (kilobytes > largest.kilobytes) largest = { name: file.replace(/\.gz$/, ""), kilobytes };
  }
  return largest;
}

async function sizeOf(file: string): Promise<number> {
  return (await stat(join(assets, file))).size / 1000;
}
