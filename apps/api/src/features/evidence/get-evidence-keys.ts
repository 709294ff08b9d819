import { operations } from "@thangam/contracts";
import { publicQuery } from "#kernel/handler.ts";
import { newestNote } from "./evidence-store.ts";
import { listedKeys } from "./get-evidence.ts";

/** What anybody needs who checks a statement of the shop. */
export const getEvidenceKeys = publicQuery(operations.getEvidenceKeys, async ({ db, services }) => ({
  keys: await listedKeys(services.evidence.dir),
  newest: await newestNote(db),
}));
