import { sendSignInCode, signInWithCode } from "@thangam/contracts/session/mobile-operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import type { SessionPerson } from "@thangam/contracts/session/schemas";
import { useState } from "react";
import { errorMessage } from "#api/errors.ts";
import { useCommand } from "#api/query.ts";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { CodeField } from "#shared/session/code-field.tsx";
import { SendAgainButton } from "#shared/session/send-again-button.tsx";
import { askedIn } from "#shared/session/second-step/asked.ts";
import type { Asked } from "#shared/session/second-step/asked.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.tsx";
import type { SentCode } from "./sent-code.ts";

interface Props {
  sent: SentCode;
  onSent: (sent: SentCode) => void;
  onSignedIn: (person: SessionPerson) => Promise<void>;
  onAsked: (asked: Asked) => void;
}

/** The code that came by SMS, then, where several people share the number, who of them signs in. */
export default function CodeQuestion({ sent, onSent, onSignedIn, onAsked }: Props) {
  const { mobile, signInToken, sendAgainAt } = sent;
  const [choice, setChoice] = useState<{ code: string; people: Person[] } | null>(null);
  const onRefused = (error: unknown) => {
    const asked = askedIn(error);
    if (asked !== null) onAsked(asked);
    return asked !== null;
  };
  const form = useOperationForm(signInWithCode, {
    defaults: { code: "" },
    toInput: ({ code }) => ({ mobile, signInToken, code }),
    fieldOfRefusal: { recovery_code_wrong: "code" },
    guardsLeaving: false,
    onSaved: async ({ person, people }, { code }) => {
      toast.clear();
      if (person === null) setChoice({ code, people });
      else await onSignedIn(person);
    },
    onRefused,
  });
  if (choice !== null) {
    const over = () => setChoice(null);
    return <WhoIsIt {...choice} {...{ sent, onSignedIn, onRefused, onOver: over }} />;
  }
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="flex flex-col gap-5">
      <CodeField {...form.controlled("code")} />
      <Button type="submit" look="primary" isBusy={form.isSaving}>
        {t("Log In")}
      </Button>
      <SendAgainButton
        key={sendAgainAt}
        operation={sendSignInCode}
        input={{ mobile }}
        sendAgainAt={sendAgainAt}
        isQuiet
        onSent={(at, output) => onSent({ mobile, signInToken: output?.signInToken ?? signInToken, sendAgainAt: at })}
      />
    </form>
  );
}

type Person = OutputOf<typeof signInWithCode>["people"][number];

interface ChoiceProps extends Pick<Props, "sent" | "onSignedIn"> {
  code: string;
  people: Person[];
  onRefused: (error: unknown) => boolean;
  /** The code is good no more. */
  onOver: () => void;
}

function WhoIsIt({ sent: { mobile, signInToken }, code, people, onSignedIn, onRefused, onOver }: ChoiceProps) {
  const choose = useCommand(signInWithCode);
  const signInAs = (userId: bigint) =>
    choose.mutate(
      { mobile, signInToken, code, userId },
      {
        onSuccess: ({ person }) => void (person === null ? onOver() : onSignedIn(person)),
        onError: (error) => {
          if (onRefused(error)) return;
          toast.error(errorMessage(error));
          onOver();
        },
      },
    );
  return (
    <div role="group" aria-label={t("Who signs in?")} className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{t("Who signs in?")}</h2>
      {people.map(({ userId, name }) => (
        <Button key={userId} isBusy={choose.isPending} onClick={() => signInAs(userId)}>
          {name}
        </Button>
      ))}
    </div>
  );
}
