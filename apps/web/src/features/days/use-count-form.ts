import { closeDay, getDay, listClosedDays } from "@thangam/contracts/days/operations";
import { paymentModes } from "@thangam/contracts/values/payments";
import { useState } from "react";
import type { FormEvent } from "react";
import { errorMessage } from "#api/errors.ts";
import { queryClient } from "#api/query.ts";
import { messageOfCode } from "#api/messages.ts";
import { day as dayText } from "#format/dates.ts";
import { checkInput } from "#forms/resolver.ts";
import type { FieldError } from "#forms/resolver.ts";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { toast } from "#ui/toast.tsx";
import { ofBranch, useBranchOfDay } from "./branch-of-day.ts";
import { blankCounts, countedOf } from "./day-figures.ts";
import type { CountDraft, ShownDay } from "./day-figures.ts";

/** The form that closes a day, and its confirmation. */
export function useCountForm(shown: ShownDay, onStale: (cashPaise: bigint | null) => void = () => {}) {
  const { day, figures } = shown;
  const [isAsking, setAsking] = useState(false);
  const check = (draft: CountDraft) => figures.flatMap((row) => problemOf(draft, row));
  const branch = useBranchOfDay();
  const toInput = (draft: CountDraft) => ({
    ...ofBranch(branch),
    day,
    counts: paymentModes.map((mode) => ({
      mode,
      countedPaise: draft[mode],
      reason: draft[`${mode}Reason`],
    })),
    carriedPaise: draft.carriedPaise,
    note: draft.note,
    // The question names the closing hour before it is sent.
    isConfirmed: shown.closesEarly,
  });
  const form = useOperationForm(closeDay, {
    defaults: blankCounts(shown),
    toInput,
    check,
    fieldOf: Object.fromEntries(paymentModes.map((mode, at) => [`counts.${at}.countedPaise`, mode])),
    fieldOfRefusal: {
      carried_exceeds_cash: "carriedPaise",
      carried_too_little: "carriedPaise",
      cash_below_zero: "Cash",
    },
    invalidates: [getDay, listClosedDays],
    onSaved: () => {
      toast.success(t("{day} is closed.", { day: dayText(day) }));
    },
    onRefused: (error) => {
      // A payment arrived while the cash was counted: the figures are loaded again, and the input stays.
      void queryClient.invalidateQueries({ queryKey: [getDay.wire] });
      onStale(countedOf(form.values, { mode: "Cash", expectedPaise: 0n }));
      toast.error(errorMessage(error));
      return true;
    },
  });

  function ask(event: FormEvent) {
    event.preventDefault();
    const isReady = checkInput(closeDay, toInput(form.values)).ok && check(form.values).length === 0;
    if (isReady) setAsking(true);
    else void form.submit();
  }

  return { form, ask, isAsking, stopAsking: () => setAsking(false) };
}

/** The mistakes of one payment method: a missing count, or a difference without a reason. */
function problemOf(draft: CountDraft, row: ShownDay["figures"][number]): FieldError[] {
  const counted = countedOf(draft, row);
  if (counted === null) {
    return draft[row.mode].trim() === "" ? [{ name: row.mode, message: messageOfCode("count_missing") }] : [];
  }
  const isExplained = counted === row.expectedPaise || draft[`${row.mode}Reason`].trim() !== "";
  return isExplained ? [] : [{ name: `${row.mode}Reason`, message: messageOfCode("variance_reason_missing") }];
}
