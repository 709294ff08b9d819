import { dateAndTime } from "#format/dates.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import type { Message } from "./message.ts";

/** When a message went by mail and by SMS, and why it did not. */
export function SentWays({ message }: { message: Message }) {
  const { mailedAt, textedAt, failure } = message;
  return (
    <span className="block min-w-0 wrap-anywhere">
      {mailedAt !== null && <span className="block">{t("E-mail {when}", { when: dateAndTime(mailedAt) })}</span>}
      {textedAt !== null && <span className="block">{t("SMS {when}", { when: dateAndTime(textedAt) })}</span>}
      {failure !== null && (
        <span className="block text-sm text-danger-ink">
          <SendError message={message} />
        </span>
      )}
      {mailedAt === null && textedAt === null && failure === null && "–"}
    </span>
  );
}

/** Why a message was not sent, in the reader's language, and what the mail server or SMS gateway said, in its own. */
export function SendError({ message: { failure, lastError } }: { message: Message }) {
  return (
    <>
      {failure !== null && labelOf(failure)}
      {lastError !== null && <span className="block text-muted">{lastError}</span>}
    </>
  );
}
