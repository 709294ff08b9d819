import type { ChildProcess } from "node:child_process";
import type { EmbeddedUrls } from "../../apps/api/src/platform/postgres/postgres-kept.ts";
import { withClient } from "../payments/databases.ts";
import { maxClients } from "../payments/options.ts";
import { takeTurn } from "../payments/turn.ts";
import type { Way } from "../payments/turn.ts";
import type { Targets, Ways } from "../payments/ways.ts";
import { printApiCpu } from "./api-cpu.ts";
import { printFunctions } from "./functions.ts";
import { printLockWaits } from "./lock-waits.ts";
import { loadStatementStatistics, printStatements } from "./statements.ts";
import { printWaits } from "./waits.ts";

interface Profiled {
  api: ChildProcess;
  dataDir: string;
  urls: EmbeddedUrls;
  targets: Targets;
  ways: Ways["ways"];
}

/** What has to be set before the server starts that is to be looked into. */
export async function prepareProfile({ adminUrl }: EmbeddedUrls): Promise<void> {
  await withClient(adminUrl, loadStatementStatistics);
}

/** Where the time goes, in turns of their own: looking costs time, so nothing of it is in the figures. */
export async function printProfile({ api, dataDir, urls, targets, ways: [a, b, c] }: Profiled): Promise<void> {
  const turn = (way: Way, clients: number, seconds = 4) => takeTurn(way, { clients, seconds });
  await withClient(urls.adminUrl, async (admin) => {
    for (const clients of [1, maxClients])
      await printFunctions(admin, `b with ${clients}`, (seconds) => turn(b, clients, seconds));
    await printStatements(admin, "b with 1", "all", () => turn(b, 1));
    await printStatements(admin, "c with 1", "top", () => turn(c, 1));
    for (const way of [a, b, c]) {
      const title = `${way.letter} with ${maxClients}`;
      const url = way === a ? targets.ledgerUrl : urls.adminUrl;
      await printLockWaits(admin, dataDir, title, () => printWaits(url, title, () => turn(way, maxClients)));
    }
  });
  await printApiCpu(api, `c with ${maxClients}`, () => turn(c, maxClients));
}
