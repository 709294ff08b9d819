import type { EvidenceStore } from "#integrations/evidence-store/port.ts";

/** Where the shop keeps its evidence, and the key that signs it. */
export interface EvidencePlaces {
  dir: string;
  keyDir: string;
  store: EvidenceStore | null;
  keptDays: number;
}
