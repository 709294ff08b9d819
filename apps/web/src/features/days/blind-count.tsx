import { countDrawer } from "@thangam/contracts/days/operations";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { AmountField } from "#ui/amount-field.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/surface.tsx";
import { ofBranch, useBranchOfDay } from "./branch-of-day.ts";
import { plainText } from "./day-figures.ts";
import type { Figures, ShownDay } from "./day-figures.ts";
import { Hindrance } from "./hindrance.tsx";
import { NoteCounter } from "./note-counter.tsx";

/** The drawer is counted before anybody sees what the books expect in it. */
export function BlindCount({ shown, onCounted }: { shown: ShownDay; onCounted: (cash: Figures) => void }) {
  const branch = useBranchOfDay();
  const form = useOperationForm(countDrawer, {
    defaults: { countedPaise: "" },
    toInput: ({ countedPaise }) => ({ ...ofBranch(branch), day: shown.day, countedPaise }),
    onSaved: onCounted,
  });
  const isWorkedIn = branch?.isWorkedIn ?? true;
  return (
    <form
      noValidate
      aria-label={t("Day Close")}
      onSubmit={(event) => void form.submit(event)}
      className="flex flex-col gap-4"
    >
      <Hindrance shown={shown} />
      <Card title={t("Count the drawer")} className="flex max-w-md flex-col gap-4">
        <p className="text-muted">
          {t("First count, then compare: what the books expect is shown when you have said what lies in the drawer.")}
        </p>
        <NoteCounter onCounted={(paise) => form.setValue("countedPaise", plainText(paise))} />
        <AmountField label={t("Counted")} isRequired placeholder="0.00" {...form.controlled("countedPaise")} />
        <Button
          type="submit"
          look="primary"
          isBusy={form.isSaving}
          reason={isWorkedIn ? undefined : t("You do not work in this branch.")}
        >
          {t("Compare with the books")}
        </Button>
      </Card>
    </form>
  );
}
