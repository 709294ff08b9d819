import { changed, nextKey, without } from "#forms/keyed-rows.ts";
import { exitLines } from "@thangam/contracts/schemes/lines/condition-lines";
import { t } from "#i18n/i18n.ts";
import { Checkbox } from "#ui/choices.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { blankExit } from "./blank-drafts.ts";
import { AddButton, CountField, PercentField, RemoveButton, SpanField, WordsField } from "./fields.tsx";
import { More } from "./question.tsx";
import type { DeductionDraft, ExitDraft } from "./terms-draft.ts";
import type { TermsField } from "./terms-field.ts";

/** What is kept back of money that is paid back, by how far the saver came. */
export function LeavingSection({ terms }: { terms: TermsField }) {
  const { exits } = terms.value;
  const lines = exitLines(t, terms.known.exit);
  return (
    <More
      title={t("Leaving early")}
      summary={lines.length === 0 ? t("All that was paid is paid back.") : lines.join(" ")}
      hasError={terms.errorAt("exit") !== undefined}
    >
      <p className="text-sm text-muted">
        {t("The first rule that holds counts. It concerns money that is paid back.")}
      </p>
      {exits.map((exit, at) => (
        <ExitFields key={exit.key} terms={terms} exit={exit} at={at} />
      ))}
      <AddButton label={t("Add a rule")} onAdd={() => terms.set({ exits: [...exits, blankExit(nextKey(exits))] })} />
    </More>
  );
}

function ExitFields({ terms, exit, at }: { terms: TermsField; exit: ExitDraft; at: number }) {
  const { exits } = terms.value;
  const number = at + 1;
  const set = (values: Partial<ExitDraft>) => terms.set({ exits: changed(exits, exit.key, values) });
  return (
    <fieldset className="flex flex-col gap-4 border-t border-line pt-4">
      <legend className="sr-only">{t("Rule {number}", { number })}</legend>
      <div className="flex items-end gap-2">
        <WordsField
          label={t("Name of rule {number}", { number })}
          isRequired
          className="flex-1"
          value={exit.label}
          error={terms.errorAt("exit", at, "label")}
          onValueChange={(label) => set({ label })}
        />
        <RemoveButton
          label={t("Remove rule {number}", { number })}
          onRemove={() => terms.set({ exits: without(exits, exit.key) })}
        />
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <CountField
          label={t("With fewer instalments paid than")}
          hint={t("Empty: not looked at.")}
          value={exit.paidBefore}
          error={terms.errorAt("exit", at, "paidBefore")}
          onValueChange={(paidBefore) => set({ paidBefore })}
        />
        <SpanField
          label={t("Or before")}
          hint={t("After joining. Empty: not looked at.")}
          value={exit.before}
          error={terms.errorAt("exit", at, "before")}
          onValueChange={(before) => set({ before })}
        />
      </div>
      <Checkbox
        label={t("No money is paid back")}
        checked={exit.isRefused}
        onChange={(event) => set({ isRefused: event.currentTarget.checked })}
      />
      {!exit.isRefused && <Deductions terms={terms} exit={exit} at={at} set={set} />}
    </fieldset>
  );
}

interface DeductionsProps {
  terms: TermsField;
  exit: ExitDraft;
  at: number;
  set: (values: Partial<ExitDraft>) => void;
}

function Deductions({ terms, exit: { deduct }, at, set }: DeductionsProps) {
  const change = (key: number, values: Partial<DeductionDraft>) => set({ deduct: changed(deduct, key, values) });
  return (
    <>
      {deduct.map(({ key, of, percent }, place) => (
        <div key={key} className="flex items-end gap-2">
          <div className="terms-row min-w-0 flex-1">
            <SelectField
              label={t("Kept back {number}", { number: place + 1 })}
              value={of}
              error={of === "gift" ? terms.errorAt("exit", at, "deduct", place) : undefined}
              options={[
                { value: "paid", label: t("of what was paid") },
                { value: "first", label: t("of the first payment") },
                { value: "gift", label: t("the cost of the gift") },
              ]}
              onValueChange={(chosen) => change(key, { of: chosen })}
            />
            {of !== "gift" && (
              <PercentField
                label={t("Share kept back {number}", { number: place + 1 })}
                isRequired
                value={percent}
                error={terms.errorAt("exit", at, "deduct", place)}
                onValueChange={(typed) => change(key, { percent: typed })}
              />
            )}
          </div>
          <RemoveButton
            label={t("Remove what is kept back {number}", { number: place + 1 })}
            onRemove={() => set({ deduct: without(deduct, key) })}
          />
        </div>
      ))}
      <AddButton
        label={t("Keep something back")}
        onAdd={() => set({ deduct: [...deduct, { key: nextKey(deduct), of: "paid", percent: "" }] })}
      />
    </>
  );
}
