import type { SessionCookies } from "#kernel/session-cookies.ts";
import type { SessionTokens } from "#platform/security/session-tokens.ts";

interface Issued {
  sessionId: string;
  userId: bigint;
  generation: number;
  expiresAt: Date;
}

/** Hands the browser the two tokens of a session. */
export function giveCookies(cookies: SessionCookies, tokens: SessionTokens, issued: Issued, now: Date): void {
  const { sessionId, userId, generation, expiresAt } = issued;
  cookies.set({
    accessToken: tokens.accessToken(sessionId, userId, now),
    refreshToken: tokens.refreshToken({ sessionId, generation }),
    expiresAt,
  });
}
