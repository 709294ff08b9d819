/**
 * How long the pages of lists and figures take to be answered, in a shop with ten thousand payments and in one with a
 * million, measured in turns in this run, over HTTP with a signed-in session. A book has a hundred payments in both, and a client five
 * books, over five years: ten million payments are the 100,000 books of 20,000 clients that the portal is made for.
 *
 * Prints the 95th percentile of each page in both shops and their ratio, which may be at most 1.2. Some are measured
 * without a limit, once in each round, because they go through a hundred times as much in the larger shop: a word that every thirtieth client
 * bears, the counter's search by a name, and the reports of every open book or of every payment of a month by scheme or staff. Options: --small 10000 --large 1000000 --rounds 12 --samples 25
 */
import { rm, statfs } from "node:fs/promises";
import { parseArgs } from "node:util";
import type { Client } from "pg";
import { withApi } from "./api-process.ts";
import { makeDataFolder } from "./data-folder.ts";
import { addPayments, bytesPerPayment } from "./many-payments.ts";
import { pages } from "./pages-of-lists.ts";
import type { Shop } from "./pages-of-lists.ts";
import { signedInCaller } from "./signed-in-caller.ts";
import { bookNumberOf, longBooks, sizeOf } from "./shop-shapes.ts";
import { withOwner } from "./owner.ts";
import { untilWorkedOff } from "./worked-off.ts";

const maxRatio = 1.2;

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

await withShop(Number(values.small), 6410, (small) =>
  withShop(Number(values.large), 6411, async (large) => {
    const shops = [small, large];
    const times = new Map<string, number[][]>(pages.map(({ name }) => [name, [[], []]]));
    // Not counted: connections, statements and the compiler warm up.
    for (const page of pages)
      for (const shop of shops) for (let n = 0; n < (page.isLimited ? 10 : 1); n++) await page.ask(shop, n);
    for (let round = 0; round < rounds; round++)
      for (const page of pages)
        for (let sample = 0; sample < (page.isLimited ? samples : 1); sample++)
          for (const [at, shop] of shops.entries()) {
            const start = performance.now();
            await page.ask(shop, round * samples + sample);
            times.get(page.name)?.[at]?.push(performance.now() - start);
          }
    print(shops, times);
  }),
);

/** A disk that fills up half-way costs minutes and says little. */
async function checkSpace(folder: string, payments: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const needed = payments * bytesPerPayment;
  if (bavail * bsize >= needed) return;
  throw new Error(
    `${count(payments)} payments need ${gigabytes(needed)} GB, and ${gigabytes(bavail * bsize)} GB are free.`,
  );
}

function gigabytes(bytes: number): string {
  return (bytes / 1e9).toFixed(1);
}

function print([small, large]: Shop[], times: ReadonlyMap<string, number[][]>): void {
  console.log(`\n95th percentile of ${rounds * samples} answers (without a limit: of ${rounds}), in milliseconds`);
  console.log(`${"".padEnd(34)}${column(small)}${column(large)}   ratio`);
  for (const { name, isLimited } of pages) {
    const [one = 0, other = 0] = (times.get(name) ?? []).map(p95);
    const ratio = other / one;
    const verdict = !isLimited ? "(no limit)" : ratio <= maxRatio ? `(at most ${maxRatio})` : "TOO SLOW";
    console.log(
      `${name.padEnd(34)}${one.toFixed(1).padStart(12)}${other.toFixed(1).padStart(12)}${ratio.toFixed(2).padStart(8)} ${verdict}`,
    );
    if (isLimited && ratio > maxRatio) process.exitCode = 1;
  }
}

function column(shop: Shop | undefined): string {
  return count(shop?.payments ?? 0).padStart(12);
}

function count(payments: number): string {
  return payments.toLocaleString("en-IN");
}

async function withShop(payments: number, port: number, use: (shop: Shop) => Promise<void>): Promise<void> {
  const dataDir = await makeDataFolder();
  await checkSpace(dataDir, payments);
  try {
    await withApi({ port, dataDir }, async () => {
      const start = performance.now();
      const { bytes, firstBookId } = await withOwner(dataDir, async (owner) => {
        await addPayments(owner, payments, longBooks);
        const { rows } = await owner.query<{ bytes: string; book: string }>(
          "select pg_database_size(current_database()) as bytes, (select id from books where number = $1) as book",
          [bookNumberOf(1, longBooks)],
        );
        return { bytes: Number(rows[0]?.bytes), firstBookId: Number(rows[0]?.book) };
      });
      const minutes = (performance.now() - start) / 60_000;
      console.log(`${count(payments)} payments made in ${minutes.toFixed(1)} min, ${gigabytes(bytes)} GB`);
      const seconds = await withOwner(dataDir, settled);
      console.log(`${seconds.toFixed(0)} s of background work first`);
      await use({ payments, ...sizeOf(payments, longBooks), firstBookId, ...signedInCaller(port) });
    });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** What the fill left to the background work and to the disk would be measured with the pages. Returns the seconds it took. */
async function settled(owner: Client): Promise<number> {
  const seconds = await untilWorkedOff(owner);
  await owner.query("checkpoint");
  return seconds;
}

function p95(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * 0.95) - 1)] ?? 0;
}
