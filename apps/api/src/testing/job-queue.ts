import type { Client } from "pg";

/** As if so long had passed for everything in the queue. */
export async function ageJobs(owner: Client, ms: number): Promise<void> {
  const passed = [`${ms} milliseconds`];
  await owner.query(
    `update pgboss.job set created_on = created_on - $1::interval, start_after = start_after - $1::interval,
       started_on = started_on - $1::interval`,
    passed,
  );
  // When somebody last looked for workers that died.
  await owner.query("update pgboss.queue set monitor_claim_on = monitor_claim_on - $1::interval", passed);
}

/** What waits or runs in a queue, oldest first. */
export async function jobsIn(
  owner: Client,
  name: string,
): Promise<{ key: string; state: string; priority: number; waits: number }[]> {
  const { rows } = await owner.query(
    `select singleton_key as key, state, priority, extract(epoch from start_after - now())::float8 as waits
     from pgboss.job where name = $1 and state < 'completed' order by created_on`,
    [name],
  );
  return rows;
}
