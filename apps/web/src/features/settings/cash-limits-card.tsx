import { previewPayment } from "@thangam/contracts/books/counter-operations";
import { cashActions } from "@thangam/contracts/settings/schemas";
import { listCashLimits, setCashLimits } from "@thangam/contracts/settings/cash-limit-operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { wireRupees } from "@thangam/contracts/values/money";
import { useState } from "react";
import { useOperation } from "#api/query.ts";
import { dateAndTime, day, shopDay } from "#format/dates.ts";
import { rupees } from "#format/rupees.ts";
import { LoadFailure } from "#forms/load-failure.tsx";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { AmountField } from "#ui/amount-field.tsx";
import { Button } from "#ui/button.tsx";
import { DateField } from "#ui/date-field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { Card, Skeleton, StatusBadge } from "#ui/surface.tsx";
import { toast } from "#ui/toast.tsx";

type CashLimits = OutputOf<typeof listCashLimits>["rows"][number];

/** The cash limits of the shop by the day from which they apply. */
export function CashLimitsCard() {
  const { data, error, refetch } = useOperation(listCashLimits, { pageSize: 10 });
  // A limit that applies later is not the start of a change for today.
  const current = data?.rows.find(({ isCurrent }) => isCurrent) ?? data?.rows[0];
  return (
    <Card title={t("Cash limits")} className="mt-5">
      <p className="mb-4 text-muted">
        {t("Two lakh rupees or more in cash from one person in a day, or for one purpose, are against section 269ST.")}
      </p>
      {data === undefined &&
        (error === null ? <Skeleton className="h-80 w-full" /> : <LoadFailure error={error} refetch={refetch} />)}
      {current !== undefined && <LimitsForm key={current.id.toString()} current={current} />}
      {data !== undefined && <History rows={data.rows} />}
    </Card>
  );
}

function LimitsForm({ current }: { current: CashLimits }) {
  const [today] = useState(() => shopDay(new Date()));
  const defaults = {
    dayAction: current.dayAction as string,
    dayPaise: wireRupees(current.dayPaise),
    bookAction: current.bookAction as string,
    bookPaise: wireRupees(current.bookPaise),
    effectiveFrom: today,
  };
  const form = useOperationForm(setCashLimits, {
    defaults,
    fieldOfRefusal: { cash_limit_day_past: "effectiveFrom" },
    invalidates: [listCashLimits, previewPayment],
    onSaved: () => {
      toast.success(t("The cash limits are saved."));
      form.startAgain();
    },
  });
  const actions = cashActions.map((value) => ({ value, label: actionLabel(value) }));
  const isChanged = Object.entries(defaults).some(([name, value]) => Reflect.get(form.values, name) !== value);
  return (
    <form noValidate aria-label={t("Cash limits")} onSubmit={(event) => void form.submit(event)}>
      <div className="grid gap-5 sm:grid-cols-2">
        <AmountField label={t("From one client in a day")} isRequired {...form.controlled("dayPaise")} />
        <SelectField label={t("Above it, in a day")} isRequired options={actions} {...form.controlled("dayAction")} />
        <AmountField label={t("For one book in all")} isRequired {...form.controlled("bookPaise")} />
        <SelectField
          label={t("Above it, for a book")}
          isRequired
          options={actions}
          {...form.controlled("bookAction")}
        />
        <DateField
          label={t("Holds from")}
          isRequired
          hint={t("Today or a later day.")}
          {...form.controlled("effectiveFrom")}
        />
      </div>
      <div className="mt-5">
        <Button type="submit" isBusy={form.isSaving} reason={isChanged ? undefined : t("Nothing has been changed.")}>
          {t("Save cash limits")}
        </Button>
      </div>
    </form>
  );
}

function History({ rows }: { rows: readonly CashLimits[] }) {
  return (
    <ul aria-label={t("Cash limits so far")} className="mt-5 flex flex-col gap-3 border-t border-line pt-4">
      {rows.map((row) => (
        <li key={row.id.toString()} className="text-sm">
          <span className="flex flex-wrap items-center gap-2 font-medium">
            {t("From {date}", { date: day(row.effectiveFrom) })}
            {row.isCurrent && <StatusBadge status="Active" label={t("Holds now")} />}
          </span>
          <span className="block">
            {t("In a day {limit}: {action}", { limit: rupees(row.dayPaise), action: actionLabel(row.dayAction) })} ·{" "}
            {t("For a book {limit}: {action}", { limit: rupees(row.bookPaise), action: actionLabel(row.bookAction) })}
          </span>
          {row.setBy !== null && (
            <span className="block text-muted">
              {t("Set on {date} by {name}", { date: dateAndTime(row.setAt), name: row.setBy })}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function actionLabel(action: CashLimits["dayAction"]): string {
  switch (action) {
    case "block":
      return t("Refuse it");
    case "warn":
      return t("Warn only");
    case "off":
      return t("No limit");
  }
}
