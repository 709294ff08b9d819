import { lateLines } from "@thangam/contracts/schemes/lines/condition-lines";
import { t } from "#i18n/i18n.ts";
import { Checkbox } from "#ui/choices.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { CountField, PercentField } from "./fields.tsx";
import { More } from "./question.tsx";
import type { LateDraft } from "./terms-draft.ts";
import type { TermsField } from "./terms-field.ts";

/** What paying late costs. */
export function LateSection({ terms }: { terms: TermsField }) {
  const { isLateKept, late, schedule } = terms.value;
  const lines = lateLines(t, terms.known.late);
  return (
    <More
      title={t("Late")}
      summary={lines.length === 0 ? t("Paying late costs nothing.") : lines.join(" ")}
      hasError={terms.errorAt("late") !== undefined}
    >
      {schedule.isFlexible ? (
        <p className="text-sm text-muted">{t("Where any amount comes on any day, nothing is late.")}</p>
      ) : (
        <>
          <Checkbox
            label={t("Paying late costs something")}
            checked={isLateKept}
            onChange={(event) => terms.set({ isLateKept: event.currentTarget.checked })}
          />
          {isLateKept && (
            <LateFields terms={terms} late={late} set={(values) => terms.set({ late: { ...late, ...values } })} />
          )}
        </>
      )}
    </More>
  );
}

interface FieldsProps {
  terms: TermsField;
  late: LateDraft;
  set: (values: Partial<LateDraft>) => void;
}

function LateFields({ terms, late, set }: FieldsProps) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <CountField
        label={t("Days of grace")}
        isRequired
        value={late.grace}
        error={terms.errorAt("late", "grace")}
        onValueChange={(grace) => set({ grace })}
      />
      <SelectField
        label={t("Counted is")}
        value={late.each}
        options={[
          { value: "instalment", label: t("each late instalment") },
          { value: "30 days", label: t("each 30 days of lateness") },
        ]}
        onValueChange={(each) => set({ each })}
      />
      <SelectField
        label={t("Each one costs")}
        className="sm:col-span-2"
        value={late.lose}
        error={lossError(terms, late)}
        options={[
          { value: "instalment", label: t("an instalment's part of the benefits") },
          { value: "share", label: t("a share of the benefits") },
          { value: "points", label: t("so much of the percentage") },
          { value: "all", label: t("all benefits") },
        ]}
        onValueChange={(lose) => set({ lose })}
      />
      {hasPercent(late) && (
        <PercentField
          label={late.lose === "share" ? t("Share that is lost") : t("Percentage points that are lost")}
          isRequired
          value={late.losePercent}
          error={terms.errorAt("late", "lose")}
          onValueChange={(losePercent) => set({ losePercent })}
        />
      )}
      <CountField
        label={t("So many cost nothing")}
        hint={t("Empty: none.")}
        value={late.free}
        error={terms.errorAt("late", "free")}
        onValueChange={(free) => set({ free })}
      />
      <SelectField
        label={t("The book is ready")}
        className="sm:col-span-2"
        value={late.moves}
        options={[
          { value: "no", label: t("when it was said") },
          { value: "longest", label: t("later by the longest lateness") },
          { value: "months", label: t("a month later for each late instalment") },
        ]}
        onValueChange={(moves) => set({ moves })}
      />
    </div>
  );
}

function hasPercent({ lose }: LateDraft): boolean {
  return lose === "share" || lose === "points";
}

/** Where there is no percentage, nobody else says it. */
function lossError(terms: TermsField, late: LateDraft): string | undefined {
  return hasPercent(late) ? undefined : terms.errorAt("late", "lose");
}
