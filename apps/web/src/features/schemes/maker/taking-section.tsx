import { windowLines } from "@thangam/contracts/schemes/lines/schedule-lines";
import { t } from "#i18n/i18n.ts";
import { SelectField } from "#ui/select-field.tsx";
import { CountField, SpanField } from "./fields.tsx";
import { More } from "./question.tsx";
import type { ScheduleDraft } from "./terms-draft.ts";
import type { TermsField } from "./terms-field.ts";

/** From when until when the benefits can be had. */
export function TakingSection({ terms }: { terms: TermsField }) {
  const { schedule } = terms.value;
  const set = (values: Partial<ScheduleDraft>) => terms.set({ schedule: { ...schedule, ...values } });
  const [restsError, opensError, closesError] = (["rests", "opens", "closes"] as const).map((name) =>
    terms.errorAt("schedule", name),
  );
  return (
    <More
      title={t("Taking it")}
      summary={windowLines(t, terms.known.schedule).join(" ")}
      hasError={[restsError, opensError, closesError].some((error) => error !== undefined)}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SpanField
          label={t("Benefits begin after")}
          hint={t("After joining. Empty: at once.")}
          value={schedule.opens}
          error={opensError}
          onValueChange={(opens) => set({ opens })}
        />
        <CountField
          label={t("Ready after the last payment")}
          hint={t("Days. Empty: none.")}
          value={schedule.rests}
          error={restsError}
          onValueChange={(rests) => set({ rests })}
        />
        <SelectField
          label={t("Benefits end")}
          className="sm:col-span-2"
          value={schedule.closesOf}
          options={[
            { value: "never", label: t("never") },
            { value: "maturity", label: t("so long after the book is ready") },
            { value: "joining", label: t("so long after joining") },
          ]}
          onValueChange={(closesOf) => set({ closesOf })}
        />
        {schedule.closesOf !== "never" && (
          <SpanField
            label={t("Benefits end after")}
            isRequired
            value={schedule.closes}
            error={closesError}
            onValueChange={(closes) => set({ closes })}
          />
        )}
      </div>
    </More>
  );
}
