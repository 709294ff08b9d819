import jwt from "jsonwebtoken";
import { derivedKey } from "./derived-key.ts";
import { signatures } from "./signature.ts";

/** An access token is believed this long without a new one; the session itself is looked up at every request. */
const ACCESS_TOKEN_MS = 10 * 60_000;

/** A refresh token says which session it belongs to and how often that session had been refreshed. */
export interface RefreshClaim {
  sessionId: string;
  generation: number;
}

export interface SessionTokens {
  accessToken(sessionId: string, userId: bigint, now: Date): string;
  /** The session an access token is for; null when it is not ours or no longer believed. */
  sessionOf(accessToken: string, now: Date): string | null;
  refreshToken(claim: RefreshClaim): string;
  /** null when the token is not ours. */
  refreshClaimOf(refreshToken: string): RefreshClaim | null;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Both tokens are signed with keys derived from the secret of the installation, one key per purpose; none is stored. */
export function makeSessionTokens(appSecret: string): SessionTokens {
  const accessKey = derivedKey(appSecret, "access token");
  const refreshTokens = signatures(appSecret, "refresh token");
  return {
    accessToken: (sessionId, userId, now) => {
      const iat = seconds(now);
      const claims = { sub: userId.toString(), sid: sessionId, iat, exp: iat + ACCESS_TOKEN_MS / 1000 };
      return jwt.sign(claims, accessKey, { algorithm: "HS256" });
    },
    sessionOf: (accessToken, now) => {
      try {
        const claims = jwt.verify(accessToken, accessKey, { algorithms: ["HS256"], clockTimestamp: seconds(now) });
        if (typeof claims === "string") return null;
        const sessionId: unknown = claims["sid"];
        return typeof sessionId === "string" && uuid.test(sessionId) ? sessionId : null;
      } catch {
        return null;
      }
    },
    refreshToken: ({ sessionId, generation }) => {
      const claim = `${sessionId}.${generation}`;
      return `${claim}.${refreshTokens.sign(claim)}`;
    },
    refreshClaimOf: (refreshToken) => {
      const [sessionId = "", generation = "", signature = "", ...rest] = refreshToken.split(".");
      if (rest.length > 0 || !uuid.test(sessionId) || !/^\d{1,9}$/.test(generation)) return null;
      if (!refreshTokens.isSigned(`${sessionId}.${generation}`, signature)) return null;
      return { sessionId, generation: Number(generation) };
    },
  };
}

function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}
