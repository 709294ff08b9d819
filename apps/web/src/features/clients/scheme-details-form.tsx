import { amountTyped } from "#forms/amount-typed.ts";
import { NomineeFields } from "#shared/books/nominee-fields.tsx";
import { SchemeTerms } from "#shared/schemes/scheme-terms.tsx";
import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import type { EnrolmentDraft } from "./enrolment-draft.ts";
import { MemberFields, SchemeFields } from "./scheme-details-fields.tsx";
import { useSchemeDetails } from "./use-scheme-details.ts";

interface Props {
  draft: EnrolmentDraft;
  onDraft: (draft: EnrolmentDraft) => void;
  /** Numbers that stand in the list already, the one being edited left out. */
  takenNumbers: readonly string[];
  isEditing: boolean;
  onAdd: (draft: EnrolmentDraft) => void;
  onCancelEdit: () => void;
}

/** One book of the client: what it saves in, and its number. */
export function SchemeDetailsForm({ draft, onDraft, takenNumbers, isEditing, onAdd, onCancelEdit }: Props) {
  const details = useSchemeDetails({ draft, onDraft, takenNumbers, onAdd });
  const { add, isChecking } = details;
  return (
    <form
      noValidate
      aria-label={t("Saving Scheme Details")}
      onSubmit={(event) => void add(event)}
      className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4"
    >
      <fieldset disabled={isChecking} className="contents">
        <SchemeFields details={details} />
        <MemberFields details={details} />
        <NomineeFields
          {...details}
          values={draft}
          onNaming={(yes) => details.set("namesNominees", yes)}
          onNominees={(rows) => details.set("nominees", rows)}
        />
      </fieldset>
      {details.scheme !== undefined && (
        <details className="sm:col-span-full">
          <summary className="min-h-6 cursor-pointer font-medium text-brand-ink">
            {t("The terms of this scheme, to show to the client")}
          </summary>
          <div className="mt-3">
            <SchemeTerms scheme={details.scheme} amountPaise={amountTyped(draft.amountPaise)} />
          </div>
        </details>
      )}
      <div className="flex flex-wrap gap-3 sm:col-span-full">
        <Button type="submit" isBusy={isChecking}>
          {isEditing ? t("Update Saving Scheme") : t("Add Saving Scheme")}
        </Button>
        {isEditing && (
          <Button look="quiet" onClick={onCancelEdit}>
            {t("Cancel edit")}
          </Button>
        )}
      </div>
    </form>
  );
}
