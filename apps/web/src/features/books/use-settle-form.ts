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
export type SettleForm = ReturnType<typeof useSettleForm>["form"];

const blank = {
  method: "",
  mode: "",
  reference: "",
  remarks: "",
  confirmedBy: "code",
  clientCode: "",
  identityPaper: "",
  identityPaperEnd: "",
};

/** The form that settles a book for its current value. `changed` holds a message when that value changed meanwhile. */
export function useSettleForm({ book, quote, onChanged, onSettled }: Options) {
  const [changed, setChanged] = useState<string | null>(null);
  const onRefused = (error: unknown) => {
    if (!isRefusal(error) || error.code !== "quote_changed") return false;
    setChanged(errorMessage(error));
    onChanged();
    return true;
  };
  const form = useOperationForm(settleBook, {
    defaults: { ...blank, handedTo: book.clientName },
    toInput: (values) => ({
      ...settlementTerms(book, quote, values),
      remarks: values.remarks,
      ...confirmationOf(values),
    }),
    fieldOfRefusal: {
      reference_used: "reference",
      bank_reference_used: "reference",
      settlement_remarks_missing: "remarks",
      settlement_code_wrong: "clientCode",
    },
    invalidates: [...bookQueries, ...paymentQueries, getPassbook, liabilityReport, maturityReport],
    onRefused,
    // Its code is used up by asking, so that it is not sent again from here.
    onWaits: onSettled,
    onSaved: () => {
      toast.success(t("Book {number} is settled.", { number: book.bookNumber }));
      onSettled();
    },
  });
  return { form, changed, onRefused };
}

interface Terms {
  method: string;
  mode: string;
  reference: string;
}

/** What the client gets, which their code confirms. */
export function settlementTerms(book: SettledBook, quote: Quote, { method, mode, reference }: Terms) {
  const { totalPaise, totalMg } = settlementAmounts(quote, method);
  return {
    bookId: book.bookId.toString(),
    method,
    mode: method === "Refund" ? mode : "",
    reference,
    totalPaise: wireRupees(totalPaise),
    totalMg: formatGrams(totalMg),
  };
}

/** The code, or the hand-over, whichever is chosen; what was typed for the other stays in the form. */
function confirmationOf(values: typeof blank & { handedTo: string }) {
  const { confirmedBy, clientCode, identityPaper, identityPaperEnd, handedTo } = values;
  if (confirmedBy === "code") return { clientCode };
  // A hand-over of which nothing is typed is one without its paper, not one without a code.
  const isBlank = [identityPaper, identityPaperEnd, handedTo].every((typed) => typed.trim() === "");
  return { identityPaper: isBlank ? "none" : identityPaper, identityPaperEnd, handedTo };
}

/** What a settlement method pays. A refund pays back what was paid in, without a bonus. */
export function settlementAmounts({ today }: Quote, method: string) {
  const isRefund = method === "Refund";
  return {
    totalPaise: isRefund ? today.paidPaise : today.totalPaise,
    totalMg: (isRefund ? today.weightMg : today.totalMg) ?? 0n,
  };
}
