import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/db.ts";
import { sandboxSignature } from "./sandbox.ts";
import { markNoticeDelivered, takeDueNotices } from "./sandbox-store.ts";

interface Sending {
  db: Database;
  clock: Clock;
  appSecret: string;
  /** Where the shop takes webhooks. */
  url: string;
}

const takenMs = 20_000;

/** Posts the sandbox's due notices to the shop, signed; one that is not taken is sent again. Returns how many it sent. */
export async function sendSandboxNotices({ db, clock, appSecret, url }: Sending): Promise<number> {
  const now = clock();
  const notices = await takeDueNotices(db, now, new Date(now.getTime() + takenMs), 20);
  for (const { id, eventId, body } of notices) {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-sandbox-signature": sandboxSignature(appSecret, body),
        "x-sandbox-event-id": eventId,
      },
      body,
      signal: AbortSignal.timeout(5_000),
    });
    await response.arrayBuffer();
    if (response.ok) await markNoticeDelivered(db, id, clock());
  }
  return notices.length;
}
