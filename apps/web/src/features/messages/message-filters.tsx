import { messageStateCodes } from "@thangam/contracts/messages/schemas";
import type { Mistake } from "#forms/resolver.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import { BranchSelect } from "#list-page/branch-filter.tsx";
import { ListSearch } from "#list-page/list-filters.tsx";
import type { ListState } from "#list-page/list-state.ts";
import { Button } from "#ui/button.tsx";
import { DateField } from "#ui/date-field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { messageKindLabels, messageChannelLabels } from "./message-labels.ts";

const ALL = "all";
export const messageFilterNames = ["search", "state", "kind", "way", "day"] as const;

/** Filters by recipient, state, kind, delivery method and day. Each is written to the URL when it is chosen. */
export function MessageFilters({ list, errors }: { list: ListState; errors: readonly Mistake[] }) {
  const chosen = (name: string) => ({
    value: list.filter(name) || ALL,
    onValueChange: (value: string) => list.change({ [name]: value === ALL ? "" : value }),
  });
  const optionsOf = (words: ReadonlyMap<string, string>) => [
    { value: ALL, label: t("All") },
    ...[...words].map(([value, label]) => ({ value, label })),
  ];
  const isFiltered = messageFilterNames.some((name) => list.filter(name) !== "");
  return (
    <div className="mb-4 grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-6">
      <ListSearch label={t("Search by person")} list={list} className="sm:col-span-2" />
      <SelectField
        label={t("Status")}
        options={optionsOf(new Map(messageStateCodes.phrases.map((state) => [state, labelOf(state)])))}
        {...chosen("state")}
      />
      <SelectField label={t("Message")} options={optionsOf(messageKindLabels())} {...chosen("kind")} />
      <SelectField label={t("Way")} options={optionsOf(messageChannelLabels())} {...chosen("way")} />
      <DateField
        label={t("Day")}
        value={list.filter("day")}
        error={errors.some(({ name }) => name === "day") ? t("This day is not in the calendar.") : undefined}
        onValueChange={(typed) => {
          // An incomplete date stays in the field.
          if (typed === "" || /^\d{4}-\d{2}-\d{2}$/.test(typed)) list.change({ day: typed });
        }}
      />
      <BranchSelect list={list} className="" />
      {isFiltered && (
        <Button
          look="quiet"
          className="justify-self-start"
          onClick={() => list.change(Object.fromEntries(messageFilterNames.map((name) => [name, ""])))}
        >
          {t("Clear")}
        </Button>
      )}
    </div>
  );
}
