import { createPublicKey, verify } from "node:crypto";
import { expect } from "vitest";
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

/** As the push service at this address reads it, by the key that the browser subscribed with. */
export function isSigned(authorization: string, aud: string): boolean {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const said = JSON.parse(Buffer.from(claims, "base64url").toString());
  expect(said).toMatchObject({ aud, sub: "https://savings.example.com" });
  expect(key).toBe(app.push.publicKey);
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString("base64url"));
  const publicKey = createPublicKey({ format: "jwk", key: { kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "" } });
  const signed = Buffer.from(`${head}.${claims}`);
  return verify("sha256", signed, { key: publicKey, dsaEncoding: "ieee-p1363" }, Buffer.from(signature, "base64url"));
}
