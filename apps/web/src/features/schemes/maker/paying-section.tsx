import { scheduleLines } from "@thangam/contracts/schemes/lines/schedule-lines";
import { t } from "#i18n/i18n.ts";
import { Checkbox } from "#ui/choices.tsx";
import { CountField } from "./fields.tsx";
import { More } from "./question.tsx";
import type { ScheduleDraft } from "./terms-draft.ts";
import type { TermsField } from "./terms-field.ts";

/** What may be paid when. */
export function PayingSection({ terms }: { terms: TermsField }) {
  const { schedule } = terms.value;
  const set = (values: Partial<ScheduleDraft>) => terms.set({ schedule: { ...schedule, ...values } });
  const perMonthError = terms.errorAt("schedule", "perMonth");
  return (
    <More
      title={t("Paying")}
      summary={scheduleLines(t, terms.known.schedule, null).join(" ")}
      hasError={perMonthError !== undefined}
    >
      <Checkbox
        label={t("Any amount on any day")}
        hint={t("No instalment has a due day then, and none can be late.")}
        checked={schedule.isFlexible}
        onChange={(event) => set({ isFlexible: event.currentTarget.checked })}
      />
      {schedule.every.unit === "months" && (
        <CountField
          label={t("Instalments in a calendar month, at most")}
          hint={t("Empty: as many as a saver likes. 1 keeps anybody from bringing everything on the last day.")}
          className="max-w-96"
          value={schedule.perMonth}
          error={perMonthError}
          onValueChange={(perMonth) => set({ perMonth })}
        />
      )}
    </More>
  );
}
