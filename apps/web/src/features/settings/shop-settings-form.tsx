import type { ComponentProps } from "react";
import { SettingsForm } from "#forms/settings-form.tsx";
import { t } from "#i18n/i18n.ts";
import { Checkbox } from "#ui/choices.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { Card } from "#ui/surface.tsx";
import { DigitsField } from "#ui/text-field.tsx";
import { SignInCard } from "./sign-in-settings.tsx";
import { NumbersCard, OpenPayments } from "./payment-settings.tsx";
import { useShopSettingsForm } from "./use-shop-settings-form.ts";
import type { Settings } from "./use-shop-settings-form.ts";

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, "0")}:00`,
}));

const dayChoices = Array.from({ length: 30 }, (_, n) => ({ value: String(n + 1), label: String(n + 1) }));

/** The settings of the shop, and who changed them last. */
export function ShopSettingsForm({ settings, onStale }: { settings: Settings; onStale: () => void }) {
  const { form, isChanged } = useShopSettingsForm(settings, onStale);
  const { updatedAt, updatedBy } = settings;
  return (
    <SettingsForm
      form={form}
      isChanged={isChanged}
      save={t("Save Settings")}
      lastChange={updatedAt === null ? null : { at: updatedAt, by: updatedBy }}
      className="max-w-2xl"
    >
      <div>
        <SettingsCards form={form} />
      </div>
    </SettingsForm>
  );
}

function SettingsCards({ form }: { form: ReturnType<typeof useShopSettingsForm>["form"] }) {
  const { autoAcknowledge, holidaysMoveDueDays, reminders, remindersHour } = form.values;
  return (
    <>
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
        <OpenPayments form={form} />
      </Card>
      <NumbersCard form={form} />
      <CounterCard form={form} />
      <Card title={t("Holidays")} className="mt-5">
        <Checkbox
          label={t("Holidays move due days")}
          hint={t(
            "What would fall due on a holiday is due on the next day that is none. A change holds for holidays that have not come yet; another Admin sees it first.",
          )}
          checked={holidaysMoveDueDays}
          onChange={(event) => form.setValue("holidaysMoveDueDays", event.currentTarget.checked)}
        />
      </Card>
      <SignInCard form={form} />
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
      <QuietHoursCard form={form} />
      <Card title={t("Loyalty points")} className="mt-5">
        <DigitsField
          label={t("Points for each ₹ 100")}
          maxLength={4}
          className="max-w-md"
          hint={t("Holds for what is acknowledged from now on. Points that are earned stay as they are.")}
          {...form.field("pointsPer100")}
        />
      </Card>
    </>
  );
}

/** When no telephone rings by a push. */
function QuietHoursCard({ form }: { form: ReturnType<typeof useShopSettingsForm>["form"] }) {
  return (
    <Card title={t("Quiet hours")} className="mt-5">
      <p>{t("A push message waits until they are over. E-mails and SMS do not.")}</p>
      <div className="mt-4 flex flex-wrap gap-4">
        <SelectField label={t("Quiet from")} className="w-40" options={hours} {...form.controlled("quietFromHour")} />
        <SelectField label={t("Quiet until")} className="w-40" options={hours} {...form.controlled("quietUntilHour")} />
      </div>
    </Card>
  );
}

/** The closing hour, and what the counter does after it and with cheques. */
function CounterCard({ form }: { form: ReturnType<typeof useShopSettingsForm>["form"] }) {
  const { closingHour, counterGoesOn, blindCount, creditsChequesOnClearing } = form.values;
  return (
    <Card title={t("At the counter")} className="mt-5 flex flex-col gap-4">
      <SelectField
        label={t("The shop closes at")}
        hint={t("Whoever closes the day before this hour is asked again.")}
        className="max-w-md"
        options={hours}
        value={closingHour}
        onValueChange={(hour) => form.setValue("closingHour", hour)}
      />
      <Checkbox
        label={t("Go on with the next day after the close")}
        hint={t(
          "Payments at the counter are then posted on the next day, at today's gold rate. Otherwise they are refused until then.",
        )}
        checked={counterGoesOn}
        onChange={(event) => form.setValue("counterGoesOn", event.currentTarget.checked)}
      />
      <Checkbox
        label={t("Employees count the drawer blind")}
        hint={t("They type what they counted before they see what the books expect. Every count is kept.")}
        checked={blindCount}
        onChange={(event) => form.setValue("blindCount", event.currentTarget.checked)}
      />
      <Checkbox
        label={t("Credit a cheque when the bank has paid it")}
        hint={t("Otherwise it is credited at once, and taken back when it bounces.")}
        checked={creditsChequesOnClearing}
        onChange={(event) => form.setValue("creditsChequesOnClearing", event.currentTarget.checked)}
      />
      <DaysField
        label={t("Days that the bank is given")}
        hint={t("Working days of the bank. What its statement does not show by then is told to the Admins.")}
        {...form.controlled("bankDays")}
      />
      <DaysField
        label={t("Days that the gateway is given")}
        hint={t("Money of online payments that no settlement of the gateway contains by then is an exception.")}
        {...form.controlled("settlementDays")}
      />
      <DaysField
        label={t("Days that cash lies in the safe uncounted")}
        hint={t(
          "What lies there longer is told to the Admins, unless an Admin counted it, or somebody who for 30 days closed no day, brought no cash out of the safe and did not count it last.",
        )}
        {...form.controlled("safeDays")}
      />
    </Card>
  );
}

/** So many days as a job waits before it tells of something. */
function DaysField(props: Omit<ComponentProps<typeof SelectField>, "options" | "className">) {
  return <SelectField {...props} className="max-w-md" options={dayChoices} />;
}
