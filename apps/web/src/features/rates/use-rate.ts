import { previewPayment } from "@thangam/contracts/books/counter-operations";
import { listPayments } from "@thangam/contracts/payments/list-operations";
import { goldRateHistory, listGoldRates, setGoldRate, todaysGoldRate } from "@thangam/contracts/rates/operations";
import { rupees } from "@thangam/contracts/values/money";
import { useEffect, useRef } from "react";
import * as z from "zod/mini";
import { useOperation } from "#api/query.ts";
import { checkValues } from "#forms/resolver.ts";
import type { FieldError } from "#forms/resolver.ts";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import type { Purity } from "./purity-label.ts";

type Outcome = "saved" | "waits" | "refused";

/**
 * Today's rate of one purity, of the shop or of a branch, as it is typed and sent by itself. What was saved, or waits for an approval, leaves its field, so
 * that whatever stands in one is still to be sent.
 */
export function useRate(purity: Purity, branch: { branchNumber?: number }) {
  const outcome = useRef<Outcome>("refused");
  const toInput = ({ ratePaisePerGram }: { ratePaisePerGram: string }) => ({
    ...branch,
    ratePaisePerGram,
    purity,
  });
  const form = useOperationForm(setGoldRate, {
    defaults: { ratePaisePerGram: "", again: "" },
    toInput,
    check: (values): FieldError[] =>
      isRepeated(values)
        ? []
        : [{ name: "again", message: t("This is far from the last rate. Type it once more, the same.") }],
    guardsLeaving: false,
    invalidates: [listGoldRates, todaysGoldRate, goldRateHistory, previewPayment, listPayments],
    onSaved: () => end("saved"),
    onWaits: () => end("waits"),
  });
  const { keepRefusals } = form;
  useEffect(() => keepRefusals(), [keepRefusals]);
  const last = useOperation(goldRateHistory, { ...branch, purity, days: 366 }).data?.at(-1);
  const change = last === undefined ? null : changeAgainst(last.ratePaisePerGram, form.values.ratePaisePerGram);
  const isFar = change !== null && Math.abs(change) > FAR_PERCENT;

  function isRepeated({ ratePaisePerGram, again }: typeof form.values): boolean {
    return !isFar || again === ratePaisePerGram;
  }

  function end(how: Outcome) {
    outcome.current = how;
    form.setValue("ratePaisePerGram", "");
    form.setValue("again", "");
  }

  return {
    purity,
    form,
    last,
    change,
    isFar,
    isTyped: form.values.ratePaisePerGram.trim() !== "",
    /** As far as the browser can say. */
    isRight: checkValues(setGoldRate, toInput(form.values)).ok && isRepeated(form.values),
    send: async (): Promise<Outcome> => {
      outcome.current = "refused";
      await form.submit();
      return outcome.current;
    },
  };
}

const typedRate = rupees();

/** In percent: a typing mistake is further off than a rate goes in a day. */
const FAR_PERCENT = 5;

/** How far what was typed is from the last rate, in percent; null while it is no rate. */
function changeAgainst(lastPaise: bigint, typed: string): number | null {
  const paise = z.safeDecode(typedRate, typed).data;
  if (paise === undefined || paise === 0n || lastPaise === 0n) return null;
  return Number(((paise - lastPaise) * 10_000n) / lastPaise) / 100;
}
