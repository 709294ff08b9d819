import { takeCounterPayment } from "@thangam/contracts/payments/counter-operations";
import { wireRupees } from "@thangam/contracts/values/money";
import { useEffect, useRef, useState } from "react";
import type { FormEvent } from "react";
import { useSearchParams } from "react-router";
import { sentenceOf } from "#api/errors.ts";
import { notice } from "#api/sentences.ts";
import { rupees } from "#format/rupees.ts";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { PageHeader } from "#navigation/page-header.tsx";
import { AmountField } from "#ui/amount-field.tsx";
import { Button } from "#ui/button.tsx";
import { RadioGroup } from "#ui/choices.tsx";
import { Card, Trouble } from "#ui/surface.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.tsx";
import { BookNumberField } from "#shared/books/book-number-field.tsx";
import { CashNote } from "./cash-note.tsx";
import { paymentQueries } from "#shared/payments/payment-queries.ts";
import { modeOptions, transactionLabel } from "#shared/payments/payment-labels.ts";
import { PreviewCard } from "./preview-card.tsx";
import { PrintButton, Receipt } from "./receipt.tsx";
import type { Payment } from "./receipt.tsx";
import { usePreview } from "./use-preview.ts";

const blank = { bookNumber: "", amountPaise: "", mode: "Cash", transactionNumber: "", weightMg: "" };

/**
 * Money over the counter, by keyboard alone: a number, Enter, an amount, Enter; the receipt is there and the next
 * person's number can be typed. Nothing is saved before it is seen whose book it is.
 */
