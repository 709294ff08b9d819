import { getPassbook } from "@thangam/contracts/receipts/operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { quoteBook } from "@thangam/contracts/books/quote-operations";
import { settleBook } from "@thangam/contracts/books/settling-operations";
import { settlementWays } from "@thangam/contracts/books/settlement-schemas";
import { liabilityReport, maturityReport } from "@thangam/contracts/reports/shop-report-operations";
import { wireRupees } from "@thangam/contracts/values/money";
import { formatGrams } from "@thangam/texts/format-money";
import { useState } from "react";
import { isRefusal, sentenceOf } from "#api/errors.ts";
import { useOperation } from "#api/query.ts";
import { modeOptions } from "#shared/payments/payment-labels.ts";
import { paymentQueries } from "#shared/payments/payment-queries.ts";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { day } from "#format/dates.ts";
import { wordOf } from "#format/words.ts";
import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogActions } from "#ui/dialog.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { Skeleton } from "#ui/surface.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.tsx";
import { bookQueries } from "#shared/books/book-queries.ts";
import { SettlementQuote } from "./settlement-quote.tsx";
import { owedText } from "#shared/books/settlement-labels.ts";

interface Props {
  book: { bookId: bigint; bookNumber: string; clientName: string };
  onClose: () => void;
}

/** An Admin ends a book for good, with what it is worth before their eyes. */
export default function SettleBookDialog({ book, onClose }: Props) {
  // Figures of some minutes ago would be refused.
  const quote = useOperation(quoteBook, { bookId: book.bookId }, { staleTime: 0 });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("Settle book {number}", { number: book.bookNumber })}
      description={book.clientName}
    >
      {quote.data === undefined && quote.error === null && <Skeleton className="h-96 w-full" />}
      {quote.data === undefined && quote.error !== null && (
        <>
          <p className="text-danger-ink">{sentenceOf(quote.error)}</p>
          <DialogActions>
            <Button onClick={onClose}>{t("Close")}</Button>
            <Button onClick={() => void quote.refetch()}>{t("Try again")}</Button>
          </DialogActions>
        </>
      )}
      {quote.data !== undefined && (
        <SettleForm book={book} quote={quote.data} onChanged={() => void quote.refetch()} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface FormProps extends Props {
  quote: OutputOf<typeof quoteBook>;
  /** It is worth something else by now. */
  onChanged: () => void;
}

function SettleForm({ book, quote, onChanged, onClose }: FormProps) {
  const [changed, setChanged] = useState<string | null>(null);
  const owed = quote.today;
  const given = (way: string) => {
    const isRefund = way === "Refund";
    return {
      totalPaise: isRefund ? owed.paidPaise : owed.totalPaise,
      totalMg: (isRefund ? owed.weightMg : owed.totalMg) ?? 0n,
    };
  };
  const form = useOperationForm(settleBook, {
    defaults: { way: "", mode: "", reference: "", remarks: "" },
    toInput: (values) => ({
      ...values,
      mode: values.way === "Refund" ? values.mode : "",
      bookId: book.bookId.toString(),
      totalPaise: wireRupees(given(values.way).totalPaise),
      totalMg: formatGrams(given(values.way).totalMg),
    }),
    fieldOfRefusal: { settlement_remarks_missing: "remarks" },
    invalidates: [...bookQueries, ...paymentQueries, getPassbook, liabilityReport, maturityReport],
    onRefused: (error) => {
      if (!isRefusal(error) || error.code !== "quote_changed") return false;
      setChanged(sentenceOf(error));
      onChanged();
      return true;
    },
    onSaved: () => {
      toast.success(t("Book {number} is settled.", { number: book.bookNumber }));
      onClose();
    },
  });
  const { way, mode } = form.values;
  const isEarly = quote.asOf < owed.maturesOn;
  return (
    <form
      noValidate
      aria-label={t("Settle")}
      onSubmit={(event) => void form.submit(event)}
      className="flex flex-col gap-5"
    >
      {changed !== null && (
        <p role="alert" className="rounded-card bg-danger-soft px-4 py-3 text-danger-ink">
          {changed}
        </p>
      )}
      <SettlementQuote quote={quote} isRefund={way === "Refund"} />
      <SelectField
        label={t("The saver gets")}
        isRequired
        placeholder={t("Select")}
        options={settlementWays.map((value) => ({ value, label: wayWord(value) }))}
        {...form.controlled("way")}
      />
      {way === "Refund" && (
        <SelectField
          label={t("Paid back by")}
          isRequired
          placeholder={t("Select")}
          options={modeOptions()}
          hint={t("The money is taken from there today, and the day's close counts it.")}
          {...form.controlled("mode")}
        />
      )}
      <TextField
        label={referenceLabel(way)}
        isRequired={way !== "Refund" || mode !== "Cash"}
        maxLength={60}
        {...form.field("reference")}
      />
      <TextField
        label={t("Remarks")}
        isRequired={isEarly}
        maxLength={300}
        hint={isEarly ? t("This book matures on {day}. Say why it is settled now.", { day: day(owed.maturesOn) }) : ""}
        {...form.field("remarks")}
      />
      {way !== "" && (
        <p className="rounded-card bg-gold-soft px-4 py-3 text-gold-ink">
          {whatHappens(way, mode, {
            total: owedText({
              ...given(way),
              bonusPaise: owed.bonusPaise,
              savesGold: quote.accrual === "weight" && way !== "Refund",
            }),
          })}{" "}
          {t("This is final: a settled book cannot be opened again.")}
        </p>
      )}
      <DialogActions>
        <Button onClick={onClose}>{t("Cancel")}</Button>
        <Button type="submit" look="danger" isBusy={form.isSaving}>
          {t("Settle for good")}
        </Button>
      </DialogActions>
    </form>
  );
}

function wayWord(way: (typeof settlementWays)[number]): string {
  switch (way) {
    case "Jewellery bill":
      return t("Jewellery on a bill");
    case "Voucher":
      return t("A voucher");
    case "Refund":
      return t("The money back, without a bonus");
  }
}

function referenceLabel(way: string): string {
  if (way === "Refund") return t("Number of the transfer or slip");
  return way === "Voucher" ? t("Number of the voucher") : t("Number of the bill");
}

function whatHappens(way: string, mode: string, { total }: { total: string }): string {
  if (way === "Jewellery bill")
    return t("{total} goes on the jewellery bill, and nothing stays on the book.", { total });
  if (way === "Voucher") return t("{total} goes on the voucher, and nothing stays on the book.", { total });
  if (mode === "")
    return t("{total} goes back to the saver, without a bonus, and nothing stays on the book.", { total });
  return t("{total} goes back to the saver by {mode}, without a bonus, and nothing stays on the book.", {
    total,
    mode: wordOf(mode),
  });
}
