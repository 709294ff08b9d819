import { saveScheme } from "@thangam/contracts/schemes/operations";
import type { Terms } from "@thangam/terms/terms";
import { useMemo, useState } from "react";
import type { FormDraft } from "#forms/use-form-values.ts";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { missingSteps } from "#features/schemes/scheme-draft.ts";
import type { Scheme } from "#features/schemes/scheme-draft.ts";
import { useSchemeSaving } from "#features/schemes/use-scheme-saving.ts";
import { amountsOf, inputOfMaker, termsTyped } from "./maker-draft.ts";
import type { MakerDraft } from "./maker-draft.ts";
import type { TermsDraft } from "./terms-draft.ts";
import { errorsIn } from "./terms-field.ts";
import type { TermsField } from "./terms-field.ts";

export type MakerFormState = ReturnType<typeof useMakerForm>["form"];

/** The form of a scheme under terms: of a new one, or of the next version of `scheme`. What was typed of it before goes on. */
export function useMakerForm(initial: MakerDraft, scheme: Scheme | null, draft: FormDraft<MakerDraft>) {
  const { outdated, edited, options } = useSchemeSaving(scheme);
  const form = useOperationForm(saveScheme, {
    defaults: initial,
    draft,
    check: (values) => missingSteps(amountsOf(values)),
    toInput: (values) => ({ ...inputOfMaker(values), ...edited }),
    ...options,
    onSaved: (saved) => {
      draft.drop();
      options.onSaved(saved);
    },
  });
  const typed = form.values.terms;
  const { known, isComplete } = useKnownTerms(typed);
  const terms: TermsField = {
    value: typed,
    set: (values) => form.setValue("terms", { ...typed, ...values }),
    known,
    ...errorsIn(form.errors),
  };
  return { form, terms, isComplete, outdated };
}

const nothing: Terms = {
  schedule: { every: { months: 1 }, instalments: 1, due: "joining", matures: { months: 1 } },
  benefits: [],
};

/** The terms as typed, or as they were when they were last complete. */
function useKnownTerms(draft: TermsDraft): { known: Terms; isComplete: boolean } {
  const typed = useMemo(() => termsTyped(draft), [draft]);
  const [known, setKnown] = useState(typed ?? nothing);
  if (typed !== null && typed !== known) setKnown(typed);
  return { known: typed ?? known, isComplete: typed !== null };
}
