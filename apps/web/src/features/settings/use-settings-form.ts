import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { getSettings, saveSettings } from "@thangam/contracts/settings/settings-operations";
import { isRefusal, errorMessage } from "#api/errors.ts";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { toast } from "#ui/toast.tsx";

export type Settings = OutputOf<typeof getSettings>;

/** The settings of the shop as a form. A save that conflicts with another one loads the settings again. */
export function useSettingsForm(settings: Settings, onStale: () => void) {
  const form = useOperationForm(saveSettings, {
    defaults: {
      autoAcknowledge: settings.autoAcknowledge,
      reminders: settings.reminders,
      remindersHour: String(settings.remindersHour),
      pointsPer100: String(settings.pointsPer100),
      cardWithoutNumber: settings.cardWithoutNumber,
      upiWithoutNumber: settings.upiWithoutNumber,
      chequeWithoutNumber: settings.chequeWithoutNumber,
      bankWithoutNumber: settings.bankWithoutNumber,
      openPaymentsPerBook: String(settings.openPaymentsPerBook),
      openPaymentsPerClient: String(settings.openPaymentsPerClient),
    },
    toInput: ({ pointsPer100, ...values }) => ({
      ...values,
      // An empty field means 0.
      pointsPer100: pointsPer100 === "" ? "0" : pointsPer100,
      version: settings.version,
    }),
    invalidates: [getSettings],
    onSaved: () => toast.success(t("The settings are saved.")),
    onRefused: (refusal) => {
      if (!isRefusal(refusal) || refusal.code !== "settings_changed") return false;
      toast.error(errorMessage(refusal));
      onStale();
      return true;
    },
  });
  const saved = new Map<string, unknown>(Object.entries(settings));
  const isChanged = Object.entries(form.values).some(([name, value]) => String(value) !== String(saved.get(name)));
  return { form, isChanged };
}
