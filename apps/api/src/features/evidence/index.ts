import type * as operations from "@thangam/contracts/evidence/operations";
import type { HandlersOf } from "#kernel/handler.ts";
import { checkStatement } from "./check-statement.ts";
import { getEvidence } from "./get-evidence.ts";
import { printStatement, saveStatement } from "./statements.ts";
import { getEvidenceKeys } from "./get-evidence-keys.ts";

export { verifyBooks } from "./verify-books.ts";
export { sealBooks } from "./seal-books.ts";
export type { EvidencePlaces } from "./places.ts";

export const handlers: HandlersOf<typeof operations> = {
  checkStatement,
  getEvidence,
  getEvidenceKeys,
  printStatement,
  saveStatement,
};
