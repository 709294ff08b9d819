import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { sealBooks } from "#features/evidence/index.ts";
import type { EvidencePlaces } from "#features/evidence/index.ts";
import type { Database } from "#platform/database/db.ts";

export type { EvidencePlaces };

/** Folders for the evidence of a test file, which are gone after it. */
export function useEvidencePlaces(): EvidencePlaces {
  const folder = mkdtempSync(join(tmpdir(), "evidence-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return { dir: join(folder, "evidence"), keyDir: join(folder, "keys"), store: null, keptDays: 0 };
}

interface Sealed {
  readonly db: Database;
  readonly databaseUrl: string;
  readonly clock: { readonly now: Date };
  readonly evidence: EvidencePlaces;
}

/** Seals the books of a portal, as its timetable does when an hour is over. */
export function sealBooksOf({ db, databaseUrl, clock, evidence }: Sealed): Promise<void> {
  return sealBooks({ db, databaseUrl, clock: () => clock.now, evidence });
}
