import { reportPeriods } from "@thangam/contracts/reports/schemas";
import { transactionReport } from "@thangam/contracts/reports/transaction-report-operations";
import { useState } from "react";
import type { FormEvent } from "react";
import { fieldErrors } from "#forms/error-messages.ts";
import { checkInput } from "#forms/resolver.ts";
import { t } from "#i18n/i18n.ts";
import { rangeText } from "#list-page/range-text.ts";
import { Button } from "#ui/button.tsx";
import { DateField } from "#ui/date-field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { Card } from "#ui/surface.tsx";

interface Criteria {
  period: string;
  fromDay: string;
  toDay: string;
}

/** The filters apply when Search is pressed. */
export function ReportCriteria({
  chosen,
  onSearch,
}: {
  chosen: Criteria;
  onSearch: (criteria: { period: string; from: string; to: string }) => void;
}) {
  const [criteria, setCriteria] = useState<Criteria>(chosen);
  const [errors, setErrors] = useState<Partial<Record<keyof Criteria, string>>>({});
  const set = (change: Partial<Criteria>) => setCriteria({ ...criteria, ...change });

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const checked = checkInput(transactionReport, criteria);
    const found = checked.ok ? [] : fieldErrors(checked.errors);
    setErrors(Object.fromEntries(found.map(({ name, message }) => [name, message])));
    if (checked.ok) onSearch({ period: criteria.period, from: criteria.fromDay, to: criteria.toDay });
    else event.currentTarget.querySelector<HTMLElement>(`[name="${found[0]?.name ?? "period"}"]`)?.focus();
  }
  return (
    <Card className="mb-5 print:hidden">
      <form
        noValidate
        onSubmit={search}
        data-filter={chosenText(chosen)}
        className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_auto]"
      >
        <SelectField
          label={t("Select For")}
          name="period"
          placeholder={t("Select")}
          options={reportPeriods.map((value) => ({ value, label: periodLabel(value) }))}
          value={criteria.period}
          error={errors.period}
          // Days and a period exclude each other; the last choice applies.
          onValueChange={(period) => set({ period, fromDay: "", toDay: "" })}
        />
        <DateField
          label={t("From Date")}
          name="fromDay"
          value={criteria.fromDay}
          error={errors.fromDay}
          onValueChange={(fromDay) => set({ fromDay, period: "" })}
        />
        <DateField
          label={t("To Date")}
          name="toDay"
          value={criteria.toDay}
          error={errors.toDay}
          onValueChange={(toDay) => set({ toDay, period: "" })}
        />
        <Button type="submit" look="primary" className="sm:mt-6.5">
          {t("Search")}
        </Button>
      </form>
    </Card>
  );
}

function periodLabel(period: (typeof reportPeriods)[number]): string {
  switch (period) {
    case "3":
      return t("Last 3 Days");
    case "7":
      return t("Last 7 Days");
    case "31":
      return t("This Month");
  }
}

/** The period or the days, in words. */
function chosenText({ period, fromDay, toDay }: Criteria): string | undefined {
  const known = reportPeriods.find((value) => value === period);
  if (known !== undefined) return periodLabel(known);
  return fromDay + toDay === "" ? undefined : rangeText(fromDay, toDay);
}
