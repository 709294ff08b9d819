import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, inject } from "vitest";
import { openDatabase } from "#platform/database/db.ts";
import { makeFor } from "#testing/make.ts";
import type { MakePayment } from "#testing/make-inputs.ts";
import { applicationUrlOf, cloneTemplate, dropDatabase, withClient } from "#testing/database.ts";
import { makeCheckpoints } from "./make-checkpoint.ts";
import type { Made } from "./make-checkpoint.ts";
import { openDirectory } from "./keep/directory.ts";
import { openSigner } from "./keys/signing-keys.ts";
import { verifyEvidence } from "./verify/verify-evidence.ts";

/** A shop whose books are sealed into a directory of its own. */
export interface SealedShop {
  readonly url: string;
  readonly dir: string;
  readonly keyDir: string;
  seal(reason?: string, url?: string): Promise<Made[]>;
  /** What the directory says of the shop, or of a copy of it. */
  findings(url?: string): Promise<string[]>;
  /** Takes payments by the portal. */
  pay(count: number, when?: MakePayment, url?: string): Promise<void>;
  /** Does something to a copy of the shop, and returns what the directory says of it. */
  findingsAfter(change: (url: string) => Promise<unknown>): Promise<string[]>;
}

export function useSealedShop(clone = cloneTemplate): SealedShop {
  let state: { url: string; dir: string } | undefined;
  const ready = () => {
    if (state === undefined) throw new Error("The shop exists from beforeAll to afterAll only");
    return state;
  };
  beforeAll(async () => {
    const url = await clone(inject("templateUrl"));
    const dir = await mkdtemp(join(tmpdir(), "evidence-"));
    state = { url, dir };
  });
  afterAll(async () => {
    if (state === undefined) return;
    await dropDatabase(state.url);
    for (const folder of [state.dir, `${state.dir}-keys`]) await rm(folder, { recursive: true, force: true });
  });
  const shop: SealedShop = {
    get url() {
      return ready().url;
    },
    get dir() {
      return ready().dir;
    },
    get keyDir() {
      return `${ready().dir}-keys`;
    },
    seal: async (reason = "now", url = ready().url) => {
      const now = new Date();
      const signer = await openSigner(shop, now);
      return makeCheckpoints(
        { databaseUrl: applicationUrlOf(url), directory: openDirectory(shop.dir), signer, now },
        reason,
      );
    },
    findings: async (url = ready().url) => (await verifyEvidence(applicationUrlOf(url), shop.dir, [])).findings,
    pay: async (count, when = {}, url = ready().url) => {
      const db = openDatabase(applicationUrlOf(url), { poolSize: 2 });
      try {
        const make = makeFor(db);
        for (let n = 0; n < count; n += 1) await make.payment(when);
      } finally {
        // A copy is made of a database that nobody uses.
        await db.$disconnect();
      }
    },
    findingsAfter: async (change) => {
      const url = await cloneTemplate(ready().url);
      try {
        await change(url);
        return await shop.findings(url);
      } finally {
        await dropDatabase(url);
      }
    },
  };
  return shop;
}

/** As a superuser whose triggers are off. */
export async function tamper(url: string, ...statements: readonly string[]): Promise<void> {
  await withClient(url, async (owner) => {
    await owner.query("set session_replication_role = replica");
    for (const statement of statements) {
      const { rowCount } = await owner.query(statement);
      if (!rowCount) throw new Error(`${statement} changed nothing`);
    }
  });
}
