import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Clock } from "#platform/clock.ts";
import { poolUseOf } from "#platform/database/db.ts";
import type { Database } from "#platform/database/db.ts";
import { evidenceGauges } from "./evidence-gauges.ts";
import { queueGauges } from "./queue-gauges.ts";
import {
  archiveFailure,
  evidenceFigures,
  failingJobs,
  malformedEvents,
  oldestVerified,
  openExceptions,
  paymentsByStatus,
  queueFigures,
} from "./metrics-store.ts";

/** A request that was answered. */
export interface Answered {
  /** By its name on the wire; null for pages, health checks and whatever there is not. */
  operation: string | null;
  status: number | "aborted";
  seconds: number;
}

export interface Metrics {
  noteAnswer: (answer: Answered) => void;
  /** Everything, as Prometheus reads it. */
  read: () => Promise<string>;
  contentType: string;
}

/**
 * The figures of one process, and those of the shop, which every process tells alike. A database that does not answer
 * is a figure too, not a failure.
 */
export function makeMetrics(db: Database, clock: Clock): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: "thangam_request_seconds",
    help: "Answered requests, by operation and status, and how long they took.",
    labelNames: ["operation", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const gauge = <L extends string>(name: string, help: string, labelNames: L[] = []) =>
    new Gauge({ name: `thangam_${name}`, help, labelNames, registers });
  const pool = gauge("pool_connections", "Connections to the database, by what they do.", ["state"]);
  const poolWaiting = gauge("pool_waiting", "Callers that wait for a connection to the database.");
  const isUp = gauge("database_up", "1 when the database answered this reading.");
  const queue = queueGauges(gauge);
  const payments = gauge("payments", "Payments of the shop, by status.", ["status"]);
  const verified = gauge("verified_oldest_seconds", "Age of the oldest verified payment, by who credits it.", ["by"]);
  const exceptions = gauge("payment_exceptions_open", "Payment exceptions that nobody has resolved.");
  const malformed = gauge("malformed_events", "Events that a gateway signed and nobody could act on.");
  const evidence = evidenceGauges(gauge);
  const archive = gauge("archive_failing_seconds", "How long changes of the database could not be archived.");
  const failing = gauge("job_failing_seconds", "How long background work has failed, by its name.", ["job"]);

  async function readShop(): Promise<void> {
    const [queued, byStatus, wait, open, unread, failures, figures, archived] = await Promise.all([
      queueFigures(db, clock()),
      paymentsByStatus(db),
      oldestVerified(db, clock()),
      openExceptions(db),
      malformedEvents(db),
      failingJobs(db, clock()),
      evidenceFigures(db, clock()),
      archiveFailure(db),
    ]);
    isUp.set(1);
    queue.set(queued);
    verified.set({ by: "portal" }, wait.isAutomatic ? wait.seconds : 0);
    verified.set({ by: "staff" }, wait.isAutomatic ? 0 : wait.seconds);
    exceptions.set(open);
    malformed.set(unread);
    evidence.set(figures);
    archive.set(archived.failingSeconds);
    failing.reset();
    for (const { name, seconds } of failures) failing.set({ job: name }, seconds);
    for (const { status, count } of byStatus) payments.set({ status }, count);
  }

  return {
    contentType: register.contentType,
    noteAnswer: ({ operation, status, seconds }) =>
      requests.observe({ operation: operation ?? "none", status: String(status) }, seconds),
    read: async () => {
      const { open, idle, waiting: callers } = poolUseOf(db);
      pool.set({ state: "busy" }, open - idle);
      pool.set({ state: "idle" }, idle);
      poolWaiting.set(callers);
      await readShop().catch(() => {
        isUp.set(0);
        // Old figures would look like true ones.
        for (const figure of [queue, payments, verified, exceptions, malformed, failing, evidence, archive])
          figure.reset();
      });
      return register.metrics();
    },
  };
}
