import { getDay } from "@thangam/contracts/days/operations";
import { ChevronLeft, ChevronRight, Printer } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { errorMessage } from "#api/errors.ts";
import { useOperation } from "#api/query.ts";
import { day as dayText, addDays, shopDay } from "#format/dates.ts";
import { checkInput } from "#forms/resolver.ts";
import { t } from "#i18n/i18n.ts";
import { PageHeader } from "#navigation/page-header.tsx";
import { useBranches } from "#list-page/chosen-branch.ts";
import { useListState } from "#list-page/list-state.ts";
import { Button } from "#ui/button.tsx";
import { DateField } from "#ui/date-field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { Skeleton, StatusBadge, ErrorNotice } from "#ui/surface.tsx";
import { ofBranch, useBranchOfDay } from "./branch-of-day.ts";
import { ClosedDay } from "./closed-day.tsx";
import { ClosedDaysList } from "./closed-days-list.tsx";
import { DaySheet } from "./day-sheet.tsx";
import { OpenDay } from "./open-day.tsx";
import { PendingNote } from "./pending-note.tsx";
import { UncountedSafeNote } from "./uncounted-safe-note.tsx";

/** The accounts of a day: counted and closed here, read and printed later. The URL holds the day. */
export default function DayCloseScreen() {
  const list = useListState();
  const [today] = useState(() => shopDay(new Date()));
  const branch = useBranchOfDay();
  const checked = checkInput(getDay, { ...ofBranch(branch), day: list.filter("day") || today });
  const query = useOperation(getDay, checked.ok ? checked.input : {}, { enabled: checked.ok, staleTime: 0 });
  const { data } = query;
  const shownDay = data?.day ?? (list.filter("day") || today);
  const problem = checked.ok ? query.error && errorMessage(query.error) : t("This day is not in the calendar.");

  return (
    <>
      <PageHeader>
        <Button onClick={() => window.print()} disabled={data === undefined}>
          <Printer size={18} aria-hidden />
          {t("Print")}
        </Button>
      </PageHeader>
      <BranchOfDay onBranch={(chosen) => list.change({ branch: chosen })} />
      <DayChoice day={shownDay} today={today} onDay={(day) => list.change({ day: day === today ? "" : day })}>
        {data !== undefined && (
          <StatusBadge
            status={data.isClosed ? "Closed" : "Pending"}
            label={data.isClosed ? t("Day closed") : t("Day open")}
          />
        )}
      </DayChoice>
      {problem !== null && data === undefined && (
        <ErrorNotice
          message={problem}
          action={<Button onClick={() => void query.refetch()}>{t("Try again")}</Button>}
        />
      )}
      {data === undefined && problem === null && <Skeleton className="h-160 w-full rounded-card" />}
      {data !== undefined && (
        <>
          <PendingNote shown={data} />
          <UncountedSafeNote shown={data} />
          {data.isClosed ? (
            <ClosedDay shown={data} />
          ) : (
            <OpenDay key={`${data.day} ${branch?.branchNumber}`} shown={data} />
          )}
          <DaySheet shown={data} />
        </>
      )}
      <ClosedDaysList list={list} />
    </>
  );
}

/** Whose drawer is counted, where the reader sees several. */
function BranchOfDay({ onBranch }: { onBranch: (branch: string) => void }) {
  const branches = useBranches();
  const branch = useBranchOfDay();
  if (branches.length === 0) return null;
  return (
    <SelectField
      label={t("Branch")}
      className="mb-4 max-w-64"
      options={branches.map(({ branchNumber, name }) => ({ value: String(branchNumber), label: name }))}
      value={String(branch?.branchNumber ?? "")}
      onValueChange={onBranch}
    />
  );
}

function DayChoice({
  day,
  today,
  onDay,
  children,
}: {
  day: string;
  today: string;
  onDay: (day: string) => void;
  children: ReactNode;
}) {
  return (
    <div className="mb-5 flex flex-wrap items-end gap-2">
      <Button aria-label={t("The day before")} className="px-3!" onClick={() => onDay(addDays(day, -1))}>
        <ChevronLeft size={18} aria-hidden />
      </Button>
      <DateField
        label={t("Day")}
        className="w-44"
        value={day}
        onValueChange={(typed) => {
          if (/^\d{4}-\d{2}-\d{2}$/.test(typed)) onDay(typed);
        }}
      />
      <Button
        aria-label={t("The day after")}
        className="px-3!"
        reason={day >= today ? t("{day} has not come yet.", { day: dayText(addDays(day, 1)) }) : undefined}
        onClick={() => onDay(addDays(day, 1))}
      >
        <ChevronRight size={18} aria-hidden />
      </Button>
      {day !== today && (
        <Button look="quiet" onClick={() => onDay(today)}>
          {t("Today")}
        </Button>
      )}
      <span className="ms-auto pb-2">{children}</span>
    </div>
  );
}
