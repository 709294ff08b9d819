import { listJoinableSchemes } from "@thangam/contracts/applications/apply-operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { wireRupees } from "@thangam/contracts/values/money";
import { TERMS_VERSION } from "@thangam/texts/terms-version";
import { useEffect } from "react";
import { amountTyped } from "#forms/amount-typed.ts";
import { useOperation } from "#api/query.ts";
import { rupees } from "#format/rupees.ts";
import { LoadFailure } from "#forms/load-failure.tsx";
import type { useOperationForm } from "#forms/use-operation-form.ts";
import type { AnyOperation } from "#api/client.ts";
import { t } from "#i18n/i18n.ts";
import { AmountField } from "#ui/amount-field.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { blankNominees, nomineesTyped } from "#shared/books/nominee-draft.ts";
import type { NomineesDraft } from "#shared/books/nominee-draft.ts";
import { NomineeFields } from "#shared/books/nominee-fields.tsx";
import { amountsOf, describe, isFree } from "#shared/schemes/offer.ts";
import { SchemeTerms } from "#shared/schemes/scheme-terms.tsx";
import { TermsNote } from "./terms-note.tsx";

/** The fields of an application for a book, as text. */
export interface BookApplication extends NomineesDraft {
  schemeName: string;
  /** The version that is on the screen. */
  schemeVersion: string;
  amountPaise: string;
  areTermsAccepted: boolean;
}

export const blankBookApplication: BookApplication = {
  schemeName: "",
  schemeVersion: "",
  amountPaise: "",
  ...blankNominees,
  areTermsAccepted: false,
};

type Scheme = OutputOf<typeof listJoinableSchemes>["schemes"][number];
type Form = Pick<
  ReturnType<typeof useOperationForm<AnyOperation, BookApplication>>,
  "controlled" | "focus" | "nested" | "setValue" | "values"
>;

/** What is asked for, as the operations take it. */
export function askedFor({ schemeName, schemeVersion, amountPaise, areTermsAccepted, ...draft }: BookApplication) {
  return {
    schemeName,
    ...(schemeVersion !== "" && { schemeVersion }),
    amountPaise,
    areTermsAccepted,
    nominees: nomineesTyped(draft),
    termsVersion: TERMS_VERSION,
  };
}

/** The scheme, the amount of an instalment, and the consent to the terms. */
export function BookApplicationFields(form: Form) {
  const { controlled, setValue, values } = form;
  const { data, error, refetch } = useOperation(listJoinableSchemes, {}, { staleTime: 300_000 });
  const schemes = data?.schemes ?? [];
  const scheme = schemes.find(({ name }) => name === values.schemeName);
  const shownVersion = scheme === undefined ? "" : String(scheme.version);
  useEffect(() => {
    if (values.schemeVersion !== shownVersion) setValue("schemeVersion", shownVersion);
  }, [values.schemeVersion, shownVersion, setValue]);
  const { value: areAccepted, onValueChange: accept, ...terms } = controlled("areTermsAccepted");
  const schemeField = controlled("schemeName");
  if (error !== null && data === undefined) return <LoadFailure error={error} refetch={refetch} />;
  return (
    <>
      <SelectField
        label={t("Saving Scheme")}
        isRequired
        placeholder={data === undefined ? t("Loading") : t("Select")}
        options={schemes.map(({ name }) => ({ label: name, value: name }))}
        hint={scheme && describe(scheme)}
        {...schemeField}
        onValueChange={(name) => {
          schemeField.onValueChange(name);
          setValue("amountPaise", onlyAmountOf(schemes.find((known) => known.name === name)));
        }}
      />
      {scheme !== undefined && isFree(scheme) ? (
        <AmountField
          label={t("Saving Scheme Amount")}
          isRequired
          hint={t("At least {least}, in steps of {step}", {
            least: rupees(scheme.minimumPaise),
            step: rupees(scheme.multipleOfPaise),
          })}
          {...controlled("amountPaise")}
        />
      ) : (
        <SelectField
          label={t("Saving Scheme Amount")}
          isRequired
          placeholder={scheme === undefined ? t("Choose the scheme first") : t("Select")}
          options={(scheme === undefined ? [] : amountsOf(scheme)).map((amount) => ({
            label: rupees(amount),
            value: wireRupees(amount),
          }))}
          {...controlled("amountPaise")}
        />
      )}
      {scheme !== undefined && (
        <SchemeTerms scheme={scheme} amountPaise={amountTyped(values.amountPaise)} hasCalculator />
      )}
      <NomineeFields
        isOwn
        {...form}
        onNaming={(yes) => setValue("namesNominees", yes)}
        onNominees={(rows) => setValue("nominees", rows)}
      />
      <TermsNote />
      <Checkbox
        label={t("I have read the terms and accept them.")}
        checked={areAccepted}
        onChange={(event) => accept(event.currentTarget.checked)}
        {...terms}
      />
    </>
  );
}

function onlyAmountOf(scheme: Scheme | undefined): string {
  const [only, ...more] = scheme === undefined ? [] : amountsOf(scheme);
  return only === undefined || more.length > 0 ? "" : wireRupees(only);
}
