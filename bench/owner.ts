import pg from "pg";
import { findRunningPostgres } from "../apps/api/src/platform/postgres/embedded-postgres.ts";

/** Connects to the embedded database of a directory as its owner, while the API runs on it; the connection ends after `use`. */
export async function withOwner<T>(dataDir: string, use: (owner: pg.Client) => Promise<T>): Promise<T> {
  const connectionString = (await findRunningPostgres(dataDir))?.adminUrl;
  if (connectionString === undefined) throw new Error("The API runs, but its database was not found.");
  const owner = new pg.Client({ connectionString, options: "-c TimeZone=UTC" });
  await owner.connect();
  try {
    return await use(owner);
  } finally {
    await owner.end();
  }
}
