import type { DocumentTexts } from "#shape.ts";
import { annex } from "./documents/annex.ts";
import { branches } from "./documents/branches.ts";
import { brochure } from "./documents/brochure.ts";
import { evidence } from "./documents/evidence.ts";
import { lists } from "./documents/lists.ts";
import { receipts } from "./documents/receipts.ts";
import { values } from "./documents/values.ts";
import { labels } from "./labels.ts";

/** What receipts, passbooks and lists say in Hindi. */
export const documents: DocumentTexts = {
  ...labels,
  ...annex,
  ...branches,
  ...brochure,
  ...evidence,
  ...lists,
  ...receipts,
  ...values,
};
