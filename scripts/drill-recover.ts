/**
 * `pnpm drill:recover [address]`: tries on running containers, started with DEMO=1, what docs/runbook.md promises of
 * deploy/recover.sh. Payments are taken all the while; the database's volume is destroyed at a random second, and brought back once to
 * the latest and once to a named moment. For a shop of demo data alone: it takes payments, and loses some.
 */
import { setTimeout as wait } from "node:timers/promises";
import { compose, runProgram, sqlIn } from "./containers.ts";
import { booksToPayOn, signIn, startClients } from "./drill-clients.ts";
import type { Receipt } from "./drill-clients.ts";

const url = process.argv[2] ?? "http://localhost";
const count = Number(process.env["CLIENTS"] ?? "4");
const promisedSeconds = 60;
const shopTime = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "medium",
  timeZone: "Asia/Kolkata",
});

await untilBackedUp();
const books = await booksToPayOn();
const session = await signIn(url, "admin@example.com", "Thangam@2026");
const papers = new Map<string, string>();
const given: Receipt[] = [];
const failures: string[] = [];
await drill("latest");
await drill("a named moment");
for (const failure of failures) console.log(`not kept: ${failure}`);
process.exit(failures.length === 0 ? 0 : 1);

async function drill(how: "latest" | "a named moment"): Promise<void> {
  const clients = startClients({ url, count, books, session, patienceMs: 900_000, restMs: 50 });
  await wait(randomMs(20, 50));
  // A whole second, as somebody types it.
  const moment = how === "latest" ? null : Math.floor(Date.now() / 1_000) * 1_000;
  if (moment !== null) await wait((promisedSeconds + 5) * 1_000);
  await wait(randomMs(10, 40));
  await keepPapers([...clients.receipts.slice(0, 10), ...clients.receipts.slice(-50)]);
  await wait(randomMs(0, 5));

  const lostAt = Date.now();
  await destroyDatabase();
  // Also what was answered while the database was already gone.
  const acknowledged = [...clients.receipts];
  console.log(`${how}: destroyed the volume of the database after ${acknowledged.length} payments`);
  const begunAt = Date.now();
  await recover(moment === null ? "latest" : shopTime.format(moment));
  await clients.more(40);
  await clients.stop();
  const later = clients.receipts.filter(({ at }) => at > begunAt);
  const seconds = ((later[0]?.at ?? Infinity) - begunAt) / 1_000;

  const stored = await postedAtByReceipt();
  const missing = acknowledged.filter(({ number }) => !stored.has(number));
  const lostSeconds = missing.length === 0 ? 0 : (lostAt - Math.min(...missing.map(({ at }) => at))) / 1_000;
  console.log(
    `${how}: acknowledged ${acknowledged.length}, found ${acknowledged.length - missing.length}, missing ${missing.length}` +
      `, of the last ${lostSeconds.toFixed(1)} s; paid again ${seconds.toFixed(1)} s after deploy/recover.sh was typed`,
  );
  if (moment === null) expect(lostSeconds <= promisedSeconds, `at most the last ${promisedSeconds} s are lost`);
  else judgeMoment(moment, acknowledged, stored);

  const before = new Set([...given, ...acknowledged].map(({ number }) => number));
  const collisions = later.filter(({ number }) => before.has(number)).length;
  console.log(`${how}: ${later.length} receipts given afterwards, ${collisions} with a number of before`);
  expect(later.length > 0 && collisions === 0, "receipts have numbers of their own");
  expect(clients.errors.length === 0, `no client sees an error after its retries: ${clients.errors[0]}`);
  given.push(...clients.receipts);
  await checkPapers(missing, stored);
}

/** Types what the runbook says; what it finds wrong with the books is a failure, and the drill goes on. */
async function recover(wanted: string): Promise<void> {
  const said = await runProgram(["deploy/recover.sh", wanted], 1_500).catch((error: unknown) => {
    failures.push(`deploy/recover.sh "${wanted}" ends well`);
    return String(Object(error).stdout ?? error);
  });
  console.log(said.replaceAll(/^/gm, "  "));
}

