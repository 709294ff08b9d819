import type { Job, JobResult, PgBoss } from "pg-boss";
import { deliverMessages } from "#outbox/index.ts";
import type { Delivery } from "#outbox/index.ts";

/** Taken and sent at once: a server that hangs, or a process that dies, holds up no more than these. */
const batch = 8;
/** Between batches of a backlog, so that requests come first. */
const pauseBetweenBatchesMs = 50;

/** Sends what waits in the queue; what could not be sent comes again, later each time. Returns the worker's id. */
export async function startDelivering(queue: PgBoss, delivery: Delivery): Promise<string> {
  const options = {
    batchSize: batch,
    pollingIntervalSeconds: 1,
    burstWhenBatchFull: true,
    perJobResults: true,
  } as const;
  return queue.work("messages", options, async (jobs: Job<{ messageId: string }>[]): Promise<JobResult[]> => {
    const again = await deliverMessages(
      delivery,
      jobs.map(({ data }) => BigInt(data.messageId)),
    );
    await new Promise((rested) => setTimeout(rested, pauseBetweenBatchesMs));
    return jobs.map(({ id, data }) => ({
      id,
      status: again.has(BigInt(data.messageId)) ? "failed" : "completed",
    }));
  });
}
