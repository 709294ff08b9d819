import { approvalScopes } from "@thangam/contracts/approvals/schemas";
import { switchableKinds } from "@thangam/contracts/kernel/approval-kinds";
import { SettingsForm } from "#forms/settings-form.tsx";
import { t } from "#i18n/i18n.ts";
import { AmountField } from "#ui/amount-field.tsx";
import { Checkbox, RadioGroup } from "#ui/choices.tsx";
import { Card } from "#ui/surface.tsx";
import { DigitsField, TextField } from "#ui/text-field.tsx";
import { kindLabels, scopeLabels } from "./approval-labels.ts";
import { useApprovalSettingsForm } from "./use-approval-settings-form.ts";
import type { ApprovalSettings } from "./use-approval-settings-form.ts";

type Form = ReturnType<typeof useApprovalSettingsForm>["form"];

/** The settings, and who changed them last. */
export function ApprovalSettingsForm({ settings, onStale }: { settings: ApprovalSettings; onStale: () => void }) {
  const { form, isChanged } = useApprovalSettingsForm(settings, onStale);
  const { setBy, setAt } = settings;
  const scopes = scopeLabels();
  return (
    <SettingsForm
      form={form}
      isChanged={isChanged}
      label={t("Approval Settings")}
      save={t("Save Settings")}
      lastChange={setBy === null ? null : { at: setAt, by: setBy }}
      className="max-w-2xl"
    >
      <Card title={t("Who waits")}>
        <RadioGroup
          label={t("Whose calls wait")}
          isRequired
          options={approvalScopes.map((value) => ({ value, label: scopes[value] }))}
          {...form.controlled("scope")}
        />
        <p className="mt-3 text-sm text-muted">
          {settings.otherAdmins === 0
            ? t("You are the only Admin. Others who work here may approve what Employees ask for, once Rights says so.")
            : t("What an Admin does at once is shown to the other Admins.")}
        </p>
      </Card>
      <Card title={t("What waits")}>
        <KindChoices form={form} />
      </Card>
      <Card title={t("Up to here nobody needs to approve")}>
        <LimitFields form={form} />
      </Card>
      <Card title={t("How long")}>
        <div className="grid gap-5 sm:grid-cols-2">
          <DigitsField
            label={t("Hours until a request expires")}
            isRequired
            maxLength={3}
            {...form.field("expiryHours")}
          />
          <DigitsField
            label={t("Minutes until an only Admin's own takes effect")}
            isRequired
            maxLength={5}
            {...form.field("delayMinutes")}
          />
        </div>
      </Card>
    </SettingsForm>
  );
}

function KindChoices({ form }: { form: Form }) {
  const { kindsOn } = form.values;
  const labels = kindLabels();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {switchableKinds.map((kind) => (
        <Checkbox
          key={kind}
          label={labels[kind]}
          checked={kindsOn.includes(kind)}
          onChange={(event) =>
            form.setValue(
              "kindsOn",
              event.currentTarget.checked ? [...kindsOn, kind] : kindsOn.filter((one) => one !== kind),
            )
          }
        />
      ))}
    </div>
  );
}

function LimitFields({ form }: { form: Form }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <AmountField label={t("Refund up to")} isRequired {...form.controlled("refundPaise")} />
      <AmountField label={t("Payment on a typed number up to")} isRequired {...form.controlled("typedNumberPaise")} />
      <AmountField
        label={t("Settlement of a matured book up to")}
        isRequired
        hint={t("Before maturity every settlement counts.")}
        {...form.controlled("settlementPaise")}
      />
      <AmountField
        label={t("Cheque paid by the bank or bounced up to")}
        isRequired
        {...form.controlled("chequePaise")}
      />
      <AmountField label={t("Counted difference up to")} isRequired {...form.controlled("variancePaise")} />
      <TextField
        label={t("Weight off by up to (percent)")}
        isRequired
        inputMode="decimal"
        hint={t("On a day without a rate every weight counts.")}
        {...form.field("weightHundredths")}
      />
      <TextField
        label={t("Gold rate off by up to (percent)")}
        isRequired
        inputMode="decimal"
        {...form.field("goldRateHundredths")}
      />
    </div>
  );
}
