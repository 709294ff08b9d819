import { createServer } from "node:http";
import express from "express";
import { healthRoutes } from "#http/health.ts";
import { closeServer, listen } from "#platform/process/server.ts";
import type { Stops } from "#platform/process/process.ts";
import type { Metrics } from "./metrics.ts";

interface MetricsServer {
  metrics: Metrics;
  isReady: () => Promise<boolean>;
  stops: Stops;
}

/** Serves `/metrics` and the health of this process on a port of their own, which nobody outside may reach. */
export async function serveMetrics(
  { metrics, isReady, stops }: MetricsServer,
  { host, port }: { host: string; port: number },
): Promise<number> {
  const app = express().disable("x-powered-by").use(healthRoutes(isReady));
  app.get("/metrics", async (_request, response) => {
    response.setHeader("Content-Type", metrics.contentType);
    response.send(await metrics.read());
  });
  const server = createServer({ requestTimeout: 10_000, headersTimeout: 5_000 }, app);
  stops.push(() => closeServer(server, 1_000));
  return listen(server, port, host);
}
