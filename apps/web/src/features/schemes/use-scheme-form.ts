import { checkBookNumber } from "@thangam/contracts/books/search-operations";
import { schemeRatio } from "@thangam/contracts/reports/dashboard-operations";
import { getSchemes, listSchemes, saveScheme } from "@thangam/contracts/schemes/operations";
import { useState } from "react";
import { useNavigate } from "react-router";
import { isRefusal, errorMessage } from "#api/errors.ts";
import { paths } from "#app/paths.ts";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { toast } from "#ui/toast.tsx";
import { blankScheme, draftOf, inputOf, mistakesIn } from "./scheme-draft.ts";
import type { Scheme } from "./scheme-draft.ts";

export type SchemeFormState = ReturnType<typeof useSchemeForm>["form"];

/** The form of a scheme: of a new one, or of the next version of `scheme`. */
export function useSchemeForm(scheme: Scheme | null) {
  const navigate = useNavigate();
  const [outdated, setOutdated] = useState<string | null>(null);
  const edited = scheme === null ? {} : { schemeId: scheme.id.toString(), version: String(scheme.version) };
  const form = useOperationForm(saveScheme, {
    defaults: scheme === null ? blankScheme : draftOf(scheme),
    check: mistakesIn,
    toInput: (draft) => ({ ...inputOf(draft), ...edited }),
    fieldOfRefusal: { scheme_name_taken: "name", prefix_taken: "prefixes" },
    invalidates: [getSchemes, listSchemes, checkBookNumber, schemeRatio],
    onRefused: (error) => {
      if (!isRefusal(error) || error.code !== "scheme_changed_meanwhile") return false;
      setOutdated(errorMessage(error));
      return true;
    },
    onSaved: ({ name }) => {
      toast.success(t("{name} is saved.", { name }));
      void navigate(paths.schemes);
    },
  });
  return { form, outdated };
}
