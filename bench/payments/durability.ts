import { withClient } from "./databases.ts";

const settings = ["fsync", "full_page_writes", "synchronous_commit", "wal_sync_method", "commit_delay"] as const;

/** Says how each way keeps what it acknowledged, and throws when they do not all keep it as the portal demands of a server. */
export async function requireSameDurability(urls: readonly string[]): Promise<string> {
  const found = await Promise.all(urls.map(durabilityOf));
  const [first = ""] = found;
  if (found.some((one) => one !== first)) throw new Error(`The ways are not equally durable: ${found.join("; ")}`);
  for (const setting of ["fsync", "full_page_writes", "synchronous_commit"])
    if (!first.includes(`${setting} = on`))
      throw new Error(`A payment could be lost after it was acknowledged: ${first}`);
  return first;
}

function durabilityOf(url: string): Promise<string> {
  return withClient(url, async (client) => {
    const values = [];
    for (const setting of settings) {
      const { rows } = await client.query<{ value: string }>("select current_setting($1) as value", [setting]);
      values.push(`${setting} = ${rows[0]?.value}`);
    }
    return values.join(", ");
  });
}
