import type { Response } from "express";
import { assert } from "#platform/assert.ts";
import type { Logger } from "#platform/process/logger.ts";

/** What we know of the request being answered. */
export interface RequestState {
  requestId: string;
  logger: Logger;
  /** The operation called, by its name on the wire. */
  operation: string | null;
  userId: bigint | null;
  /** What the signed-in person reads. */
  language: string | null;
}

const stateByResponse = new WeakMap<object, RequestState>();

export function keepState(response: Response, state: RequestState): void {
  stateByResponse.set(response, state);
}

export function stateOf(response: Response): RequestState {
  const state = stateByResponse.get(response);
  assert(state !== undefined, "every request is given its state before anything else");
  return state;
}
