import type { Gauge } from "prom-client";
import type { QueueFigures } from "./metrics-store.ts";

/** What is still to be told to somebody. */
export function queueGauges(gauge: (name: string, help: string) => Gauge) {
  const waiting = gauge("queue_depth", "Messages that are still to be sent.");
  const oldest = gauge("queue_oldest_seconds", "How long the oldest message that is due has been waiting.");
  const again = gauge("pushes_again", "Pushes that a push service did not take, and that are tried again.");
  return {
    set: (figures: QueueFigures) => {
      waiting.set(figures.waiting);
      oldest.set(figures.oldestSeconds);
      again.set(figures.pushesAgain);
    },
    reset: () => {
      for (const one of [waiting, oldest, again]) one.reset();
    },
  };
}
