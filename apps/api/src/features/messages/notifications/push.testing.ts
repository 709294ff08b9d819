import { deliverPushes, queueDeliveries } from "#outbox/index.ts";
import { makeLogger } from "#platform/process/logger.ts";
import type { SignedIn } from "#testing/harness.ts";
import { somePush } from "#testing/push-service.ts";
import { app } from "./notifications.testing.ts";

/** Does what the worker does: takes every push that is due, once. Returns how many have to be tried again. */
export async function pushWhatWaits(): Promise<number> {
  await queueDeliveries(app.db);
  const { rows } = await app.asOwner((owner) =>
    owner.query(
      "delete from pgboss.job where name = 'pushes' and start_after <= now() returning (data ->> 'messageId') as id",
    ),
  );
  const [logger, clock] = [makeLogger("silent"), () => app.clock.now];
  const pushing = { db: app.db, clock, logger, secrets: app.secrets, push: app.push, timeZone: "Asia/Kolkata" };
  return (
    await deliverPushes(
      pushing,
      rows.map(({ id }) => BigInt(id)),
    )
  ).size;
}

/** The browser of a customer takes pushes at an address. */
export async function takesPushes(caller: Pick<SignedIn, "call">, endpoint: string) {
  const browser = somePush(endpoint);
  const { status, body } = await caller.call("savePushSubscription", browser.keys);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return browser;
}

/** For which moments pushes wait. */
export async function waitingPushes(): Promise<Date[]> {
  const { rows } = await app.asOwner((owner) =>
    owner.query("select start_after as at from pgboss.job where name = 'pushes' order by 1"),
  );
  return rows.map(({ at }) => at);
}
