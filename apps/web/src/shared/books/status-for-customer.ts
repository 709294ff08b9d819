import { labelOf } from "#i18n/i18n.ts";

/** What a saver reads of the state of a book: that the shop approved it says nothing to them once it runs. */
export function statusForCustomer(status: string): string {
  return labelOf(status === "Approved" ? "Active" : status);
}
