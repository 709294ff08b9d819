import { saveProfile } from "@thangam/contracts/session/profile-operations";
import { getSession } from "@thangam/contracts/session/sign-in-operations";
import { languageOf } from "@thangam/texts/languages";
import type { Language } from "@thangam/texts/languages";
import { useState } from "react";
import { errorMessage } from "#api/errors.ts";
import { useCommand } from "#api/query.ts";
import { toast } from "#ui/toast.tsx";

/** The language of a user, which is stored with their account; a choice is shown at once, before the session confirms it. */
export function useLanguageChoice(stored: Language): { chosen: Language; choose: (language: string) => void } {
  const save = useCommand(saveProfile, { invalidates: [getSession] });
  const [wanted, setWanted] = useState<Language | null>(null);
  return {
    chosen: wanted ?? stored,
    choose: (value) => {
      const language = languageOf(value);
      if (language === undefined) return;
      setWanted(language);
      save.mutate(
        { language },
        { onError: (error) => toast.error(errorMessage(error)), onSettled: () => setWanted(null) },
      );
    },
  };
}
