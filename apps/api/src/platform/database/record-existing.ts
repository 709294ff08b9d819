import type { Client } from "pg";
import * as column from "./columns.ts";
import { readRows, row } from "./rows.ts";

type Owner = Pick<Client, "query">;

/** About a thousand payments: a step is over before anybody waits for it. */
const blocksAtOnce = 32;

/**
 * Gives rows that have no version a first one, as after the migration that brought versions, in steps of one transaction each.
 * Who is stopped goes on where they were.
 */
export async function recordExisting(client: Owner, blocks = blocksAtOnce): Promise<void> {
  await client.query("select note_record_forms()");
  for (const { record } of await readRows(client, unfinished, selectUnfinished))
    while (await recordNext(client, record, blocks));
}

async function recordNext(client: Owner, record: string, blocks: number): Promise<boolean> {
  const [step] = await readRows(
    client,
    row({ hasMore: column.boolean }),
    "select record_existing($1, $2) as has_more",
    [record, blocks],
  );
  return step?.hasMore === true;
}

const unfinished = row({ record: column.text });

const selectUnfinished = `
  select record from (select distinct on (record) record, is_done from record_forms order by record, number desc) newest
  where not is_done order by record`;
