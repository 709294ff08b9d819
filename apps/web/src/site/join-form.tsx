import type { JoiningView } from "@thangam/contracts/site/joining";
import { t } from "#i18n/i18n.ts";
import { describe, isFree } from "#shared/schemes/offer.ts";
import { JoiningTerms } from "#shared/schemes/joining-terms.tsx";
import { TERMS_VERSION } from "@thangam/texts/terms-version";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { amountOptions, amountRule } from "./amounts.ts";
import { useSite } from "./context.ts";
import { joiningTerms } from "./joining-terms-texts.ts";
import { errorsOf, seen } from "./joining-errors.ts";
import type { FieldOf } from "./joining-errors.ts";
import { NomineePart } from "./nominee-part.tsx";
import { Hidden, PlainField } from "./plain-field.tsx";
import { PlainForm } from "./plain-form.tsx";
import { PlainSelect } from "./plain-select.tsx";
import { SchemePromise } from "./scheme-promise.tsx";

type FormView = Extract<JoiningView, { at: "form" }>;

/** The form to join as it needs no script: its own address answers with the next page. */
export function JoinForm({ view }: { view: FormView }) {
  const { language } = useSite();
  const { typed, shown, isToRead, problem } = view;
  const { at, above } = errorsOf(problem);
  const first = seen.find((name) => at.has(name));
  const field: FieldOf = (name) => ({
    name,
    value: typed[name] ?? "",
    error: at.get(name),
    autoFocus: name === first,
  });
  const { value: accepted, ...consent } = field("termsconditions");
  return (
    <PlainForm>
      {/* What Enter presses: the first button of a form. */}
      <button type="submit" name="step" value="send" hidden aria-label={t("Ask to join")} />
      <Hidden name="form_key" value={typed.form_key ?? ""} />
      <Hidden name="terms_version" value={TERMS_VERSION} />
      {shown !== null && (
        <>
          <Hidden name="shown_scheme" value={shown.scheme.code} />
          <Hidden name="scheme_version" value={String(shown.scheme.version)} />
        </>
      )}
      {above !== null && <Warning>{above}</Warning>}
      {isToRead && <Warning>{t("Read what this scheme promises, accept it, and send the form.")}</Warning>}
      <Person field={field} hasNoEmail={typed.has_no_email !== undefined} />
      <Book field={field} shown={shown} />
      {shown !== null && <SchemePromise {...shown} />}
      <NomineePart field={field} />
      <JoiningTerms paragraphs={joiningTerms(language)} open />
      <Checkbox
        label={t("I have read the terms and accept them.")}
        value="yes"
        defaultChecked={accepted !== ""}
        {...consent}
      />
      <Button type="submit" look="primary" name="step" value="send">
        {t("Ask to join")}
      </Button>
    </PlainForm>
  );
}

function Person({ field, hasNoEmail }: { field: FieldOf; hasNoEmail: boolean }) {
  return (
    <>
      <PlainField label={t("Name")} isRequired autoComplete="name" autoCapitalize="words" {...field("name")} />
      <div className="flex flex-col gap-2">
        <PlainField
          label={t("Email")}
          isRequired={!hasNoEmail}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="off"
          {...field("email")}
        />
        <Checkbox
          label={t("I have no e-mail")}
          hint={t("The code comes by SMS, and so do all news of your book.")}
          name="has_no_email"
          value="yes"
          defaultChecked={hasNoEmail}
        />
      </div>
      <PlainField
        label={t("Mobile Number")}
        isRequired
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        {...field("mobile")}
      />
    </>
  );
}

function Book({ field, shown }: { field: FieldOf } & Pick<FormView, "shown">) {
  const { schemes } = useSite().facts;
  const scheme = shown?.scheme;
  const amount = { label: t("Saving Scheme Amount"), isRequired: true, ...field("chitamount") };
  return (
    <>
      <PlainSelect
        label={t("Saving Scheme")}
        isRequired
        nothing={t("Select")}
        options={schemes.map(({ name }) => ({ value: name, label: name }))}
        hint={scheme && describe(scheme)}
        {...field("chitschema")}
      />
      {scheme === undefined || isFree(scheme) ? (
        <PlainField inputMode="decimal" {...amount} {...(scheme !== undefined && { hint: amountRule(scheme) })} />
      ) : (
        <PlainSelect nothing={t("Select")} options={amountOptions(scheme)} {...amount} />
      )}
      <Button type="submit" name="step" value="show">
        {t("Show the terms")}
      </Button>
    </>
  );
}

export function Warning({ children }: { children: string }) {
  return (
    <p role="alert" className="rounded-field bg-gold-soft px-4 py-3 text-gold-ink">
      {children}
    </p>
  );
}
