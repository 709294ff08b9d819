import type { FormEvent } from "react";
import { settlementMethods } from "@thangam/contracts/books/settlement-schemas";
import { sendSettlementCode } from "@thangam/contracts/books/settling-operations";
import { checkInput } from "#forms/resolver.ts";
import { day } from "#format/dates.ts";
import { t } from "#i18n/i18n.ts";
import { owedText } from "#shared/books/settlement-labels.ts";
import { Button } from "#ui/button.tsx";
import { DialogActions } from "#ui/dialog.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { referenceLabel, settlementMethodOption, consequenceOf } from "./settle-labels.ts";
import { RefundMethodField } from "./refund-method-field.tsx";
import { SettlementQuote } from "./settlement-quote.tsx";
import { SettleConfirmation } from "./settle-confirmation.tsx";
import { PartsEditor } from "./parts/parts-editor.tsx";
import { toldSoon, usePartsQuote } from "./parts/use-parts-quote.ts";
import type { QuotedParts } from "./parts/use-parts-quote.ts";
import { settlementAmounts, settlementTerms, useSettleForm } from "./use-settle-form.ts";
import type { Quote, SettledBook, SettleForm as Form } from "./use-settle-form.ts";

interface Props {
  book: SettledBook;
  quote: Quote;
  /** The book is worth something else by now. */
  onChanged: () => void;
  onClose: () => void;
}

/** Chooses the settlement method, and shows what the client gets. */
export function SettleForm({ book, quote, onChanged, onClose }: Props) {
  const { form, changed, onRefused } = useSettleForm({ book, quote, onChanged, onSettled: onClose });
  const owed = quote.today;
  const { method } = form.values;
  const terms = checkInput(sendSettlementCode, settlementTerms(book, quote, form.values));
  const isUnderTerms = quote.terms !== null;
  const savesGold = quote.accrual === "weight";
  const asked = { bookId: book.bookId, savesGold, parts: form.values.parts };
  const told = usePartsQuote(asked, isUnderTerms);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isUnderTerms) await toldSoon(asked);
    await form.submit();
  };
  const isEarly = quote.asOf < owed.maturesOn;
  return (
    <form noValidate aria-label={t("Settle")} onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      {changed !== null && (
        <p role="alert" className="rounded-card bg-danger-soft px-4 py-3 text-danger-ink">
          {changed}
        </p>
      )}
      <SettlementQuote quote={quote} isRefund={!isUnderTerms && method === "Refund"} />
      {isUnderTerms ? <PartsEditor {...{ form, quote, told }} /> : <MethodFields form={form} />}
      <TextField
        label={t("Remarks")}
        isRequired={isEarly}
        maxLength={300}
        hint={isEarly ? t("This book matures on {day}. Say why it is settled now.", { day: day(owed.maturesOn) }) : ""}
        {...form.field("remarks")}
      />
      <SettleConfirmation form={form} terms={terms.ok ? terms.input : null} onRefused={onRefused} />
      {isUnderTerms && told.settlement !== null && <WhatStays quote={quote} settlement={told.settlement} />}
      {!isUnderTerms && method !== "" && <Consequence quote={quote} method={method} mode={form.values.mode} />}
      <DialogActions>
        <Button onClick={onClose}>{t("Cancel")}</Button>
        <Button type="submit" look="danger" isBusy={form.isSaving}>
          {t("Settle for good")}
        </Button>
      </DialogActions>
    </form>
  );
}

/** The settlement method, and the number of the bill, voucher or transfer. */
function MethodFields({ form }: { form: Form }) {
  const { method, mode } = form.values;
  return (
    <>
      <SelectField
        label={t("The client gets")}
        isRequired
        placeholder={t("Select")}
        options={settlementMethods.map((value) => ({ value, label: settlementMethodOption(value) }))}
        {...form.controlled("method")}
      />
      {method === "Refund" && <RefundMethodField {...form.controlled("mode")} />}
      {method !== "" && (
        <TextField
          label={referenceLabel(method)}
          isRequired={method !== "Refund" || mode !== "Cash"}
          maxLength={60}
          {...form.field("reference")}
        />
      )}
    </>
  );
}

/** Whether the book ends by it, or goes on with what is left. */
function WhatStays({ quote, settlement: { left } }: { quote: Quote; settlement: QuotedParts }) {
  if (left === null) return null;
  const isAll = left.paise === 0n && left.mg === 0n;
  const stays = owedText({
    savesGold: quote.accrual === "weight",
    totalPaise: left.paise + left.bonusPaise,
    totalMg: left.mg + left.bonusMg,
    bonusPaise: left.bonusPaise,
  });
  return (
    <p className="rounded-card bg-gold-soft px-4 py-3 text-gold-ink">
      {isAll
        ? `${t("Nothing stays on the book.")} ${t("This is final: a settled book cannot be opened again.")}`
        : t("{rest} stays on the book, which goes on. What is given now is final.", { rest: stays })}
    </p>
  );
}

function Consequence({ quote, method, mode }: { quote: Quote; method: string; mode: string }) {
  const total = owedText({
    ...settlementAmounts(quote, method),
    bonusPaise: quote.today.bonusPaise,
    savesGold: quote.accrual === "weight" && method !== "Refund",
  });
  return (
    <p className="rounded-card bg-gold-soft px-4 py-3 text-gold-ink">
      {consequenceOf(method, mode, { total })} {t("This is final: a settled book cannot be opened again.")}
    </p>
  );
}
