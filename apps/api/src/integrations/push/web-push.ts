import { createECDH, ECDH } from "node:crypto";
import webPush from "web-push";
import { derivedKey } from "#platform/security/derived-key.ts";
import { isPushService } from "./push-services.ts";
import type { Push, PushPort, PushSubscription } from "./port.ts";

interface WebPushSettings {
  appSecret: string;
  /** Where a push service finds who sends. */
  publicUrl: string;
}

const maxWaitMs = 10_000;
/** A push that a telephone did not take in so long is dropped. */
const keptSeconds = 86_400;

/**
 * Web Push (RFC 8030, 8291, 8292). The key that signs follows from the secret of the installation, so every process has the
 * same; with another secret the subscriptions made before are gone.
 */
export function webPushPort({ appSecret, publicUrl }: WebPushSettings, isKnown = isPushService): PushPort {
  const keys = keysOf(appSecret);
  const vapidDetails = { subject: publicUrl.replace(/^http:/, "https:"), ...keys };
  return {
    publicKey: keys.publicKey,
    isKnown,
    async send(to, push) {
      if (!isKnown(to.endpoint)) return "gone";
      if (!canBeWrittenTo(to)) return "gone";
      const request = encrypted(to, push, vapidDetails);
      const answer = await fetch(to.endpoint, {
        method: "POST",
        headers: request.headers,
        body: new Uint8Array(request.body),
        redirect: "error",
        signal: AbortSignal.timeout(maxWaitMs),
      });
      await answer.body?.cancel();
      if (answer.ok) return "sent";
      if (goneStatuses.has(answer.status)) return "gone";
      throw new Error(`the push service answered ${answer.status}`);
    },
  };
}

/**
 * Not there, or ended: it never takes a push again. 401 and 403 say that the service does not believe the portal's key or clock: the
 * subscription is as good as before, and is tried again.
 */
const goneStatuses = new Set([404, 410]);

/** Whether its keys are such as a browser makes: the public one a point of the curve, and a secret of sixteen bytes. */
function canBeWrittenTo({ p256dh, auth }: PushSubscription): boolean {
  const key = Buffer.from(p256dh, "base64url");
  if (key.length !== 65 || Buffer.from(auth, "base64url").length < 16) return false;
  try {
    ECDH.convertKey(key, "prime256v1");
    return true;
  } catch {
    return false;
  }
}

/** What fails here is no fault of a subscription whose keys are good: it is thrown, and the subscription stays. */
function encrypted(
  { endpoint, p256dh, auth }: PushSubscription,
  { id, text }: Push,
  vapidDetails: { subject: string; publicKey: string; privateKey: string },
) {
  const subscription = { endpoint, keys: { p256dh, auth } };
  const options = { vapidDetails, TTL: keptSeconds, topic: id, contentEncoding: "aes128gcm" } as const;
  const { headers, body } = webPush.generateRequestDetails(subscription, text, options);
  // fetch reckons the length by itself.
  const { "Content-Length": _length, ...others } = headers;
  return { headers: textsOf(others), body };
}

function textsOf(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

function keysOf(appSecret: string): { publicKey: string; privateKey: string } {
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(derivedKey(appSecret, "web push").export());
  return { publicKey: pair.getPublicKey("base64url"), privateKey: pair.getPrivateKey("base64url") };
}
