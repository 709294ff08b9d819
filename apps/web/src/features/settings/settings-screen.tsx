import { getSettings, saveSettings } from "@thangam/contracts/settings/settings-operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { isRefusal, sentenceOf } from "#api/errors.ts";
import { useOperation } from "#api/query.ts";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { dateAndTime } from "#format/dates.ts";
import { t } from "#i18n/i18n.ts";
import { PageHeader } from "#navigation/page-header.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { Card, Skeleton, Trouble } from "#ui/surface.tsx";
import { DigitsField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.tsx";
import { CashLimitsCard } from "./cash-limits-card.tsx";

type Settings = OutputOf<typeof getSettings>;

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, "0")}:00`,
}));

/** What an Admin decides for the whole shop. */
export default function SettingsScreen() {
  const { data: settings, error, refetch } = useOperation(getSettings, {});
  return (
    <>
      <PageHeader />
      {error !== null && settings === undefined && (
        <Trouble
          message={sentenceOf(error)}
          action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}
        />
      )}
      {settings === undefined && error === null && <Skeleton className="h-72 w-full max-w-2xl rounded-card" />}
      {settings !== undefined && (
        <SettingsForm key={settings.version} settings={settings} onStale={() => void refetch()} />
      )}
      <div className="max-w-2xl">
        <CashLimitsCard />
      </div>
    </>
  );
}

function SettingsForm({ settings, onStale }: { settings: Settings; onStale: () => void }) {
  const form = useOperationForm(saveSettings, {
    defaults: {
      autoAcknowledge: settings.autoAcknowledge,
      reminders: settings.reminders,
      remindersHour: String(settings.remindersHour),
      pointsPer100: String(settings.pointsPer100),
    },
    toInput: ({ pointsPer100, ...values }) => ({
      ...values,
      // Emptied, it means none.
      pointsPer100: pointsPer100 === "" ? "0" : pointsPer100,
      version: settings.version,
    }),
    invalidates: [getSettings],
    onSaved: () => toast.success(t("The settings are saved.")),
    onRefused: (refusal) => {
      if (!isRefusal(refusal) || refusal.code !== "settings_changed") return false;
      toast.error(sentenceOf(refusal));
      onStale();
      return true;
    },
  });
  const { autoAcknowledge, reminders, remindersHour, pointsPer100 } = form.values;
  const isChanged =
    autoAcknowledge !== settings.autoAcknowledge ||
    reminders !== settings.reminders ||
    remindersHour !== String(settings.remindersHour) ||
    pointsPer100 !== String(settings.pointsPer100);
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="max-w-2xl">
      <Card title={t("Paying online")}>
        <Checkbox
          autoFocus
          label={t("Acknowledge verified payments automatically")}
          hint={t(
            "A payment that the gateway has verified is credited at once, with a receipt, also those that wait now. Otherwise staff acknowledge each one in the list of transactions.",
          )}
          checked={autoAcknowledge}
          onChange={(event) => form.setValue("autoAcknowledge", event.currentTarget.checked)}
        />
      </Card>
      <Card title={t("Reminders")} className="mt-5">
        <Checkbox
          label={t("Remind customers by e-mail and SMS")}
          hint={t(
            "Of an instalment 3 days before it is due, on the day, and 1, 7 and 30 days after it; of a book that matures 30 and 7 days before, and on the day. Each person gets one message a day for all their books. Whoever wants none says so in their profile.",
          )}
          checked={reminders}
          onChange={(event) => form.setValue("reminders", event.currentTarget.checked)}
        />
        <SelectField
          label={t("Send from")}
          className="mt-4 w-40"
          options={hours}
          value={remindersHour}
          onValueChange={(hour) => form.setValue("remindersHour", hour)}
          disabled={!reminders}
        />
      </Card>
      <Card title={t("Loyalty points")} className="mt-5">
        <DigitsField
          label={t("Points for each ₹ 100")}
          maxLength={4}
          className="max-w-md"
          hint={t("Holds for what is acknowledged from now on. Points that are earned stay as they are.")}
          {...form.field("pointsPer100")}
        />
      </Card>
      <div className="mt-5 flex flex-wrap items-center gap-4">
        <Button
          type="submit"
          look="primary"
          isBusy={form.isSaving}
          reason={isChanged ? undefined : t("Nothing has been changed.")}
        >
          {t("Save Settings")}
        </Button>
        {settings.updatedAt !== null && (
          <p className="text-sm text-muted">
            {t("Last changed on {date} by {name}", {
              date: dateAndTime(settings.updatedAt),
              name: settings.updatedBy ?? "–",
            })}
          </p>
        )}
      </div>
    </form>
  );
}
