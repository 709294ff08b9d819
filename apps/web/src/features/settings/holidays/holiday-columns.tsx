import type { OutputOf } from "@thangam/contracts/kernel/operation";
import type { listHolidays } from "@thangam/contracts/settings/holiday-operations";
import { day as dayText } from "#format/dates.ts";
import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import type { Column } from "#ui/data-table.tsx";

export type Holiday = OutputOf<typeof listHolidays>[number];

/** `onRemove` is null where none can be taken off. */
export function holidayColumns(onRemove: ((holiday: Holiday) => void) | null): Column<Holiday>[] {
  const facts: Column<Holiday>[] = [
    {
      heading: t("Date"),
      isFirst: true,
      cell: ({ day }) => <span className="whitespace-nowrap">{dayText(day)}</span>,
    },
    { heading: t("Name"), cell: ({ name }) => <span className="wrap-anywhere">{name ?? "–"}</span> },
  ];
  if (onRemove === null) return facts;
  return [
    ...facts,
    {
      heading: t("Action"),
      isActions: true,
      cell: (holiday) => (
        <Button
          size="small"
          aria-label={t("Remove {day}", { day: dayText(holiday.day) })}
          onClick={() => onRemove(holiday)}
        >
          {t("Remove")}
        </Button>
      ),
    },
  ];
}
