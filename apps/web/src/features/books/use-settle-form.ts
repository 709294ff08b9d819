import type { quoteBook } from "@thangam/contracts/books/quote-operations";
import { settleBook } from "@thangam/contracts/books/settling-operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { getPassbook } from "@thangam/contracts/receipts/operations";
import { liabilityReport, maturityReport } from "@thangam/contracts/reports/shop-report-operations";
import { wireRupees } from "@thangam/contracts/values/money";
import { formatGrams } from "@thangam/texts/format-money";
import { useState } from "react";
import { messageOfCode } from "#api/messages.ts";
import type { FieldError } from "#forms/resolver.ts";
import { isRefusal, errorMessage } from "#api/errors.ts";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { bookQueries } from "#shared/books/book-queries.ts";
import { paymentQueries } from "#shared/payments/payment-queries.ts";
import { toast } from "#ui/toast.tsx";
import { blankPart, partsTyped } from "./parts/part-drafts.ts";
import type { PartDraft } from "./parts/part-drafts.ts";
import { inputOf, toldOf } from "./parts/use-parts-quote.ts";

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
  /** Of a book under terms, in the place of the three before. */
  parts: [blankPart],
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
    check: ({ parts }) => mistakesOf(book, quote, parts),
    fieldOf: { totalPaise: "parts", totalMg: "parts" },
    fieldOfRefusal: {
      reference_used: ({ parts }) => ofReference(quote, parts, "reference_used"),
      bank_reference_used: ({ parts }) => ofReference(quote, parts, "bank_reference_used"),
      settlement_remarks_missing: "remarks",
      settlement_code_wrong: "clientCode",
    },
    invalidates: [...bookQueries, ...paymentQueries, getPassbook, liabilityReport, maturityReport],
    onRefused,
    // Its code is used up by asking, so that it is not sent again from here.
    onWaits: onSettled,
    onSaved: ({ status }) => {
      const number = book.bookNumber;
      toast.success(
        status === "Settled"
          ? t("Book {number} is settled.", { number })
          : t("A part of book {number} is settled.", { number }),
      );
      onSettled();
    },
  });
  return { form, changed, onRefused };
}

type Parts = readonly PartDraft[];

/** What is wrong with parts that are filled in: they cannot be settled so, or it is not known yet what they come to. */
function mistakesOf({ bookId }: SettledBook, quote: Quote, parts: Parts): FieldError[] {
  const asked = { bookId, savesGold: quote.accrual === "weight", parts };
  if (quote.terms === null || inputOf(asked) === null || toldOf(asked) !== null) return [];
  return [
    {
      name: "parts",
      message: t("These parts cannot be settled so, or are still being reckoned. See what is said of them."),
    },
  ];
}

/** A number that has settled another book: of which part it is, a refusal does not say. */
function ofReference(quote: Quote, parts: Parts, code: string): FieldError {
  const message = messageOfCode(code);
  if (quote.terms === null) return { name: "reference", message };
  return { name: parts.length === 1 ? "parts.0.reference" : "parts", message };
}

interface Terms {
  method: string;
  mode: string;
  reference: string;
  parts: Parts;
}

/** What the client gets, which their code confirms. */
export function settlementTerms(book: SettledBook, quote: Quote, { method, mode, reference, parts }: Terms) {
  if (quote.terms !== null) {
    const savesGold = quote.accrual === "weight";
    const told = toldOf({ bookId: book.bookId, savesGold, parts });
    return {
      bookId: book.bookId.toString(),
      parts: partsTyped(parts, savesGold),
      totalPaise: told === null || told.totalPaise === null ? "" : wireRupees(told.totalPaise),
      totalMg: told === null || told.totalMg === null ? "" : formatGrams(told.totalMg),
    };
  }
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
