import { saveScheme } from "@thangam/contracts/schemes/operations";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { draftOf, inputOf, mistakesIn } from "./scheme-draft.ts";
import type { Scheme } from "./scheme-draft.ts";
import { useSchemeSaving } from "./use-scheme-saving.ts";

export type SchemeFormState = ReturnType<typeof useSchemeForm>["form"];

/** The form of the next version of a scheme without terms. */
export function useSchemeForm(scheme: Scheme) {
  const { outdated, edited, options } = useSchemeSaving(scheme);
  const form = useOperationForm(saveScheme, {
    defaults: draftOf(scheme),
    check: mistakesIn,
    toInput: (draft) => ({ ...inputOf(draft), ...edited }),
    ...options,
  });
  return { form, outdated };
}
