import type { JoiningView } from "@thangam/contracts/site/joining";
import { paths } from "#app/paths.ts";
import { notice } from "#api/messages.ts";
import { t } from "#i18n/i18n.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Card } from "#ui/surface.tsx";
import { Frame } from "./frame.tsx";
import { JoinForm, Warning } from "./join-form.tsx";
import { joiningTitle } from "./joining-title.ts";
import { errorsOf } from "./joining-errors.ts";
import { Hidden, PlainField } from "./plain-field.tsx";
import { PlainForm } from "./plain-form.tsx";

/** What follows when the form to join was sent without a program. */
export function JoinPage({ joining }: { joining: JoiningView }) {
  const { title, lead } = joiningTitle(joining);
  return (
    <Frame title={title} lead={lead}>
      <div className="w-full max-w-xl">
        {joining.at === "done" ? (
          <Done />
        ) : (
          <Card className="max-sm:px-3">
            {joining.at === "code" ? <CodeForm view={joining} /> : <JoinForm view={joining} />}
          </Card>
        )}
      </div>
    </Frame>
  );
}

export function Done() {
  return (
    <a href={paths.login} className={buttonClass()}>
      {t("Back to the login page")}
    </a>
  );
}

/** The code that was sent. What was typed before goes along, so that it can be corrected. */
function CodeForm({ view }: { view: Extract<JoiningView, { at: "code" }> }) {
  const { typed, requestToken, code, hasSentAgain, problem } = view;
  const isCodes = problem?.refusal === "recovery_code_wrong" || problem?.refusal === null;
  const error = errorsOf(problem).above;
  return (
    <PlainForm>
      {Object.entries(typed).map(([name, value]) => (
        <Hidden key={name} name={name} value={value} />
      ))}
      <Hidden name="request_token" value={requestToken} />
      {hasSentAgain && <p role="status">{notice("recovery_code_sent")}</p>}
      {error !== null && !isCodes && <Warning>{error}</Warning>}
      <PlainField
        label={t("Verification code")}
        hint={t("6 or 10 digits, as in the message")}
        name="OTP"
        value={code}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        error={isCodes ? (error ?? undefined) : undefined}
      />
      <Button type="submit" look="primary" name="step" value="verify">
        {t("Verify")}
      </Button>
      <Button type="submit" name="step" value="again">
        {t("Send again")}
      </Button>
      <Button type="submit" look="quiet" name="step" value="edit">
        {t("Correct what you entered")}
      </Button>
    </PlainForm>
  );
}
