import { createHash } from "node:crypto";
import type { Client } from "pg";
import * as column from "./columns.ts";
import { readRows, row } from "./rows.ts";

/** The migration that replaced those of the first release; it makes what they made. */
export const baseline = "0_baseline";

const firstOfFirstRelease = "20261121000000_tables";
const lastOfFirstRelease = "20261121005040_benefits_restored";

/** Over the names and checksums of the 44 migrations of the first release, in order. */
const firstRelease = "7cb8b010fe55243a5f9b2afda1d0ba7e7d6d585d7ed7cb7b2f13184265d20bc0";

/** Refuses a database with some of the migrations that the baseline replaced, or others: what it lacks is not known. */
export async function requireFirstRelease(client: Pick<Client, "query">): Promise<void> {
  const rows = await readRows(
    client,
    row({ line: column.text }),
    `select migration_name || ' ' || checksum as line from _prisma_migrations
     where finished_at is not null and rolled_back_at is null order by migration_name collate "C"`,
  );
  const lines = rows.map(({ line }) => `${line}\n`).join("");
  if (createHash("sha256").update(lines).digest("hex") === firstRelease) return;
  throw new Error(
    `This database is not at the end of release 0.1, whose last migration is ${lastOfFirstRelease}, and nothing was ` +
      "changed in it. Run `pnpm migrate` of release 0.1 on it first, then start this release again.",
  );
}

/** Whether a migration is one of those that the baseline replaced; their lines stay in the table. */
export function isOfFirstRelease(name: string): boolean {
  return name >= firstOfFirstRelease && name <= lastOfFirstRelease;
}
