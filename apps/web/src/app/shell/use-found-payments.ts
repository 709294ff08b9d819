import type { Rights } from "@thangam/contracts/kernel/roles";
import { mayOpen } from "@thangam/contracts/menu/audience";
import { listPayments } from "@thangam/contracts/payments/list-operations";
import { receiptPath, transactionsOfBook } from "#app/paths.ts";
import { useOperation } from "#api/query.ts";
import { rupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import type { Hit } from "./palette-hits.ts";

/** Fewer signs than these are of a book, or of anything. */
const MIN_SIGNS = 6;
const MOST = 3;

/** The payments whose receipt, or whose number at a bank or gateway, is `search`, which follows `typed` after a pause. */
export function useFoundPayments(user: Rights, search: string, typed: string): { hits: Hit[]; isSettled: boolean } {
  const isLooked = mayOpen("payments.view", user) && isNumber(typed);
  const found = useOperation(
    listPayments,
    { search, page: 1, pageSize: 10 },
    { enabled: isLooked && isNumber(search), keepPrevious: true },
  );
  if (!isLooked) return { hits: [], isSettled: true };
  const isAnswered = (found.data !== undefined && !found.isPlaceholderData) || found.error !== null;
  const signs = signsOf(typed);
  const hits = (found.data?.rows ?? []).flatMap(({ id, bookNumber, clientName, amountPaise, ...numbers }) => {
    const label = [numbers.receiptNumber, numbers.transactionNumber].find(
      (number) => number !== null && signsOf(number).includes(signs),
    );
    if (label === undefined || label === null) return [];
    return {
      key: `payment-${id}`,
      group: t("Receipts and payments"),
      label,
      note: `${clientName} · ${rupees(amountPaise)}`,
      to: numbers.receiptNumber === null ? transactionsOfBook(bookNumber) : receiptPath(id),
    };
  });
  return { hits: hits.slice(0, MOST), isSettled: search === typed && isAnswered };
}

function isNumber(text: string): boolean {
  return signsOf(text).length >= MIN_SIGNS && /\d{3}/.test(text);
}

/** A receipt is also typed without its hyphen, and in small letters. */
function signsOf(text: string): string {
  return text.replaceAll(/[\s-]/g, "").toUpperCase();
}
