import { closeDay, getDay, listClosedDays } from "@thangam/contracts/days/operations";
import { paymentModes } from "@thangam/contracts/values/payments";
import { lazy, Suspense, useState } from "react";
import type { FormEvent } from "react";
import { sentenceOf } from "#api/errors.ts";
import { queryClient } from "#api/query.ts";
import { sentenceOfCode } from "#api/sentences.ts";
import { day as dayText } from "#format/dates.ts";
import { rupees } from "#format/rupees.ts";
import { checkInput } from "#forms/resolver.ts";
import type { FieldError } from "#forms/resolver.ts";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { dayCloseOf } from "#app/paths.ts";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/surface.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.tsx";
import { blankCounts, countedOf, differenceWords } from "./day-figures.ts";
import type { CountDraft, ShownDay } from "./day-figures.ts";
import { ModeCount } from "./mode-count.tsx";

const CloseDayQuestion = lazy(() => import("./close-day-question.tsx"));

/** What was counted, beside what the ledger says, and the question before the day is closed with it. */
export function CountForm({ shown }: { shown: ShownDay }) {
  const { day, figures, earlierDay, laterDay } = shown;
  const [isAsking, setAsking] = useState(false);
  const check = (draft: CountDraft) => figures.flatMap((row) => problemOf(draft, row));
  const toInput = (draft: CountDraft) => ({
    day,
    counts: paymentModes.map((mode) => ({
      mode,
      countedPaise: draft[mode],
      reason: draft[`${mode}Reason`],
    })),
    carriedPaise: draft.carriedPaise,
    note: draft.note,
  });
  const form = useOperationForm(closeDay, {
    defaults: blankCounts(shown),
    toInput,
    check,
    fieldOf: Object.fromEntries(paymentModes.map((mode, at) => [`counts.${at}.countedPaise`, mode])),
    fieldOfRefusal: { carried_exceeds_cash: "carriedPaise", cash_below_zero: "Cash" },
    invalidates: [getDay, listClosedDays],
    onSaved: () => {
      toast.success(t("{day} is closed.", { day: dayText(day) }));
    },
    onRefused: (error) => {
      // Money moved while it was counted: the figures come anew, and what was typed stays.
      void queryClient.invalidateQueries({ queryKey: [getDay.wire] });
      toast.error(sentenceOf(error));
      return true;
    },
  });
  const sums = sumsOf(form.values, shown);
  const blocked = earlierDay !== null ? "earlier_day_open" : laterDay !== null ? "later_day_closed" : null;

  function ask(event: FormEvent) {
    event.preventDefault();
    const isReady = checkInput(closeDay, toInput(form.values)).ok && check(form.values).length === 0;
    if (isReady) setAsking(true);
    else void form.submit();
  }

  return (
    <form noValidate aria-label={t("Day Close")} onSubmit={ask} className="flex flex-col gap-4">
      {blocked !== null && (
        <p className="rounded-card border border-line bg-gold-soft/60 px-5 py-3 text-gold-ink">
          {sentenceOfCode(blocked)}{" "}
          <Link
            to={dayCloseOf(earlierDay ?? laterDay ?? day)}
            className="font-medium whitespace-nowrap underline underline-offset-4"
          >
            {dayText(earlierDay ?? laterDay ?? day)}
          </Link>
        </p>
      )}
      {figures.map((row) => (
        <ModeCount
          key={row.mode}
          row={row}
          counted={form.controlled(row.mode)}
          countedPaise={countedOf(form.values, row)}
          reason={form.field(`${row.mode}Reason`)}
          carried={row.mode === "Cash" ? form.controlled("carriedPaise") : null}
        />
      ))}
      <Card className="flex flex-col gap-4">
        <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          <Sum label={t("Expected")}>{rupees(sums.expected)}</Sum>
          <Sum label={t("Counted")}>{sums.counted === null ? "–" : rupees(sums.counted)}</Sum>
          <Sum label={t("Difference")}>
            {sums.counted === null ? "–" : differenceWords(sums.counted - sums.expected, rupees)}
          </Sum>
        </dl>
        <TextField label={t("Note")} maxLength={500} {...form.field("note")} />
        <Button
          type="submit"
          look="primary"
          isBusy={form.isSaving}
          reason={blocked === null ? undefined : sentenceOfCode(blocked)}
        >
          {t("Close the day")}
        </Button>
      </Card>
      <Suspense>
        {isAsking && (
          <CloseDayQuestion
            day={day}
            expectedPaise={sums.expected}
            countedPaise={sums.counted ?? 0n}
            onNo={() => setAsking(false)}
            onYes={() => {
              setAsking(false);
              void form.submit();
            }}
          />
        )}
      </Suspense>
    </form>
  );
}

function Sum({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="display text-xl font-semibold">{children}</dd>
    </div>
  );
}

/** What stops this way of paying from being closed as it was counted. */
function problemOf(draft: CountDraft, row: ShownDay["figures"][number]): FieldError[] {
  const counted = countedOf(draft, row);
  if (counted === null) {
    return draft[row.mode].trim() === "" ? [{ name: row.mode, message: sentenceOfCode("count_missing") }] : [];
  }
  const isExplained = counted === row.expectedPaise || draft[`${row.mode}Reason`].trim() !== "";
  return isExplained ? [] : [{ name: `${row.mode}Reason`, message: sentenceOfCode("variance_reason_missing") }];
}

function sumsOf(draft: CountDraft, { figures }: ShownDay): { expected: bigint; counted: bigint | null } {
  const counts = figures.map((row) => countedOf(draft, row));
  return {
    expected: figures.reduce((sum, { expectedPaise }) => sum + expectedPaise, 0n),
    counted: counts.reduce<bigint | null>((sum, one) => (sum === null || one === null ? null : sum + one), 0n),
  };
}
