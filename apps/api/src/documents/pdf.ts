import { Worker } from "node:worker_threads";
import { assert } from "#platform/assert.ts";
import type { Pdf, Template } from "./port.ts";

export interface DocumentRequest {
  id: number;
  template: Template;
  json: string;
  madeAtSeconds: number;
}
export type DocumentResult = { id: number; bytes: Uint8Array } | { id: number; reason: string };

interface Waiting {
  done: (bytes: Uint8Array) => void;
  failed: (error: Error) => void;
}

/**
 * A thread of its own sets the documents, one after the other: a report of a thousand lines takes a second, in which
 * the counter must not stand still. The thread starts with the first document, and anew after a fault.
 */
export function makePdf(): Pdf {
  const waitingById = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;

  return {
    render(template, data, now) {
      worker ??= start();
      lastId += 1;
      const request: DocumentRequest = {
        id: lastId,
        template,
        json: JSON.stringify(data),
        madeAtSeconds: Math.floor(now.getTime() / 1000),
      };
      const made = new Promise<Uint8Array>((done, failed) => waitingById.set(request.id, { done, failed }));
      worker.ref();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of ours has no origin
      worker.postMessage(request);
      return made;
    },
  };

  function start(): Worker {
    const started = new Worker(new URL("pdf-worker.ts", import.meta.url));
    started.on("message", (answer: DocumentResult) => {
      const waiting = waitingById.get(answer.id);
      assert(waiting !== undefined, "each document was asked for once");
      waitingById.delete(answer.id);
      // A thread that waits for work keeps no process alive.
      if (waitingById.size === 0) started.unref();
      if ("bytes" in answer) waiting.done(answer.bytes);
      else waiting.failed(new Error(answer.reason));
    });
    started.on("error", (error) => {
      worker = undefined;
      for (const { failed } of waitingById.values()) failed(error instanceof Error ? error : new Error(String(error)));
      waitingById.clear();
    });
    return started;
  }
}
