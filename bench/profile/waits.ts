import type pg from "pg";
import { withClient } from "../payments/databases.ts";

/** What each connection at work waits for; for a row that is locked, of which table. An upsert waits for a transaction. */
const sample = `
  select case when state like 'idle in transaction%' then 'the caller, in a transaction'
              when wait_event_type is null then 'nothing: it runs, or waits for a processor'
              else wait_event_type || ' ' || wait_event || case
                when l.locktype = 'advisory' then ' ' || l.classid
                when l.locktype in ('tuple', 'transactionid') then coalesce(' of a row of ' || (
                  select min(t.relation::regclass::text) from pg_locks t where t.pid = a.pid and t.locktype = 'tuple'), '')
                else '' end
         end as what
  from pg_stat_activity a
  left join lateral (select * from pg_locks where pid = a.pid and not granted limit 1) l on true
  where a.datname = current_database() and a.backend_type = 'client backend' and a.pid <> pg_backend_pid()
    and a.state in ('active', 'idle in transaction')`;

/** Looks every 20 ms during a turn at what each connection of a database waits for, and prints how often it found what. */
export async function printWaits(url: string, title: string, turn: () => Promise<unknown>): Promise<void> {
  await withClient(url, async (admin) => {
    const found = new Map<string, number>();
    const work = { isOver: false };
    const turning = turn().finally(() => (work.isOver = true));
    let looks = 0;
    while (!work.isOver) {
      for (const what of await look(admin)) found.set(what, (found.get(what) ?? 0) + 1);
      looks += 1;
      await new Promise((waited) => setTimeout(waited, 20));
    }
    await turning;
    console.log(`\nwaits, ${title}: connections found so, on average of ${looks} looks`);
    for (const [what, times] of [...found].toSorted(([, x], [, y]) => y - x))
      console.log(`${(times / looks).toFixed(2).padStart(8)}  ${what}`);
  });
}

async function look(admin: pg.Client): Promise<string[]> {
  const { rows } = await admin.query<{ what: string }>({ name: "look", text: sample });
  return rows.map(({ what }) => what);
}
