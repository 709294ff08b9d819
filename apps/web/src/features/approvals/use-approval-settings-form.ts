import { getApprovalSettings, saveApprovalSettings } from "@thangam/contracts/approvals/approval-settings-operations";
import { switchableKinds } from "@thangam/contracts/kernel/approval-kinds";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { wireRupees } from "@thangam/contracts/values/money";
import { formatPercent } from "@thangam/contracts/values/percent";
import { useSettingsForm } from "#forms/use-settings-form.ts";

export type ApprovalSettings = OutputOf<typeof getApprovalSettings>;

/** The settings as a form. */
export function useApprovalSettingsForm(settings: ApprovalSettings, onStale: () => void) {
  const defaults = {
    scope: settings.scope as string,
    kindsOn: switchableKinds.filter((kind) => !settings.kindsOff.includes(kind)) as readonly string[],
    refundPaise: wireRupees(settings.refundPaise),
    typedNumberPaise: wireRupees(settings.typedNumberPaise),
    settlementPaise: wireRupees(settings.settlementPaise),
    chequePaise: wireRupees(settings.chequePaise),
    variancePaise: wireRupees(settings.variancePaise),
    weightHundredths: formatPercent(settings.weightHundredths),
    goldRateHundredths: formatPercent(settings.goldRateHundredths),
    expiryHours: String(settings.expiryHours),
    delayMinutes: String(settings.delayMinutes),
  };
  return useSettingsForm(saveApprovalSettings, {
    defaults,
    toInput: ({ kindsOn, ...values }) => ({
      ...values,
      kindsOff: switchableKinds.filter((kind) => !kindsOn.includes(kind)),
      version: settings.version.toString(),
    }),
    fieldOfRefusal: { approval_needs_two: "scope" },
    invalidates: [getApprovalSettings],
    staleRefusal: "approval_settings_changed",
    onStale,
  });
}
