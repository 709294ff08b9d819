import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { getSettings, saveSettings } from "@thangam/contracts/settings/settings-operations";
import { useSettingsForm } from "#forms/use-settings-form.ts";
import { staleAfterHolidays } from "./holidays/stale-after-holidays.ts";

export type Settings = OutputOf<typeof getSettings>;

/** The settings of the shop as a form. */
export function useShopSettingsForm(settings: Settings, onStale: () => void) {
  return useSettingsForm(saveSettings, {
    defaults: {
      autoAcknowledge: settings.autoAcknowledge,
      reminders: settings.reminders,
      remindersHour: String(settings.remindersHour),
      quietFromHour: String(settings.quietFromHour),
      quietUntilHour: String(settings.quietUntilHour),
      closingHour: String(settings.closingHour),
      counterGoesOn: settings.counterGoesOn,
      blindCount: settings.blindCount,
      creditsChequesOnClearing: settings.creditsChequesOnClearing,
      bankDays: String(settings.bankDays),
      settlementDays: String(settings.settlementDays),
      safeDays: String(settings.safeDays),
      holidaysMoveDueDays: settings.holidaysMoveDueDays,
      pointsPer100: String(settings.pointsPer100),
      cardWithoutNumber: settings.cardWithoutNumber,
      upiWithoutNumber: settings.upiWithoutNumber,
      chequeWithoutNumber: settings.chequeWithoutNumber,
      bankWithoutNumber: settings.bankWithoutNumber,
      secondFactor: settings.secondFactor,
      mobileFirstPassword: settings.mobileFirstPassword,
      openPaymentsPerBook: String(settings.openPaymentsPerBook),
      openPaymentsPerClient: String(settings.openPaymentsPerClient),
    },
    toInput: ({ pointsPer100, ...values }) => ({
      ...values,
      // An empty field means 0.
      pointsPer100: pointsPer100 === "" ? "0" : pointsPer100,
      version: settings.version,
    }),
    invalidates: [getSettings, ...staleAfterHolidays],
    staleRefusal: "settings_changed",
    onStale,
  });
}
