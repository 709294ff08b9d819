import { createServer } from "node:http";
import type { RequestListener, Server } from "node:http";

/** How long a caller may take; docs/security.md names the same. */
export interface Patience {
  /** Until the last header of a request has come. */
  headersMs: number;
  /** Until its last byte has come: a file over a slow line takes its time. */
  requestMs: number;
}

const patience: Patience = { headersMs: 30_000, requestMs: 120_000 };

/** A server that cuts off who sends more slowly than that, and so cannot be kept busy by many who send next to nothing. */
export function httpServer(listener: RequestListener, { headersMs, requestMs }: Patience = patience): Server {
  return createServer(
    {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      // Node looks this often, by itself only every half minute.
      connectionsCheckingInterval: Math.min(1_000, headersMs),
      keepAliveTimeout: 65_000,
    },
    listener,
  );
}
