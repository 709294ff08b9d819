import { access } from "node:fs/promises";
import { join } from "node:path";
import { findRunningPostgres, startEmbeddedPostgres } from "./embedded-postgres.ts";

/** The database for a command of whoever runs the portal: the one that is named, or the embedded one, running or not. */
export async function reachDatabase({
  databaseUrl,
  dataDir,
}: {
  databaseUrl: string | null;
  dataDir: string;
}): Promise<{ url: string; stop: () => Promise<void> }> {
  const running = databaseUrl ?? (await findRunningPostgres(dataDir))?.url;
  if (running !== undefined) return { url: running, stop: async () => undefined };
  await access(join(dataDir, "postgres")).catch(() => {
    throw new Error(`There is no database in ${dataDir} yet. Start the portal once, or set DATA_DIR or DATABASE_URL.`);
  });
  return startEmbeddedPostgres({ dataDir });
}
