import { getApprovalSettings, saveApprovalSettings } from "@thangam/contracts/approvals/approval-settings-operations";
import { switchableKinds } from "@thangam/contracts/kernel/approval-kinds";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { wireRupees } from "@thangam/contracts/values/money";
import { formatPercent } from "@thangam/contracts/values/percent";
import { errorMessage, isRefusal } from "#api/errors.ts";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { toast } from "#ui/toast.tsx";

export type ApprovalSettings = OutputOf<typeof getApprovalSettings>;

/** The settings as a form. A save that conflicts with another one loads them again. */
export function useApprovalSettingsForm(settings: ApprovalSettings, onStale: () => void) {
  const defaults = {
    scope: settings.scope as string,
    kindsOn: switchableKinds.filter((kind) => !settings.kindsOff.includes(kind)) as readonly string[],
    refundPaise: wireRupees(settings.refundPaise),
    typedNumberPaise: wireRupees(settings.typedNumberPaise),
    settlementPaise: wireRupees(settings.settlementPaise),
    weightHundredths: formatPercent(settings.weightHundredths),
    goldRateHundredths: formatPercent(settings.goldRateHundredths),
    expiryHours: String(settings.expiryHours),
    delayMinutes: String(settings.delayMinutes),
  };
  const form = useOperationForm(saveApprovalSettings, {
    defaults,
    toInput: ({ kindsOn, ...values }) => ({
      ...values,
      kindsOff: switchableKinds.filter((kind) => !kindsOn.includes(kind)),
      version: settings.version.toString(),
    }),
    fieldOfRefusal: { approval_needs_two: "scope" },
    invalidates: [getApprovalSettings],
    onSaved: () => toast.success(t("The settings are saved.")),
    onRefused: (refusal) => {
      if (!isRefusal(refusal) || refusal.code !== "approval_settings_changed") return false;
      toast.error(errorMessage(refusal));
      onStale();
      return true;
    },
  });
  const isChanged = Object.entries(defaults).some(
    ([name, value]) => String(Reflect.get(form.values, name)) !== String(value),
  );
  return { form, isChanged };
}
