import { listHolidays } from "@thangam/contracts/settings/holiday-operations";
import { useState } from "react";
import { useOperation } from "#api/query.ts";
import { useUser } from "#api/session.ts";
import { shopDay } from "#format/dates.ts";
import { LoadFailure } from "#forms/load-failure.tsx";
import { t } from "#i18n/i18n.ts";
import { PageHeader } from "#navigation/page-header.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { AddHolidayForm } from "./add-holiday-form.tsx";
import { holidayColumns } from "./holiday-columns.tsx";
import type { Holiday } from "./holiday-columns.tsx";
import { RemoveHolidayQuestion } from "./remove-holiday-question.tsx";

/** The days on which the shop is closed. Staff read them, an Admin changes those that have not come. */
export default function HolidaysScreen() {
  const { data, error, refetch } = useOperation(listHolidays, {});
  const [today] = useState(() => shopDay(new Date()));
  const [removed, setRemoved] = useState<Holiday | null>(null);
  const isAdmin = useUser().role === "Admin";
  const movesNothing = data?.some(({ day, movesDueDays }) => day > today && !movesDueDays) ?? false;
  const past = data?.filter(({ day }) => day <= today).toReversed() ?? [];
  return (
    <>
      <PageHeader />
      <div className="mb-5 max-w-prose text-muted">
        <p>
          {movesNothing
            ? t("Instalments fall due on these days, too: the shop's settings say that holidays move no due day.")
            : t("An instalment that would fall due on a holiday falls due on the next day that is none.")}
        </p>
        {!isAdmin && <p>{t("Only an Admin adds a holiday or takes one off.")}</p>}
      </div>
      {isAdmin && <AddHolidayForm />}
      {error !== null && data === undefined ? (
        <LoadFailure error={error} refetch={refetch} />
      ) : (
        <DataTable
          caption={t("Holidays to come")}
          rows={data?.filter(({ day }) => day > today)}
          columns={holidayColumns(isAdmin ? setRemoved : null)}
          rowKey={({ day }) => day}
          empty={t("No holiday is to come.")}
        />
      )}
      {past.length > 0 && (
        <>
          <h2 className="mt-8 mb-3 text-lg font-semibold">{t("Holidays of the last year")}</h2>
          <DataTable
            caption={t("Holidays of the last year")}
            rows={past}
            columns={holidayColumns(null)}
            rowKey={({ day }) => day}
            empty={null}
          />
        </>
      )}
      {removed !== null && <RemoveHolidayQuestion holiday={removed} onClose={() => setRemoved(null)} />}
    </>
  );
}
