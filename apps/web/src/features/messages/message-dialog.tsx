import { dateAndTime } from "#format/dates.ts";
import { t } from "#i18n/i18n.ts";
import { Dialog } from "#ui/dialog.tsx";
import { EmailText } from "#ui/email-text.tsx";
import { Fact, StatusBadge } from "#ui/surface.tsx";
import type { Message } from "./message.ts";
import { SendError } from "./sent-ways.tsx";

/** A message rendered from current records, with secrets masked, and its delivery. */
export default function MessageDialog({ message, onClose }: { message: Message; onClose: () => void }) {
  const { subject, kind, mail, sms, toName, toEmail, toMobile, mailedAt, textedAt, attempts, failure } = message;
  return (
    <Dialog isOpen onClose={onClose} title={subject ?? kind}>
      <dl className="flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Fact label={t("Status")}>
            <StatusBadge status={message.state} />
          </Fact>
          <Fact label={t("Written")}>{dateAndTime(message.writtenAt)}</Fact>
          <Fact label={t("Tries")}>
            {attempts}
            {message.resends > 0 && <span className="font-normal"> · {t("sent again")}</span>}
          </Fact>
          <Fact label={t("Sent")}>
            {mailedAt !== null && <span className="block">{t("E-mail {when}", { when: dateAndTime(mailedAt) })}</span>}
            {textedAt !== null && <span className="block">{t("SMS {when}", { when: dateAndTime(textedAt) })}</span>}
            {mailedAt === null && textedAt === null && "–"}
          </Fact>
        </div>
        {failure !== null && (
          <Fact label={t("Last error")}>
            <span className="font-normal wrap-anywhere text-danger-ink">
              <SendError message={message} />
            </span>
          </Fact>
        )}
        <Fact label={t("E-mail to")}>
          {toName !== null && <span className="block">{toName}</span>}
          {toEmail === null ? "–" : <EmailText email={toEmail} />}
        </Fact>
        <Fact label={t("Text")}>
          <span className="font-normal whitespace-pre-line wrap-anywhere">{mail}</span>
        </Fact>
        {sms !== null && (
          <>
            <Fact label={t("SMS to")}>{toMobile}</Fact>
            <Fact label={t("SMS")}>
              <span className="font-normal">{sms}</span>
            </Fact>
          </>
        )}
      </dl>
    </Dialog>
  );
}
