import { sendSignInCode } from "@thangam/contracts/session/mobile-operations";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { nextSendTime } from "#shared/session/send-again.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { SentCode } from "./sent-code.ts";

interface Props {
  /** On a phone the number is what most people sign in with; at a desk sits the shop. */
  hasFocus: boolean;
  onSent: (sent: SentCode) => void;
}

/** Asks for a code by SMS. */
export function MobileForm({ hasFocus, onSent }: Props) {
  const form = useOperationForm(sendSignInCode, {
    defaults: { mobile: "" },
    guardsLeaving: false,
    onSaved: ({ mobile, signInToken }) => {
      toast.clear();
      onSent({ mobile, signInToken, sendAgainAt: nextSendTime() });
    },
  });
  return (
    <form
      noValidate
      onSubmit={(event) => void form.submit(event)}
      className="flex items-start gap-2 max-[22rem]:flex-col max-[22rem]:items-stretch"
    >
      <TextField
        className="flex-1"
        label={t("Mobile number")}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        autoFocus={hasFocus}
        {...form.field("mobile")}
      />
      <Button type="submit" look="primary" className="mt-6.5 max-[22rem]:mt-0" isBusy={form.isSaving}>
        {t("Get code")}
      </Button>
    </form>
  );
}
