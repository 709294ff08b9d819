import { operations } from "@thangam/contracts";
import { query } from "#kernel/handler.ts";
import { previewOfAcknowledgement } from "./preview-acknowledgement-store.ts";

/** What the dialog asks about before it acknowledges: the same rules credit the payment afterwards. */
export const previewAcknowledgement = query(operations.previewAcknowledgement, async ({ input, db, today, refuse }) => {
  const { paymentId, instalmentNumber = null, creditedOn = today } = input;
  const preview = await previewOfAcknowledgement(db, { paymentId, instalmentNumber, creditedOn });
  if (preview === undefined) throw refuse("payment_not_found");
  return preview;
});
