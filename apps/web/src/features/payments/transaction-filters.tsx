import { paymentModes, paymentStatuses } from "@thangam/contracts/values/payments";
import { lazy, Suspense } from "react";
import type { Mistake } from "#forms/resolver.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import { ListSearch } from "#list-page/list-filters.tsx";
import type { ListState } from "#list-page/list-state.ts";
import { Button } from "#ui/button.tsx";
import { DateField } from "#ui/date-field.tsx";
import { SearchField } from "#ui/search-field.tsx";
import { SelectField } from "#ui/select-field.tsx";

const ErrorAlert = lazy(async () => ({ default: (await import("#forms/error-alert.tsx")).ErrorAlert }));

const ALL = "all";
/** The names of the filters in the URL. */
export const transactionFilters = ["search", "status", "mode", "day", "book"] as const;

/** Filters by state, payment method, day and book. Each is written to the URL when it is chosen. */
export function TransactionFilters({ list, errors }: { list: ListState; errors: readonly Mistake[] }) {
  const chosen = (name: "status" | "mode", words: readonly string[]) => ({
    options: [{ value: ALL, label: t("All") }, ...words.map((value) => ({ value, label: labelOf(value) }))],
    value: list.filter(name) || ALL,
    onValueChange: (value: string) => list.change({ [name]: value === ALL ? "" : value }),
  });
  const errorsOf = (wanted: string) => errors.filter(({ name }) => name === wanted);
  const isFiltered = transactionFilters.some((name) => list.filter(name) !== "");
  return (
    <div className="mb-4 grid grid-cols-2 items-start gap-3 lg:grid-cols-[minmax(0,2fr)_repeat(4,minmax(0,1fr))_auto]">
      <div className="col-span-2 self-end lg:col-span-1">
        <ListSearch label={t("Search transactions")} list={list} />
      </div>
      <SelectField label={t("Status")} {...chosen("status", paymentStatuses)} />
      <SelectField label={t("Payment Mode")} {...chosen("mode", paymentModes)} />
      <DateField
        label={t("Day")}
        value={list.filter("day")}
        error={errorsOf("day").length > 0 ? t("This day is not in the calendar.") : undefined}
        onValueChange={(typed) => {
          // An incomplete date stays in the field.
          if (typed === "" || /^\d{4}-\d{2}-\d{2}$/.test(typed)) list.change({ day: typed });
        }}
      />
      <div className="flex flex-col gap-1.5">
        <span aria-hidden className="text-sm font-medium">
          {t("Book Number")}
        </span>
        <SearchField
          isMain={false}
          label={t("Book Number")}
          value={list.filter("book")}
          onSearch={(book) => list.change({ book })}
        />
        {errorsOf("bookNumber").length > 0 && (
          <Suspense>
            <ErrorAlert mistakes={errorsOf("bookNumber")} />
          </Suspense>
        )}
      </div>
      {isFiltered && (
        <Button
          look="quiet"
          className="lg:mt-6.5"
          onClick={() => list.change(Object.fromEntries(transactionFilters.map((name) => [name, ""])))}
        >
          {t("Clear")}
        </Button>
      )}
    </div>
  );
}
