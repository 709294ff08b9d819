import { setHolidays } from "@thangam/contracts/settings/holiday-operations";
import { useState } from "react";
import { day as dayText } from "#format/dates.ts";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import { DateField } from "#ui/date-field.tsx";
import { Card } from "#ui/surface.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.tsx";
import { staleAfterHolidays } from "./stale-after-holidays.ts";

/** Adds one day after another: each save empties the form for the next. */
export function AddHolidayForm() {
  // A day sent by Enter still stands in its field as it was typed: the next day gets a field of its own.
  const [added, setAdded] = useState(0);
  const form = useOperationForm(setHolidays, {
    defaults: { day: "", name: "" },
    toInput: ({ day, name }) => ({ add: [{ day, ...(name.trim() !== "" && { name }) }], remove: [] }),
    fieldOf: { "add.0.day": "day", "add.0.name": "name" },
    fieldOfRefusal: { holiday_past: "day", holidays_in_a_row: "day", holidays_in_a_year: "day" },
    invalidates: staleAfterHolidays,
    onSaved: (_holidays, { add: [holiday] }) => {
      if (holiday !== undefined) toast.success(t("{day} is a holiday.", { day: dayText(holiday.day) }));
      setAdded((count) => count + 1);
      form.startAgain();
    },
  });
  return (
    <Card title={t("Add a holiday")} className="mb-5 max-w-2xl">
      <form
        noValidate
        aria-label={t("Add a holiday")}
        onSubmit={(event) => void form.submit(event)}
        className="grid gap-4 sm:grid-cols-2"
      >
        <DateField
          key={added}
          label={t("Day")}
          isRequired
          hint={t("A day that has not come yet.")}
          {...form.controlled("day")}
        />
        <TextField label={t("Name")} maxLength={60} {...form.field("name")} />
        <Button type="submit" look="primary" isBusy={form.isSaving} className="sm:col-span-2 sm:justify-self-start">
          {t("Add a holiday")}
        </Button>
      </form>
    </Card>
  );
}
