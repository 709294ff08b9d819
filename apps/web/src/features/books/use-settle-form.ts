import type { quoteBook } from "@thangam/contracts/books/quote-operations";
import { settleBook } from "@thangam/contracts/books/settling-operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { getPassbook } from "@thangam/contracts/receipts/operations";
import { liabilityReport, maturityReport } from "@thangam/contracts/reports/shop-report-operations";
import { wireRupees } from "@thangam/contracts/values/money";
import { formatGrams } from "@thangam/texts/format-money";
import { useState } from "react";
import { isRefusal, errorMessage } from "#api/errors.ts";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { bookQueries } from "#shared/books/book-queries.ts";
import { paymentQueries } from "#shared/payments/payment-queries.ts";
import { toast } from "#ui/toast.tsx";

interface Options {
  book: SettledBook;
  quote: Quote;
  /** The book is worth something else by now. */
  onChanged: () => void;
  onSettled: () => void;
}

export interface SettledBook {
  bookId: bigint;
  bookNumber: string;
  clientName: string;
}

export type Quote = OutputOf<typeof quoteBook>;

/** The form that settles a book for its current value. `changed` holds a message when that value changed meanwhile. */
export function useSettleForm({ book, quote, onChanged, onSettled }: Options) {
  const [changed, setChanged] = useState<string | null>(null);
  const form = useOperationForm(settleBook, {
    defaults: { method: "", mode: "", reference: "", remarks: "" },
    toInput: (values) => ({
      ...values,
      mode: values.method === "Refund" ? values.mode : "",
      bookId: book.bookId.toString(),
      totalPaise: wireRupees(settlementAmounts(quote, values.method).totalPaise),
      totalMg: formatGrams(settlementAmounts(quote, values.method).totalMg),
    }),
    fieldOfRefusal: { settlement_remarks_missing: "remarks" },
    invalidates: [...bookQueries, ...paymentQueries, getPassbook, liabilityReport, maturityReport],
    onRefused: (error) => {
      if (!isRefusal(error) || error.code !== "quote_changed") return false;
      setChanged(errorMessage(error));
      onChanged();
      return true;
    },
    onSaved: () => {
      toast.success(t("Book {number} is settled.", { number: book.bookNumber }));
      onSettled();
    },
  });
  return { form, changed };
}

/** What a settlement method pays. A refund pays back what was paid in, without a bonus. */
export function settlementAmounts({ today }: Quote, method: string) {
  const isRefund = method === "Refund";
  return {
    totalPaise: isRefund ? today.paidPaise : today.totalPaise,
    totalMg: (isRefund ? today.weightMg : today.totalMg) ?? 0n,
  };
}
