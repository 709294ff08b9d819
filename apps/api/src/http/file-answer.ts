import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { formatsOf, mediaTypes } from "@thangam/contracts/kernel/file";
import type { FileAnswer } from "@thangam/contracts/kernel/file";
import type { Operation } from "@thangam/contracts/kernel/operation";
import type { Response } from "express";
import { stateOf } from "./request-state.ts";

/** Whether what an operation answered is a file to save instead of JSON to read. */
export function isFileAnswer({ output: declared }: Operation, output: unknown): output is FileAnswer {
  return formatsOf(declared) !== null && typeof output === "object" && output !== null && "content" in output;
}

/**
 * Sends a file as fast as the caller takes it. What goes wrong once the first bytes are out cannot be answered any
 * more: the connection is cut, so that half a file is never taken for a whole one.
 */
export async function sendFile(response: Response, { name, format, content }: FileAnswer): Promise<void> {
  response.setHeader("Content-Type", mediaTypes[format]);
  response.setHeader("Content-Disposition", `attachment; filename="${name}"`);
  if (content instanceof Uint8Array) {
    response.send(Buffer.from(content));
    return;
  }
  try {
    await pipeline(Readable.from(content, { objectMode: false, highWaterMark: 64 * 1024 }), response);
  } catch (error) {
    if (isHangUp(error)) return;
    stateOf(response).logger.error({ err: error }, "fault");
    response.destroy();
  }
}

/** The caller went away before the end, which is theirs to do. */
function isHangUp(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE";
}
