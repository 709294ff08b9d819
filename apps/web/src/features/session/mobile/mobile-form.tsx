import { sendSignInCode } from "@thangam/contracts/session/mobile-operations";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { MobileFields } from "#shared/session/first-step.tsx";
import { nextSendTime } from "#shared/session/send-again.ts";
import { toast } from "#ui/toast.tsx";
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
    // Strangers can use up the codes of a number: whoever has no e-mail learns what else helps.
    fieldOfRefusal: {
      too_many_attempts: () => ({
        name: "mobile",
        message: t(
          "Too many codes were asked for. Try again in a while. If it stays so, the shop can enter an e-mail for you, by which you sign in, too.",
        ),
      }),
    },
    onSaved: ({ mobile, signInToken }) => {
      toast.clear();
      onSent({ mobile, signInToken, sendAgainAt: nextSendTime() });
    },
  });
  return (
    <MobileFields
      form={{ onSubmit: (event) => void form.submit(event) }}
      mobile={form.field("mobile")}
      hasFocus={hasFocus}
      isBusy={form.isSaving}
    />
  );
}
