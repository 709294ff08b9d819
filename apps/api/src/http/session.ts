import type { Request, Response } from "express";
import type { Caller } from "#kernel/caller.ts";
import type { Actor } from "#core/actor.ts";
import { stateOf } from "./request-state.ts";
import { cookieFormOf, readTokens, sessionCookies } from "./session-cookies.ts";

type Repeat = Pick<Caller, "idempotencyKey" | "isReplayOnly">;
export type CallerReader = (request: Request, response: Response, repeat: Repeat) => Promise<Caller>;

/** Whose access token this is, and the language they chose; null when it is nobody's any more. */
type ReadSession = (accessToken: string) => Promise<{ actor: Actor; language: string | null } | null>;

/** Finds out who calls from the cookies of their session. */
export function callerReader(readSession: ReadSession, isLocal: boolean): CallerReader {
  return async (request, response, repeat) => {
    const form = cookieFormOf(request, isLocal);
    const { accessToken, ...tokens } = readTokens(request, form);
    const session = accessToken === null ? null : await readSession(accessToken);
    const state = stateOf(response);
    state.userId = session?.actor.userId ?? null;
    state.language = session?.language ?? null;
    return {
      actor: session?.actor ?? null,
      requestId: state.requestId,
      address: request.ip ?? "",
      userAgent: (request.headers["user-agent"] ?? "").slice(0, 300),
      ...repeat,
      cookies: sessionCookies(response, form, tokens),
    };
  };
}
