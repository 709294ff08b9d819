/** The pages people open first, what each may cost (docs/decisions/007), and what one of them weighs. */
import { readdir, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Page } from "@playwright/test";
import { root } from "../scripts/run.ts";

export interface Bytes {
  "JS gzipped, kB": number;
  "JS as served, kB": number;
  "CSS gzipped, kB": number;
}
export interface Figures extends Bytes {
  "largest paint, ms": number;
  "blocking, ms": number;
  "layout shift": number;
  performance: number;
  accessibility: number;
}

const customer: Figures = {
  "JS gzipped, kB": 164,
  "JS as served, kB": 145,
  "CSS gzipped, kB": 8,
  "largest paint, ms": 2300,
  "blocking, ms": 150,
  "layout shift": 0.02,
  performance: 95,
  accessibility: 100,
};
const staff: Figures = {
  ...customer,
  "JS gzipped, kB": 170,
  "JS as served, kB": 150,
  "largest paint, ms": 2400,
  "blocking, ms": 200,
  performance: 92,
};

export const firstPages = [
  { name: "login", path: "/", email: null, budget: customer },
  { name: "customer's books", path: "/dashboard", email: "customer@example.com", budget: customer },
  { name: "transactions", path: "/transaction_list", email: "admin@example.com", budget: staff },
] as const;

/** No file that is loaded later weighs more, gzipped. */
export const LAZY_FILE_KB = 60;

const assets = join(root, "apps/web/dist/assets");

/** The files that `page` loads at `url`, until it has come to rest. */
export async function bytesOf(page: Page, url: string): Promise<Bytes> {
  const files = new Set<string>();
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith("/assets/")) files.add(basename(pathname));
  });
  await page.goto(url, { waitUntil: "networkidle" });
  const sum = async (ending: string, packed: string) => {
    const sizes = [...files].filter((file) => file.endsWith(ending)).map((file) => sizeOf(`${file}${packed}`));
    return (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
  };
  return {
    "JS gzipped, kB": await sum(".js", ".gz"),
    "JS as served, kB": await sum(".js", ".br"),
    "CSS gzipped, kB": await sum(".css", ".gz"),
  };
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
