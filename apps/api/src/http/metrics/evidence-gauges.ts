import type { Gauge } from "prom-client";
import type { EvidenceFigures } from "./metrics-store.ts";

/** How far the books are sealed and checked. A figure that there is not yet is not told. */
export function evidenceGauges(gauge: (name: string, help: string) => Gauge) {
  const gauges: Readonly<Record<keyof EvidenceFigures, Gauge>> = {
    sealedSeconds: gauge("evidence_age_seconds", "How long ago the books were sealed."),
    unsound: gauge("evidence_unsound", "Subjects that did not go on from what was sealed before."),
    verifiedSeconds: gauge("verification_age_seconds", "How long ago the portal checked the books by itself."),
    findings: gauge("verification_findings", "What the last check of the books found."),
  };
  const names = ["sealedSeconds", "unsound", "verifiedSeconds", "findings"] as const;
  return {
    set: (figures: EvidenceFigures) => {
      for (const name of names) {
        const value = figures[name];
        if (value === null) gauges[name].reset();
        else gauges[name].set(value);
      }
    },
    reset: () => {
      for (const name of names) gauges[name].reset();
    },
  };
}
