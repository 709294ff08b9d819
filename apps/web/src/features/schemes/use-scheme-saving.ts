import { checkBookNumber } from "@thangam/contracts/books/search-operations";
import { listJoinableSchemes } from "@thangam/contracts/applications/apply-operations";
import { schemeRatio } from "@thangam/contracts/reports/dashboard-operations";
import { getSchemes, listSchemes } from "@thangam/contracts/schemes/operations";
import { useState } from "react";
import { useNavigate } from "react-router";
import { isRefusal, errorMessage } from "#api/errors.ts";
import { paths } from "#app/paths.ts";
import { t } from "#i18n/i18n.ts";
import { toast } from "#ui/toast.tsx";
import type { Scheme } from "./scheme-draft.ts";

/** What a save of a scheme does, in whichever form: of a new one, or of the next version of `edited`. */
export function useSchemeSaving(edited: Scheme | null) {
  const navigate = useNavigate();
  const [outdated, setOutdated] = useState<string | null>(null);
  return {
    outdated,
    /** Which version was edited. */
    edited: edited === null ? {} : { schemeId: edited.id.toString(), version: String(edited.version) },
    options: {
      fieldOfRefusal: { scheme_name_taken: "name", prefix_taken: "prefixes" },
      invalidates: [getSchemes, listSchemes, listJoinableSchemes, checkBookNumber, schemeRatio],
      onRefused: (error: unknown) => {
        if (!isRefusal(error) || error.code !== "scheme_changed_meanwhile") return false;
        setOutdated(errorMessage(error));
        return true;
      },
      onSaved: ({ name }: { name: string }) => {
        toast.success(t("{name} is saved.", { name }));
        void navigate(paths.schemes);
      },
    },
  };
}
