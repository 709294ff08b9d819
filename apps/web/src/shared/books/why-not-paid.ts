import type { listBooksOfPerson } from "@thangam/contracts/books/book-operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { t } from "#i18n/i18n.ts";

/** Why a book takes no payment here; nothing where it does. */
export function whyNotPaid({
  book,
  paymentLink,
}: Pick<OutputOf<typeof listBooksOfPerson>[number], "book" | "paymentLink">): string | undefined {
  if (paymentLink !== null) return undefined;
  if (book.status !== "Approved") return t("This book takes no payment.");
  if (book.nextInstalment === null) return t("All instalments of this book are paid.");
  return t("Online payment is off. Please pay at the shop.");
}
