import { Client } from "pg";
import type { ClientConfig } from "pg";

/** Works over a connection of its own as the user of `url`. A server that dies under it fails the work and not the process. */
export async function withConnection<T>(
  url: string,
  work: (client: Client) => Promise<T>,
  settings: Pick<ClientConfig, "options"> = {},
): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000, ...settings });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** As `withConnection`, to compare what the ledger and the audit trail hold: their days and moments are read in UTC. */
export function withReader<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  return withConnection(url, work, { options: "-c TimeZone=UTC -c bytea_output=hex" });
}

/** Whatever `read` reads is of one moment. As long as it lasts nothing that was changed is cleared away: so it is kept short. */
export async function inSnapshot<T>(client: Client, read: () => Promise<T>): Promise<T> {
  await client.query("begin isolation level repeatable read read only");
  const found = await read();
  await client.query("commit");
  return found;
}