/** Payments acknowledged up to the moment are there, and none that was posted after it. */
function judgeMoment(moment: number, acknowledged: readonly Receipt[], stored: ReadonlyMap<string, number>): void {
  const upTo = acknowledged.filter(({ at }) => at <= moment);
  const after = acknowledged.filter(({ askedAt }) => askedAt > moment);
  const lacking = upTo.filter(({ number }) => !stored.has(number)).length;
  const tooMany = acknowledged.filter(({ number }) => (stored.get(number) ?? 0) > moment).length;
  console.log(
    `named moment ${shopTime.format(moment)}: ${upTo.length} acknowledged up to it, ${lacking} of them missing; ` +
      `${after.length} asked for after it, ${after.filter(({ number }) => stored.has(number)).length} of them there`,
  );
  expect(upTo.length > 0 && lacking === 0, "what was acknowledged up to the moment is there");
  expect(after.length > 0 && tooMany === 0, "nothing that was posted after the moment is there");
}

/** What stands on the paper of these receipts, for whoever checks it. */
async function keepPapers(receipts: readonly Receipt[]): Promise<void> {
  for (const { number, paymentId } of receipts) {
    const sheet = await fetch(`${url}/api/Get_Receipt`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Cookie: session.cookie() },
      body: JSON.stringify({ id: paymentId }),
    });
    // A payment that the disk took meanwhile has no sheet any more.
    if (!sheet.ok) continue;
    const address = String(Object(await sheet.json()).data[0].sheet.verify_url);
    const [, code] = address.split("/verify/");
    if (code === undefined) throw new Error(`the paper of ${number} has no address to check it at: ${address}`);
    papers.set(number, code);
  }
}

/** Paper of before: genuine where its payment is in the books, and ours where that was lost; never that of another payment. */
async function checkPapers(missing: readonly Receipt[], stored: ReadonlyMap<string, number>): Promise<void> {
  const lost = missing.filter(({ number }) => papers.has(number)).slice(-40);
  const kept = [...papers.keys()].filter((number) => stored.has(number)).slice(-10);
  let wrong = 0;
  for (const number of [...lost.map((receipt) => receipt.number), ...kept]) {
    const answer = await fetch(`${url}/api/Verify_Receipt?code=${papers.get(number)}`);
    const { verdict, receiptno } = Object(await answer.json()).data;
    const isRight = verdict === (stored.has(number) ? "genuine" : "lost") && receiptno === number;
    if (!answer.ok || !isRight) wrong += 1;
  }
  console.log(
    `paper: ${lost.length} of lost payments and ${kept.length} of kept ones checked, ${wrong} answered wrongly`,
  );
  expect(wrong === 0 && kept.length > 0, "old paper never verifies as somebody else's payment");
  papers.clear();
}

async function postedAtByReceipt(): Promise<Map<string, number>> {
  const rows = await sqlIn(
    "thangam",
    `select p.receipt_number || ' ' || extract(epoch from j.posted_at) * 1000 from payments p
    join journals j on j.payment_id = p.id and j.kind = 'Receipt' where p.receipt_number is not null`,
  );
  return new Map(rows.split("\n").map((row) => [row.split(" ")[0] ?? "", Number(row.split(" ")[1])]));
}

/** As if the disk of the database were gone, while it works. */
async function destroyDatabase(): Promise<void> {
  const container = await compose(["ps", "-q", "postgres"]);
  const volume = await runProgram([
    "docker",
    "inspect",
    "--format",
    '{{range .Mounts}}{{if eq .Destination "/var/lib/postgresql"}}{{.Name}}{{end}}{{end}}',
    container,
  ]);
  // A machine that is busy may answer too late; what counts is that nothing uses the volume any more.
  await runProgram(["docker", "kill", "--signal", "KILL", container]).catch(() => undefined);
  await compose(["rm", "--stop", "--force", "postgres", "backup"]);
  await runProgram(["docker", "volume", "rm", volume]);
}

async function untilBackedUp(): Promise<void> {
  const last = Date.now() + 900_000;
  while (!(await compose(["exec", "-T", "backup", "pgbackrest.sh", "info"]).catch(() => "")).includes("status: ok")) {
    if (Date.now() > last) throw new Error("there is no backup yet; look at the log of the service backup");
    await wait(2_000);
  }
}

function randomMs(from: number, to: number): number {
  return (from + Math.random() * (to - from)) * 1_000;
}

function expect(isSo: boolean, promise: string): void {
  if (!isSo) failures.push(promise);
}
