import type { InputOf, OutputOf } from "@thangam/contracts/kernel/operation";
import * as z from "zod/mini";
import { call } from "./client.ts";
import type { AnyOperation } from "./client.ts";
import { isRefusal } from "./errors.ts";
import { ApiProblem } from "./problem.ts";

/** What became of a request whose answer was lost: its answer after all, or why it was not and will not be done. */
export type Earlier<O extends AnyOperation> = { input: InputOf<O> } & (
  | { isSaved: true; output: OutputOf<O> }
  | { isSaved: false; error: unknown }
);

/** Hears of an earlier request, and says whether the next one may still be sent. */
export type OnEarlier<O extends AnyOperation> = (earlier: Earlier<O>, next: InputOf<O>) => "go on" | "wait";

/** The next request was not sent: what became of the one before it is to be seen first. */
export class SendBlocked extends Error {}

interface Request<Input> {
  key: string;
  input: Input;
  /** Its wire input. A key stands for one content and is never sent with another. */
  content: string;
}

/**
 * Sends one operation's requests, each done at most once. Called again while it runs, it returns the same. A request
 * that got no answer is sent again under its own key when it is repeated; before another one is sent, the server is
 * asked what became of it, and if it never arrived it never will be done.
 */
export function exactlyOnce<O extends AnyOperation>(operation: O) {
  // Signing in and what goes with passwords takes no key on the server, and an old password is never sent again.
  const isKeyed = operation.allow !== "anyone" && operation.beforePasswordChange !== true;
  let unanswered: Request<InputOf<O>> | null = null;
  let running: Promise<OutputOf<O>> | null = null;

  async function sendInTurn(input: InputOf<O>, onEarlier: OnEarlier<O>): Promise<OutputOf<O>> {
    const content = JSON.stringify(z.encode(operation.input, input));
    if (unanswered !== null && unanswered.content !== content) {
      const earlier = await resolveLostRequest(unanswered);
      if (onEarlier(earlier, input) === "wait") throw new SendBlocked();
    }
    return send(unanswered ?? { key: newKey(), input, content });
  }

  async function resolveLostRequest(request: Request<InputOf<O>>): Promise<Earlier<O>> {
    const { input } = request;
    try {
      return { input, isSaved: true, output: await send(request, true) };
    } catch (error) {
      // Had it been done, it would have been answered. What only fails again must not stand in the way for ever.
      if (error instanceof ApiProblem && error.status === 500) unanswered = null;
      if (unanswered !== null) throw error;
      return { input, isSaved: false, error };
    }
  }

  async function send(request: Request<InputOf<O>>, isReplayOnly = false): Promise<OutputOf<O>> {
    try {
      const output = await call(operation, request.input, { idempotencyKey: request.key, isReplayOnly });
      unanswered = null;
      return output;
    } catch (error) {
      if (!isRefusal(error)) unanswered = isKeyed ? request : null;
      else if (!rejectedBeforeIdempotency(error)) unanswered = null;
      throw error;
    }
  }

  return (input: InputOf<O>, onEarlier: OnEarlier<O>): Promise<OutputOf<O>> =>
    (running ??= sendInTurn(input, onEarlier).finally(() => {
      running = null;
    }));
}

/** Turned away before its key was looked at, a request says nothing about the time it was sent before. */
function rejectedBeforeIdempotency({ status }: ApiProblem): boolean {
  return status === 401 || status === 403 || status === 429;
}

/** 128 random bits; works without https too, where `crypto.randomUUID` does not. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
