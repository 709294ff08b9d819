import { identityPapers } from "@thangam/contracts/books/settlement-schemas";
import { labelOf, t } from "#i18n/i18n.ts";
import { RadioGroup } from "#ui/choices.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { DigitsField, TextField } from "#ui/text-field.tsx";
import { SendSettlementCode, useSentCode } from "./send-settlement-code.tsx";
import type { CodeSending } from "./send-settlement-code.tsx";
import type { SettleForm } from "./use-settle-form.ts";

/** How the client confirmed: by the code that they are sent, or by a signature and an identity paper. */
export function SettleConfirmation({ form, ...sending }: CodeSending & { form: SettleForm }) {
  const sent = useSentCode();
  const byCode = form.values.confirmedBy === "code";
  return (
    <>
      <RadioGroup
        label={t("How did the client confirm?")}
        isRequired
        options={[
          { value: "code", label: t("By the code that we send") },
          { value: "hand-over", label: t("By signature and identity paper") },
        ]}
        {...form.controlled("confirmedBy")}
      />
      {byCode ? (
        <>
          <SendSettlementCode {...sending} {...sent} onSent={() => form.focus("clientCode")} />
          <DigitsField
            label={labelOf("Code of the client")}
            isRequired
            maxLength={6}
            hint={t("6 digits")}
            {...form.field("clientCode")}
          />
        </>
      ) : (
        <HandOverFields form={form} />
      )}
    </>
  );
}

function HandOverFields({ form }: { form: SettleForm }) {
  return (
    <>
      <SelectField
        label={t("Identity paper")}
        isRequired
        placeholder={t("Select")}
        options={identityPapers.map((value) => ({ value, label: labelOf(value) }))}
        {...form.controlled("identityPaper")}
      />
      <TextField
        label={t("Last four characters of its number")}
        isRequired
        maxLength={4}
        autoCapitalize="characters"
        hint={t("Never more: the whole number is not kept.")}
        {...form.field("identityPaperEnd")}
      />
      <TextField
        label={t("Handed over to")}
        isRequired
        maxLength={120}
        hint={t("Once the book is settled, print its passbook and have it signed.")}
        {...form.field("handedTo")}
      />
    </>
  );
}