export default function OfflinePaymentScreen() {
  const [params] = useSearchParams();
  const [receipt, setReceipt] = useState<Payment | null>(null);
  const amountInput = useRef<HTMLInputElement>(null);
  const isBookAwaited = useRef(false);
  const [unseenAmount, setUnseenAmount] = useState<string | null>(null);

  const form = useOperationForm(takeCounterPayment, {
    defaults: { ...blank, bookNumber: params.get("book") ?? "" },
    toInput: (values) => ({
      ...values,
      amountPaise: amountShown,
      transactionNumber: values.mode === "Cash" ? "" : values.transactionNumber,
    }),
    invalidates: paymentQueries,
    fieldOfRefusal: {
      book_not_found: "bookNumber",
      book_closed: "bookNumber",
      book_not_open: "bookNumber",
      all_instalments_paid: "bookNumber",
      amount_not_allowed: "amountPaise",
      cash_of_day_exceeded: "amountPaise",
      cash_of_book_exceeded: "amountPaise",
      instalment_already_paid: "amountPaise",
      transaction_number_required: "transactionNumber",
      transaction_number_used: "transactionNumber",
      weight_required: "weightMg",
      gold_rate_missing: "weightMg",
    },
    onSaved: (payment, { mode }) => {
      toast.success(notice("payment_completed"));
      setReceipt(payment);
      form.startAgain({ ...blank, mode });
    },
    onEarlier: (earlier, next) => {
      const about = { number: earlier.input.bookNumber };
      if (earlier.isSaved) {
        const receiptNumber = earlier.output.receiptNumber ?? "–";
        toast.success(
          t("The earlier payment for book {number} was saved: receipt {receipt}.", {
            ...about,
            receipt: receiptNumber,
          }),
        );
        setReceipt(earlier.output);
      } else {
        const reason = sentenceOf(earlier.error);
        toast.error(t("The earlier payment for book {number} was not saved: {reason}", { ...about, reason }));
      }
      // More for the same book may have been meant instead of what is saved now; the next Enter decides.
      return earlier.isSaved && earlier.input.bookNumber === next.bookNumber ? "wait" : "go on";
    },
  });
  const { bookNumber, amountPaise, mode } = form.values;
  const preview = usePreview(bookNumber, amountPaise);
  const { shown } = preview;
  const due = shown?.dueAmountPaise ?? null;
  // Empty means what is due, which each book brings with it.
  const amountShown: string = amountPaise === "" && due !== null ? wireRupees(due) : amountPaise;
  const needsWeight = shown?.book.accrual === "weight" && shown.ratePaisePerGram === null;

  function chooseBook(number: string) {
    if (number === bookNumber) return;
    form.setValue("bookNumber", number);
    // What was typed for one book is never kept for another.
    form.setValue("amountPaise", "");
    form.setValue("weightMg", "");
  }

  function save(event: FormEvent) {
    event.preventDefault();
    // Enter that came before this book and this amount were shown does not save: they are, and the next Enter saves.
    const isUnseen = preview.number !== null && (shown === null || preview.isStale);
    isBookAwaited.current = isUnseen && shown === null;
    setUnseenAmount(isUnseen && shown !== null ? amountPaise : null);
    if (!isUnseen) void form.submit();
  }

  const isShown = shown !== null;
  useEffect(() => {
    if (!isShown || !isBookAwaited.current) return;
    isBookAwaited.current = false;
    // The field selects what it holds, so that typing replaces the amount that is due.
    amountInput.current?.focus();
  }, [isShown, isBookAwaited]);

  const bookField = form.controlled("bookNumber");
  const amountField = form.controlled("amountPaise");
  const lookupError = preview.trouble?.isRefused === true ? preview.trouble.message : undefined;
  return (
    <>
      <PageHeader />
      {/* On a phone the book stands between its number and the button that saves. */}
      <form
        noValidate
        aria-label={t("Offline Payment")}
        onSubmit={save}
        className="grid items-start gap-5 lg:grid-cols-2 lg:grid-rows-[auto_1fr]"
      >
        <Card>
          <BookNumberField
            autoFocus
            hint={t("Its number, or the client's name or mobile number.")}
            {...bookField}
            error={bookField.error ?? lookupError}
            onValueChange={chooseBook}
          />
        </Card>
        <div className="flex flex-col gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {preview.trouble !== null && !preview.trouble.isRefused && <Trouble message={preview.trouble.message} />}
          {shown !== null && <PreviewCard preview={shown} isStale={preview.isStale} />}
          {receipt !== null && <LastReceipt payment={receipt} />}
          {shown === null && receipt === null && <Waiting />}
        </div>
        <Card className="flex flex-col gap-5">
          <AmountField
            label={t("Amount")}
            isRequired
            {...amountField}
            value={amountShown}
            ref={(element) => {
              amountInput.current = element;
              amountField.ref(element);
            }}
            hint={
              shown?.book.paymentRule === "fixed"
                ? t("{amount} for each instalment; several may be paid at once.", {
                    amount: rupees(shown.book.amountPaise),
                  })
                : undefined
            }
          />
          <RadioGroup label={t("Payment Mode")} options={modeOptions()} {...form.controlled("mode")} />
          {mode === "Cash" && shown !== null && !preview.isStale && <CashNote preview={shown} />}
          {mode !== "Cash" && (
            <TextField
              label={transactionLabel(mode)}
              autoCapitalize="characters"
              maxLength={60}
              {...form.field("transactionNumber")}
            />
          )}
          {needsWeight && (
            <TextField
              label={t("Weight in grams")}
              isRequired
              inputMode="decimal"
              hint={t("There is no gold rate today.")}
              {...form.field("weightMg")}
            />
          )}
          <div className="flex flex-col gap-2">
            <Button type="submit" look="primary" isBusy={form.isSaving}>
              {t("Save Payment Details")}
            </Button>
            <p role="status" className="text-center text-sm text-gold-ink empty:hidden">
              {unseenAmount === amountPaise && !form.isSaving && shown !== null
                ? t("Not saved yet. See what will be credited, then save.")
                : null}
            </p>
          </div>
        </Card>
      </form>
    </>
  );
}

function LastReceipt({ payment }: { payment: Payment }) {
  return (
    <section aria-label={t("Last receipt")} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg font-semibold">{notice("payment_completed")}</h2>
        <PrintButton />
      </div>
      <Receipt payment={payment} />
    </section>
  );
}

function Waiting() {
  return (
    <div className="rounded-card border border-dashed border-edge p-8 text-center text-muted">
      {t(
        "Type a book number. Whose book it is, what is due and what will be credited stand here before anything is saved.",
      )}
    </div>
  );
}
