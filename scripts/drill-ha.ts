/**
 * `pnpm drill:ha [address]`: tries on the running containers of docker-compose.yml with deploy/ha/docker-compose.yml, started
 * with DEMO=1, what docs/decisions/024-a-cluster.md promises: the primary is killed again and again while payments are taken
 * through the pool of connections, then another server is made the primary on purpose. For a shop of demo data alone: it takes
 * payments. `KILLS=1` is a short one.
 */
import { compose, sqlIn } from "./containers.ts";
import { booksToPayOn, readsReport, signIn, startClients } from "./drill-clients.ts";
import {
  kill,
  primaryOf,
  sessionsOnReplicas,
  startAgain,
  switchOver,
  untilAnother,
  untilWhole,
} from "./drill-ha-cluster.ts";

const url = process.argv[2] ?? "http://localhost";
const kills = Number(process.env["KILLS"] ?? "10");
const clientCount = 8;
const promisedSeconds = 30;

await untilWhole();
const books = await booksToPayOn();
const before = await paymentsOf();
const admin = await signIn(url, "admin@example.com", "Thangam@2026");
const clients = startClients({ url, count: clientCount, books, session: admin });
await clients.more(40);

const seconds: number[] = [];
for (let n = 1; n <= kills; n += 1) {
  const victim = await primaryOf();
  const startedAt = Date.now();
  await kill(victim);
  const next = await untilAnother(victim);
  await clients.more(clientCount);
  seconds.push(clients.longestPauseSince(startedAt));
  await startAgain(victim);
  await untilWhole();
  console.log(`kill ${n}: ${victim} to ${next}, writing again after ${shown(seconds.at(-1))} s`);
  await clients.more(40);
}

const from = await primaryOf();
const errorsBefore = clients.errors.length;
const switchedAt = Date.now();
await switchOver(from);
await untilAnother(from);
await untilWhole();
await clients.more(40);
const switchSeconds = clients.longestPauseSince(switchedAt);
const isReportRead = await readsReport(url, admin);
const sessions = await sessionsOnReplicas();
await clients.stop();
const switchErrors = clients.errors.length - errorsBefore;

const stored = (await paymentsOf()).slice(before.length);
const acknowledged = clients.receipts.map(({ number }) => number);
const storedNumbers = new Set(stored);
const lost = acknowledged.filter((number) => !storedNumbers.has(number)).length;
// Where a client gave up, this may be too few; but then the drill has failed.
const repeatedReceipts = acknowledged.length - new Set(acknowledged).size;
const doubled = repeatedReceipts + Math.max(0, stored.length - clients.keys.size);
const verified = await compose(["exec", "-T", "worker", "node", "apps/api/src/ledger-verify.ts"], 900);

console.log(`ledger: ${verified.split("\n").at(-1)}`);
for (const error of new Set(clients.errors)) console.log(`a client saw: ${error}`);
console.log(
  `a report under load: ${isReportRead ? "read" : "not read"}, ${sessions} sessions of the portal on replicas`,
);
console.log(`switchover: ${switchErrors} errors after retries, writing again after ${shown(switchSeconds)} s`);
console.log(
  `killed ${kills} times: ${clients.repeated()} requests sent again, ${clients.errors.length} errors after retries`,
);
console.log(
  `seconds until writing again: ${seconds.map(shown).join(", ")}; median ${shown(median(seconds))}, longest ${shown(Math.max(...seconds))}`,
);
console.log(`acknowledged: ${acknowledged.length}, lost: ${lost}, doubled: ${doubled}`);
const areReportsThere = isReportRead && sessions > 0;
const isKept =
  lost === 0 &&
  doubled === 0 &&
  clients.errors.length === 0 &&
  areReportsThere &&
  Math.max(...seconds) <= promisedSeconds;
process.exit(isKept ? 0 : 1);

/** The receipts of these books, in the order they were given. */
async function paymentsOf(): Promise<string[]> {
  return rowsOf(`select p.receipt_number from payments p join books b on b.id = p.book_id
    where b.number in (${books.map((number) => `'${number}'`).join()}) and p.receipt_number is not null
    order by p.id`);
}

async function rowsOf(statement: string): Promise<string[]> {
  return (await sqlIn("thangam", statement)).split("\n").filter((row) => row !== "");
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}

function shown(number: number | undefined): string {
  return (number ?? 0).toFixed(1);
}
