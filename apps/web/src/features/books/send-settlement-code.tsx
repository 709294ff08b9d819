import { sendSettlementCode } from "@thangam/contracts/books/settling-operations";
import type { InputOf } from "@thangam/contracts/kernel/operation";
import { useState } from "react";
import { t } from "#i18n/i18n.ts";
import { SendAgainButton } from "#shared/session/send-again-button.tsx";

export interface CodeSending {
  /** What the code will confirm; null until it is all chosen. */
  terms: InputOf<typeof sendSettlementCode> | null;
  onRefused: (error: unknown) => boolean;
}

interface Props extends CodeSending, ReturnType<typeof useSentCode> {
  onSent: () => void;
}

interface Sent {
  email: string;
  mobile: string;
  /** What the code confirms. */
  terms: string;
}

/** What was sent, which outlives a look at the other way to confirm. */
export function useSentCode() {
  const [sendAgainAt, setSendAgainAt] = useState(0);
  const [sent, setSent] = useState<Sent | null>(null);
  return { sendAgainAt, setSendAgainAt, sent, setSent };
}

/** Sends the client a code for just these terms, and says when another is needed because they were changed. */
export function SendSettlementCode({ terms, onRefused, onSent, sendAgainAt, setSendAgainAt, sent, setSent }: Props) {
  const chosen = terms === null ? null : textOf(terms);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <SendAgainButton
        key={sendAgainAt}
        operation={sendSettlementCode}
        input={terms}
        sendAgainAt={sendAgainAt}
        onRefused={onRefused}
        isQuiet
        {...(sent === null && { label: t("Send the client a code") })}
        onSent={(at, to) => {
          setSendAgainAt(at);
          if (to === undefined || chosen === null) return;
          setSent({ email: to.email, mobile: to.mobile, terms: chosen });
          onSent();
        }}
      />
      <p role="status" className="min-w-0 flex-1 basis-56 text-sm wrap-anywhere text-muted">
        {sent === null &&
          (chosen === null ? t("Fill in first what the client gets.") : t("It goes by SMS and e-mail."))}
        {sent !== null &&
          (sent.terms === chosen ? sentTo(sent) : t("What the client gets has changed since: they need a new code."))}
      </p>
    </div>
  );
}

function textOf(terms: InputOf<typeof sendSettlementCode>): string {
  return JSON.stringify(terms, (_name, value: unknown) => (typeof value === "bigint" ? value.toString() : value));
}

function sentTo({ mobile, email }: Sent): string {
  if (email === "") return t("Sent to {mobile}. It is good for 10 minutes.", { mobile });
  return t("Sent to {mobile} and {email}. It is good for 10 minutes.", { mobile, email });
}
