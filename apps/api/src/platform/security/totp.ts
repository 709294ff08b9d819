import { Secret, TOTP } from "otpauth";

/** RFC 6238 as every app knows it: SHA-1, six digits, a new code every thirty seconds. */
const STEP_MS = 30_000;
/** A clock may be wrong by a step. */
const DRIFT_STEPS = 1;

/** 160 bits that nobody guesses, as apps read them (base32). */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** Which step of thirty seconds a code belongs to; null for one of none around now. Each step is good once: the caller sees to that. */
export function totpStepOf(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: DRIFT_STEPS });
  return delta === null ? null : Math.floor(now.getTime() / STEP_MS) + delta;
}

/** What an app makes for a moment. */
export function totpCode(secret: string, at: Date): string {
  return totpOf(secret).generate({ timestamp: at.getTime() });
}

/** What an app reads from a QR code: whose secret it is, and of which shop. */
export function totpAddress(secret: string, { shop, person }: { shop: string; person: string }): string {
  return new TOTP({ issuer: shop, label: person, secret: Secret.fromBase32(secret) }).toString();
}

function totpOf(secret: string): TOTP {
  return new TOTP({ secret: Secret.fromBase32(secret), period: STEP_MS / 1000, digits: 6, algorithm: "SHA1" });
}
