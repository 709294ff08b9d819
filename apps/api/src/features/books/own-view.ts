import type { Services } from "#kernel/handler.ts";
import type { BookRow } from "./book-store.ts";
import { bookView } from "./book-view.ts";

/** A book beside its owner, and where it is paid. */
export function ownView(row: BookRow, { gateway }: Pick<Services, "gateway">) {
  const takesPayment = gateway !== null && row.status === "approved" && row.nextInstalment !== null;
  return {
    clientName: row.clientName,
    clientId: row.clientId,
    nominees: row.nominees,
    book: bookView(row),
    paymentLink: takesPayment ? `/pay?book=${row.id}` : null,
  };
}
