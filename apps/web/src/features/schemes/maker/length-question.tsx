import { t } from "#i18n/i18n.ts";
import { SelectField } from "#ui/select-field.tsx";
import { SpanField, Stepper } from "./fields.tsx";
import { Question } from "./question.tsx";
import type { ScheduleDraft } from "./terms-draft.ts";
import type { TermsField } from "./terms-field.ts";

/** How many instalments, how often, and when the book is ready. */
export function LengthQuestion({ terms }: { terms: TermsField }) {
  const { schedule } = terms.value;
  const set = (values: Partial<ScheduleDraft>) => terms.set({ schedule: { ...schedule, ...values } });
  const rhythm = rhythmOf(schedule);
  return (
    <Question number={2} title={t("How long?")}>
      <div className="flex flex-wrap items-start gap-4">
        <Stepper
          label={t("Instalments")}
          value={schedule.instalments}
          error={terms.errorAt("schedule", "instalments")}
          onValueChange={(instalments) => set({ instalments, matures: grownMaturity(schedule, instalments) })}
        />
        <SelectField
          label={t("One falls due every")}
          className="min-w-52 flex-1"
          value={rhythm}
          options={[
            { value: "month", label: t("month, on the joining day") },
            { value: "month-day", label: t("month, on one day for all") },
            { value: "week", label: t("week") },
            { value: "day", label: t("day") },
            { value: "other", label: t("another time") },
          ]}
          onValueChange={(chosen) => set(scheduleOf(chosen, schedule))}
        />
        {schedule.due === "day" && schedule.every.unit === "months" && (
          <Stepper
            label={t("Day of the month")}
            value={schedule.dueDay}
            error={terms.errorAt("schedule", "due")}
            onValueChange={(dueDay) => set({ dueDay })}
          />
        )}
        {rhythm === "other" && (
          <SpanField
            label={t("Time between two")}
            isRequired
            className="w-52"
            value={schedule.every}
            error={terms.errorAt("schedule", "every")}
            onValueChange={(every) => set({ every })}
          />
        )}
        <SpanField
          label={t("Ready after")}
          isRequired
          className="w-52"
          value={schedule.matures}
          error={terms.errorAt("schedule", "matures")}
          onValueChange={(matures) => set({ matures })}
        />
      </div>
    </Question>
  );
}

function rhythmOf({ every: { count, unit }, due }: ScheduleDraft): string {
  if (unit === "months" && count === "1") return due === "day" ? "month-day" : "month";
  if (unit === "days" && (count === "1" || count === "7")) return count === "1" ? "day" : "week";
  return "other";
}

function scheduleOf(chosen: string, { dueDay, every, due }: ScheduleDraft): Partial<ScheduleDraft> {
  const each = { count: "1", unit: "months" };
  if (chosen === "month") return { every: each, due: "joining" };
  if (chosen === "month-day") return { every: each, due: "day", dueDay: dueDay === "" ? "5" : dueDay };
  if (chosen === "week" || chosen === "day")
    return { every: { count: chosen === "week" ? "7" : "1", unit: "days" }, due: "joining" };
  return { every: { ...every, count: every.unit === "months" ? "2" : "10" }, due };
}

/** A book that is ready when all is paid stays one. */
function grownMaturity({ every, instalments, matures }: ScheduleDraft, wanted: string) {
  const isTogether = every.unit === matures.unit && Number(every.count) * Number(instalments) === Number(matures.count);
  const count = Number(every.count) * Number(wanted);
  return isTogether && Number.isInteger(count) && count > 0 ? { ...matures, count: String(count) } : matures;
}
