import type { Role } from "@thangam/contracts/kernel/roles";
import { writeAudit } from "#audit/index.ts";
import type { CommandContext } from "#core/command-context.ts";
import type { Actor } from "#core/actor.ts";
import type { Services } from "#kernel/handler.ts";
import type { SessionCookies } from "#kernel/session-cookies.ts";
import type { Transaction } from "#platform/database/db.ts";
import { newSessionId } from "#platform/ids.ts";
import { giveDevice, rememberBrowser } from "./browser.ts";
import type { Browser } from "./browser.ts";
import { giveCookies } from "./give-cookies.ts";
import { sessionExpiry } from "./session-lifetime.ts";
import { revokeSession, SIGNED_IN_ANEW, startSession } from "./session-store.ts";

interface Call {
  actor: Actor | null;
  now: Date;
  context: CommandContext;
  userAgent: string;
}

interface Start {
  browser: Browser;
  /** The second factor was shown, or this device stands for it. */
  isFactorPassed: boolean;
  /** From now on this device stands for it. */
  trusts?: boolean;
}

interface SignedIn {
  userId: bigint;
  role: Role;
}

/** A session that was begun, for `handOver`. */
export interface Begun {
  sessionId: string;
  userId: bigint;
  deviceId: string;
  browser: Browser;
  expiresAt: Date;
}

/** Starts the session of somebody whom the caller has locked and who showed who they are, in place of the one that was there. */
export async function beginSession(
  { actor, now, context, userAgent }: Call,
  tx: Transaction,
  { userId, role }: SignedIn,
  { browser, isFactorPassed, trusts = false }: Start,
): Promise<Begun> {
  const { address } = context;
  const sessionId = newSessionId();
  const expiresAt = sessionExpiry(role, now, now);
  const deviceId = await rememberBrowser(tx, now, {
    userId,
    browser,
    address,
    userAgent,
    trusts,
    isFactorShown: isFactorPassed,
  });
  const factorPassedAt = isFactorPassed ? now : null;
  await startSession(tx, now, { sessionId, userId, expiresAt, address, userAgent, deviceId, factorPassedAt });
  if (actor !== null) await revokeSession(tx, actor.sessionId, now, SIGNED_IN_ANEW);
  const signedIn = { ...context, actorId: userId.toString(), actorType: role };
  await writeAudit(tx, signedIn, now, { recordType: "session", recordId: sessionId });
  return { sessionId, userId, deviceId, browser, expiresAt };
}

/** Hands the browser what the session is known by. */
export function handOver(
  call: { now: Date; cookies: SessionCookies; services: Pick<Services, "sessionTokens" | "deviceTokens"> },
  { browser, deviceId, ...begun }: Begun,
): void {
  giveDevice(call, browser, deviceId);
  giveCookies(call.cookies, call.services.sessionTokens, { ...begun, generation: 0 }, call.now);
}
