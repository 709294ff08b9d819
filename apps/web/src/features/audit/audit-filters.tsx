import type { Mistake } from "#forms/resolver.ts";
import { t } from "#i18n/i18n.ts";
import { ListSearch } from "#list-page/list-filters.tsx";
import type { ListState } from "#list-page/list-state.ts";
import { Button } from "#ui/button.tsx";
import { DateField } from "#ui/date-field.tsx";
import { SearchField } from "#ui/search-field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { recordTypeLabels } from "./record-labels.ts";

const ALL = "all";
const names = ["search", "action", "record", "number", "from", "to"] as const;

interface Props {
  list: ListState;
  actions: ReadonlyMap<string, string>;
  errors: readonly Mistake[];
}

/** Filters by user, action, record and days. Each is written to the URL when it is chosen. */
export function AuditFilters({ list, actions, errors }: Props) {
  const chosen = (name: string) => ({
    value: list.filter(name) || ALL,
    onValueChange: (value: string) => list.change({ [name]: value === ALL ? "" : value }),
  });
  const optionsOf = (words: ReadonlyMap<string, string>) => [
    { value: ALL, label: t("All") },
    ...[...words].map(([value, label]) => ({ value, label })),
  ];
  const day = (name: "from" | "to") => ({
    value: list.filter(name),
    error: errors.some((error) => error.name === `${name}Day`) ? t("This day is not in the calendar.") : undefined,
    onValueChange: (typed: string) => {
      // An incomplete date stays in the field.
      if (typed === "" || /^\d{4}-\d{2}-\d{2}$/.test(typed)) list.change({ [name]: typed });
    },
  });
  const isFiltered = names.some((name) => list.filter(name) !== "");
  return (
    <div className="mb-4 flex flex-col gap-3">
      <div className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <ListSearch label={t("Search by person")} list={list} className="sm:col-span-2" />
        <SelectField label={t("Action")} options={optionsOf(actions)} {...chosen("action")} />
        <SelectField label={t("Kind of record")} options={optionsOf(recordTypeLabels())} {...chosen("record")} />
      </div>
      <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <div className="flex flex-col gap-1.5">
          <span aria-hidden className="text-sm font-medium print:hidden">
            {t("Number of the record")}
          </span>
          <SearchField
            isMain={false}
            label={t("Number of the record")}
            value={list.filter("number")}
            onSearch={(number) => list.change({ number })}
          />
        </div>
        <DateField label={t("From")} {...day("from")} />
        <DateField label={t("To")} {...day("to")} />
        {isFiltered && (
          <Button
            look="quiet"
            className="sm:mt-6.5 sm:justify-self-start"
            onClick={() => list.change(Object.fromEntries(names.map((name) => [name, ""])))}
          >
            {t("Clear")}
          </Button>
        )}
      </div>
    </div>
  );
}
