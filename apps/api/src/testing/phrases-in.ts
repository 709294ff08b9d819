import { codeLists } from "#core/stored-phrases.ts";

interface Owner {
  query: (sql: string, values?: unknown[]) => Promise<{ rows: Record<string, string>[] }>;
}

/**
 * The words of the ledger and the audit trail are hashed and stay; a country may be called New Zealand. Why money was given
 * back a person writes, in any words.
 */
const leftOut = ["journals", "audit_entries", "cities", "states", "countries", "payments.refund_reason"];

/** Every text or JSON column that holds a phrase for which there is a code, alone or within a text, as "payments.status: Pending". */
export async function phrasesIn(owner: Owner): Promise<string[]> {
  const phrases = codeLists.flatMap(({ entries }) =>
    entries.flatMap(([code, phrase]) => (code === phrase ? [] : [phrase])),
  );
  const { rows: columns } = await owner.query(
    `select c.table_name, c.column_name from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'jsonb')
       and c.table_name <> all($1) and c.table_name || '.' || c.column_name <> all($1)
     order by 1, 2`,
    [leftOut],
  );
  // PostgreSQL keeps 32 patterns: one for each phrase would be compiled anew for each row.
  const any = `\\m(${phrases.join("|")})\\M`;
  const found: string[] = [];
  for (const { table_name: table, column_name: column } of columns) {
    const { rows } = await owner.query(
      `select distinct phrase as value
       from (select distinct "${column}"::text as held from "${table}" where "${column}"::text ~ $2) texts, unnest($1::text[]) phrase
       where held ~ ('\\m' || phrase || '\\M') order by 1`,
      [phrases, any],
    );
    found.push(...rows.map(({ value }) => `${table}.${column}: ${value}`));
  }
  return found;
}
