import { randomBytes } from "node:crypto";
import { operations } from "@thangam/contracts";
import { newToken } from "#platform/ids.ts";
import { newTotpSecret, totpCode } from "#platform/security/totp.ts";
import type { TestCaller } from "./caller.ts";
import type { TestApp } from "./harness.ts";

export interface GivenTotp {
  userId: bigint;
  factorId: bigint;
  secret: string;
  /** What the app shows now. */
  code: () => string;
}

/** An app that makes codes, of somebody who is there. */
export async function giveTotp(app: TestApp, userId: bigint): Promise<GivenTotp> {
  const secret = newTotpSecret();
  const sealedSecret = app.secrets.seal(secret, `totp of ${userId}`);
  const { id } = await app.db.factor.create({
    data: { userId, kind: "totp", name: "App", sealedSecret, createdAt: app.clock.now },
  });
  return { userId, factorId: id, secret, code: () => totpCode(secret, app.clock.now) };
}

/** A passkey that nobody has the key of. */
export async function givePasskey(app: TestApp, userId: bigint): Promise<bigint> {
  const bytes = (length: number) => new Uint8Array(randomBytes(length));
  const data = { userId, kind: "passkey", name: "Passkey", createdAt: app.clock.now, signCount: 0 };
  const keys = { credentialId: bytes(16), publicKey: bytes(77), userHandle: bytes(32) };
  return (await app.db.factor.create({ data: { ...data, ...keys } })).id;
}

interface MadeChallenge {
  userId: bigint;
  sessionId: string;
  purpose: "step_up" | "enrolment";
  passedAt?: Date | null;
}

/** A challenge of a session, as if it had been asked for; returns its token. */
export async function makeChallenge(app: TestApp, { userId, sessionId, purpose, passedAt }: MadeChallenge) {
  const token = newToken();
  const tokenHash = app.secrets.hashOf("factor challenge", token);
  const expiresAt = new Date(app.clock.now.getTime() + 5 * 60_000);
  const data = {
    tokenHash,
    purpose,
    userId,
    sessionId,
    createdAt: app.clock.now,
    expiresAt,
    passedAt: passedAt ?? null,
  };
  await app.db.factorChallenge.create({ data });
  return token;
}

export interface FactorAsked {
  challenge: string;
  methods: string[];
  enrols: boolean;
}

/** Signs in with a password where a factor is due; what the refusal says of it. */
export async function askedForFactor(caller: TestCaller, email: string, password: string): Promise<FactorAsked> {
  const { status, body } = await caller.call("signIn", { email, password });
  if (status !== 401 || body.code !== "second_factor_needed")
    throw new Error(`${operations.signIn.wire} was answered ${status} ${JSON.stringify(body)}`);
  const { challenge, methods, enrols } = body.params;
  return { challenge, methods: methods.split(" "), enrols: enrols === "1" };
}
