import { getDueHistory, listDues, noteContact } from "@thangam/contracts/dues/operations";
import { useState } from "react";
import { addDays, shopDay } from "#format/dates.ts";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import { RadioGroup } from "#ui/choices.tsx";
import { DateField } from "#ui/date-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.tsx";
import { historyLabel } from "./due-labels.ts";
import type { Contacting } from "./due-labels.ts";

interface Props extends Contacting {
  onClose: () => void;
}

/** What was said about books that owe: a call or a visit, a remark, or the day on which the client will pay. */
export default function ContactDialog({ kind, bookIds, about, onClose }: Props) {
  const [today] = useState(() => shopDay(new Date()));
  const isTalk = kind === "Call" || kind === "Visit";
  const form = useOperationForm(noteContact, {
    defaults: { isReached: "yes", promisedOn: kind === "Promise" ? addDays(today, 1) : "", note: "" },
    toInput: ({ isReached, promisedOn, note }) => ({
      bookIds: bookIds.map(String),
      kind,
      ...(isTalk && { isReached: isReached === "yes" }),
      ...(kind === "Promise" && { promisedOn }),
      note,
    }),
    guardsLeaving: false,
    invalidates: [listDues, getDueHistory],
    onSaved: () => {
      toast.success(t("Noted."));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      formLabel={historyLabel(kind)}
      title={historyLabel(kind)}
      description={about}
    >
      {isTalk && (
        <RadioGroup
          label={t("Was anybody reached?")}
          options={[
            { value: "yes", label: t("Spoke with them") },
            { value: "no", label: t("Not reached") },
          ]}
          {...form.controlled("isReached")}
        />
      )}
      {kind === "Promise" && (
        <>
          <DateField label={t("Will pay on")} isRequired {...form.controlled("promisedOn")} />
          <div role="group" aria-label={t("Will pay on")} className="flex flex-wrap gap-2">
            {[0, 1, 3, 7, 15].map((days) => (
              <Button key={days} size="small" onClick={() => form.setValue("promisedOn", addDays(today, days))}>
                {dayName(days)}
              </Button>
            ))}
          </div>
        </>
      )}
      <TextField label={t("What was said")} maxLength={300} isRequired={kind === "Note"} {...form.field("note")} />
    </FormDialog>
  );
}

function dayName(days: number): string {
  if (days === 0) return t("Today");
  if (days === 1) return t("Tomorrow");
  return t("In {days} days", { days });
}
