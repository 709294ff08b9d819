import { once } from "node:events";
import { formatsOf, mediaTypes } from "@thangam/contracts/kernel/file";
import type { FileAnswer } from "@thangam/contracts/kernel/file";
import type { Operation } from "@thangam/contracts/kernel/operation";
import type { Response } from "express";
import { stateOf } from "./request-state.ts";

/** A caller who takes nothing for so long has gone, or wants to keep the file open; docs/security.md names the same. */
const patienceMs = 60_000;

/** Whether what an operation answered is a file to save instead of JSON to read. */
export function isFileAnswer({ output: declared }: Operation, output: unknown): output is FileAnswer {
  return formatsOf(declared) !== null && typeof output === "object" && output !== null && "content" in output;
}

/**
 * Sends a file as fast as the caller takes it; whoever goes away ends its making. What goes wrong once the first bytes are out
 * cannot be answered any more: the connection is reset, so that half a file is never taken for a whole one.
 */
export async function sendFile(
  response: Response,
  { name, format, content }: FileAnswer,
  waitMs = patienceMs,
): Promise<void> {
  response.setHeader("Content-Type", mediaTypes[format]);
  response.setHeader("Content-Disposition", `attachment; filename="${name}"`);
  if (content instanceof Uint8Array) {
    response.send(Buffer.from(content));
    return;
  }
  try {
    for await (const piece of content) {
      if (response.closed) return;
      if (!response.write(piece)) await taken(response, waitMs);
    }
    response.end();
  } catch (error) {
    if (response.closed) return;
    stateOf(response).logger.error({ err: error }, "fault");
    response.socket?.resetAndDestroy();
  }
}

/** Resolves when the caller has taken what was written, or went away. */
async function taken(response: Response, waitMs: number): Promise<void> {
  const over = new AbortController();
  const tooSlow = setTimeout(() => response.socket?.resetAndDestroy(), waitMs);
  try {
    await Promise.race(["drain", "close"].map((event) => once(response, event, { signal: over.signal })));
  } finally {
    clearTimeout(tooSlow);
    over.abort();
  }
}
