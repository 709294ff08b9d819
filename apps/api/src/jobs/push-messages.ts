import type { Job, JobResult, PgBoss } from "pg-boss";
import { deliverPushes } from "#outbox/index.ts";
import type { Pushing } from "#outbox/index.ts";

/** Pushes what waits in the queue; what could not be pushed comes again, later each time. Returns the worker's id. */
export async function startPushing(queue: PgBoss, pushing: Pushing): Promise<string> {
  const options = { batchSize: 8, pollingIntervalSeconds: 2, burstWhenBatchFull: true, perJobResults: true } as const;
  return queue.work("pushes", options, async (jobs: Job<{ messageId: string }>[]): Promise<JobResult[]> => {
    const ids = jobs.map(({ data }) => BigInt(data.messageId));
    const again = await deliverPushes(pushing, ids);
    return jobs.map(({ id, data }) => ({
      id,
      status: again.has(BigInt(data.messageId)) ? "failed" : "completed",
    }));
  });
}
