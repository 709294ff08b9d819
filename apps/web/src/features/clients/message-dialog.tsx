import { t } from "#i18n/i18n.ts";
import { Dialog } from "#ui/dialog.tsx";
import { EmailText } from "#ui/email-text.tsx";
import { Fact } from "#ui/surface.tsx";
import type { Message } from "./messages-tab.tsx";

/** A message as our records would write it now; what was secret in it is masked. */
export default function MessageDialog({ message, onClose }: { message: Message; onClose: () => void }) {
  const { subject, kind, mail, sms, toEmail, toMobile } = message;
  return (
    <Dialog isOpen onClose={onClose} title={subject ?? kind}>
      <dl className="flex flex-col gap-4">
        <Fact label={t("E-mail to")}>{toEmail === null ? "–" : <EmailText email={toEmail} />}</Fact>
        <Fact label={t("Text")}>
          <span className="font-normal whitespace-pre-line">{mail}</span>
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
