import { previewPayment } from "@thangam/contracts/books/counter-operations";
import { takeCounterPayment } from "@thangam/contracts/payments/counter-operations";
import { listMyTakings } from "@thangam/contracts/payments/takings-operations";
import type { InputOf } from "@thangam/contracts/kernel/operation";
import { wireRupees } from "@thangam/contracts/values/money";
import { useState } from "react";
import type { FormEvent } from "react";
import { flushSync } from "react-dom";
import { useSearchParams } from "react-router";
import { errorMessage } from "#api/errors.ts";
import type { Earlier } from "#api/exactly-once.ts";
import { messageOfCode, notice } from "#api/messages.ts";
import { queryClient } from "#api/query.ts";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { paymentQueries } from "#shared/payments/payment-queries.ts";
import { toast } from "#ui/toast.tsx";
import type { Payment } from "./receipt.tsx";
import { usePreviewGate } from "./use-preview-gate.ts";
import { usePreview } from "./use-preview.ts";
import type { Preview } from "./use-preview.ts";
import { pressEnter, useTypeAhead } from "./use-type-ahead.ts";
import type { TypedAhead } from "./use-type-ahead.ts";
import { useWaitingQuestion } from "./use-waiting-question.ts";

const blank = { bookNumber: "", amountPaise: "", mode: "Cash", transactionNumber: "", weightMg: "" };

const fieldOfRefusal = {
  book_not_found: "bookNumber",
  book_closed: "bookNumber",
  book_paid_meanwhile: "amountPaise",
  book_not_open: "bookNumber",
  all_instalments_paid: "bookNumber",
  amount_not_allowed: "amountPaise",
  cash_of_day_exceeded: "amountPaise",
  cash_of_book_exceeded: "amountPaise",
  instalment_already_paid: "amountPaise",
  transaction_number_required: "transactionNumber",
  transaction_number_without_digit: "transactionNumber",
  transaction_number_used: "transactionNumber",
  weight_required: "weightMg",
  gold_rate_missing: "weightMg",
};

/**
 * The state of the counter: the form, the previewed book, and the last receipt. Nothing is saved before the clerk has
 * seen the book and the amount.
 */
export function useCounterPayment() {
  const [params] = useSearchParams();
  const [receipt, setReceipt] = useState<Payment | null>(null);
  const form = useOperationForm(takeCounterPayment, {
    defaults: { ...blank, bookNumber: params.get("book") ?? "" },
    toInput: (values) => ({
      ...values,
      amountPaise: amountShown,
      transactionNumber: values.mode === "Cash" ? "" : values.transactionNumber,
      seenState: preview.shown?.bookState,
    }),
    check: ({ mode, transactionNumber }) =>
      isNumberNeeded(mode) && transactionNumber.trim() === ""
        ? [{ name: "transactionNumber", message: messageOfCode("transaction_number_required") }]
        : [],
    invalidates: [...paymentQueries, listMyTakings],
    fieldOfRefusal,
    onSaved: (payment, { mode }) => {
      toast.success(notice("payment_completed"));
      setReceipt(payment);
      form.startAgain({ ...blank, mode });
    },
    onEarlier: (earlier, next) => {
      reportEarlier(earlier);
      if (earlier.isSaved) setReceipt(earlier.output);
      if (earlier.isSaved && isSamePayment(earlier.input, next)) form.startAgain({ ...blank, mode: next.mode });
      // Another amount may be a further payment for this book, so another Enter is needed.
      return earlier.isSaved && earlier.input.bookNumber === next.bookNumber ? "wait" : "go on";
    },
  });
  const { bookNumber, amountPaise } = form.values;
  const preview = usePreview(bookNumber, amountPaise);
  const due = preview.shown?.dueAmountPaise ?? null;
  // An empty amount means the amount that is due.
  const amountShown: string = amountPaise === "" && due !== null ? wireRupees(due) : amountPaise;
  /** Before the book is known nobody asks for a number. */
  const isNumberNeeded = (mode: string): boolean =>
    preview.shown !== null && !preview.shown.withoutNumber.some((known) => known === mode);
  const gate = usePreviewGate(preview, amountPaise);
  const keepKeysDuring = useTypeAhead((next) => typeNext(next, (text) => form.setValue("bookNumber", text)));
  const question = useWaitingQuestion(preview.shown, () => void keepKeysDuring(() => saveAndLookAgain(form.submit)));

  function chooseBook(number: string) {
    if (number === bookNumber) return;
    form.setValue("bookNumber", number);
    // Input for one book is never used for another.
    form.setValue("amountPaise", "");
    form.setValue("weightMg", "");
  }

  function save(event: FormEvent) {
    event.preventDefault();
    if (!gate.isSeen()) return;
    if (isForBook(preview.shown)) gate.focusAmount();
    else question.saveOrAsk();
  }

  return {
    question,
    form,
    preview,
    receipt,
    amountShown,
    chooseBook,
    save,
    isNumberNeeded,
    ...gate,
  };
}

/** A refusal may tell of a book that has changed, so the preview is drawn anew. */
async function saveAndLookAgain(submit: () => Promise<void>): Promise<void> {
  await submit();
  void queryClient.invalidateQueries({ queryKey: [previewPayment.wire] });
}

/** Reports the result of a payment whose response was lost. */
function reportEarlier(earlier: Earlier<typeof takeCounterPayment>): void {
  const about = { number: earlier.input.bookNumber };
  if (earlier.isSaved) {
    const receipt = earlier.output.receiptNumber ?? "–";
    toast.success(t("The earlier payment for book {number} was saved: receipt {receipt}.", { ...about, receipt }));
  } else {
    const reason = errorMessage(earlier.error);
    toast.error(t("The earlier payment for book {number} was not saved: {reason}", { ...about, reason }));
  }
}

type TakenInput = InputOf<typeof takeCounterPayment>;

/** Whether somebody who asks for `next` asks for `earlier` again; the book stood otherwise before it. */
function isSamePayment(earlier: TakenInput, next: TakenInput): boolean {
  const isSame = (field: keyof TakenInput) => earlier[field] === next[field];
  return (["bookNumber", "amountPaise", "mode", "transactionNumber", "weightMg"] as const).every(isSame);
}

/** An Enter at its number takes the shown book, at whatever speed; the next one, at the amount, saves. */
function isForBook(shown: Preview | null): boolean {
  return shown !== null && numberWithFocus() !== null;
}

/** The box of the book's number while somebody types in it. */
function numberWithFocus(): HTMLInputElement | null {
  const field = document.activeElement;
  return field instanceof HTMLInputElement && field.name === "bookNumber" ? field : null;
}

/** Types what came for the next person; after a refusal the book at hand is not done yet. */
function typeNext({ text, isEntered }: TypedAhead, chooseBook: (text: string) => void): void {
  const field = numberWithFocus();
  if (field === null || field.value !== "") return;
  flushSync(() => chooseBook(text));
  if (isEntered) pressEnter(field);
}
