import { Client } from "pg";

/** What says whether the records of a shop changed; asked hundreds of times, so it keeps its connection and its statement. */
export interface Fingerprints {
  /** Of every table of the shop's records how many rows it has, and which transaction wrote the latest of them. */
  take(): Promise<unknown>;
  end(): Promise<void>;
}

export function fingerprintsOf(url: () => string): Fingerprints {
  let connected: Promise<{ owner: Client; statement: string }> | undefined;
  return {
    async take() {
      connected ??= connect(url());
      const { owner, statement } = await connected;
      return (await owner.query({ name: "fingerprint", text: statement })).rows;
    },
    async end() {
      await (await connected)?.owner.end();
    },
  };
}

async function connect(url: string) {
  const owner = new Client({ connectionString: url });
  await owner.connect();
  const aside = ["_prisma_migrations", "_sql_files", "sessions", "attempt_counters", "audit_chains"];
  const tables = await owner.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> all($1) order by 1",
    [aside],
  );
  // The third transaction is the first of any: how many came between does not change, and is found three times as fast as the
  // number of each row's own, which nothing but a text makes of it.
  const parts = tables.rows.map(({ name }) => {
    const where = name === "audit_entries" ? "where record_type <> 'session'" : "";
    return `select '${name}' as name, count(*)::int as rows, age('3'::xid) - min(age(xmin)) as latest from ${name} ${where}`;
  });
  return { owner, statement: `${parts.join(" union all ")} order by name` };
}
