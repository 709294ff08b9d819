import { capabilities } from "@thangam/contracts/kernel/capabilities";
import type { Actor } from "#core/actor.ts";
import { once } from "#kernel/with-retries.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/db.ts";
import { branchesOf } from "./actor-branches-store.ts";
import { selectLiveSessions } from "./live-session-store.ts";
import type { LiveSession } from "./live-session-store.ts";
import type { SessionTokens } from "#platform/security/session-tokens.ts";

interface CurrentSession {
  actor: Actor;
  /** What they chose, if they did. */
  language: string | null;
}

/** Whose access token this is; null when it is not ours, ran out, or its session or person may no longer act. */
type SessionReader = (accessToken: string) => Promise<CurrentSession | null>;

/**
 * Asks the database about every session at every request, so that whoever is shut out is out at once. All that
 * arrive in one turn of the event loop are asked about together: under load that is one query for many.
 */
export function readSessions(db: Database, clock: Clock, tokens: SessionTokens): SessionReader {
  let waiting: Map<string, PromiseWithResolvers<CurrentSession | null>> | null = null;

  const lookUp = (sessionId: string): Promise<CurrentSession | null> => {
    if (waiting === null) {
      const batch = new Map<string, PromiseWithResolvers<CurrentSession | null>>();
      waiting = batch;
      setImmediate(() => {
        waiting = null;
        void answerAll(db, clock(), batch);
      });
    }
    const asked = waiting.get(sessionId) ?? Promise.withResolvers<CurrentSession | null>();
    waiting.set(sessionId, asked);
    return asked.promise;
  };

  return async (accessToken) => {
    const sessionId = tokens.sessionOf(accessToken, clock());
    return sessionId === null ? null : lookUp(sessionId);
  };
}

async function answerAll(
  db: Database,
  now: Date,
  askedById: ReadonlyMap<string, PromiseWithResolvers<CurrentSession | null>>,
): Promise<void> {
  try {
    const rows = await once(() => selectLiveSessions(db, [...askedById.keys()], now));
    const rowById = new Map(rows.map((row) => [row.sessionId, row]));
    for (const [sessionId, asked] of askedById) {
      const row = rowById.get(sessionId);
      asked.resolve(row === undefined ? null : currentSession(row));
    }
  } catch (error) {
    for (const asked of askedById.values()) asked.reject(error);
  }
}

function currentSession(row: LiveSession): CurrentSession {
  const { sessionId, userId, name, role, mustChangePassword, language } = row;
  return {
    language,
    actor: {
      userId,
      name,
      sessionId,
      mustChangePassword,
      role,
      branches: branchesOf(row),
      // A grant of something that no longer exists grants nothing.
      capabilities: capabilities.filter((capability) => row.capabilities.includes(capability)),
    },
  };
}
