import { saveProfile } from "@thangam/contracts/session/profile-operations";
import { getSession } from "@thangam/contracts/session/sign-in-operations";
import { useState } from "react";
import { errorMessage } from "#api/errors.ts";
import { useCommand } from "#api/query.ts";
import { languageName, languageOf, languages } from "@thangam/texts/languages";
import { t } from "#i18n/i18n.ts";
import type { Language } from "@thangam/texts/languages";
import { RadioGroup } from "#ui/choices.tsx";
import { Card } from "#ui/surface.tsx";
import { OnlineOnly } from "#ui/online-only.tsx";
import { toast } from "#ui/toast.tsx";

/** The user's language, stored with their account. */
export function LanguageChoice({ chosen }: { chosen: Language }) {
  const save = useCommand(saveProfile, { invalidates: [getSession] });
  /** The choice is shown at once, before the session confirms it. */
  const [wanted, setWanted] = useState<Language | null>(null);
  return (
    <Card title={t("Language")}>
      <OnlineOnly>
        <RadioGroup
          label={t("Language of the portal")}
          name="language"
          options={languages.map((language) => ({ value: language, label: languageName(language) }))}
          value={wanted ?? chosen}
          onValueChange={(value) => {
            const language = languageOf(value);
            if (language === undefined) return;
            setWanted(language);
            save.mutate(
              { language },
              { onError: (error) => toast.error(errorMessage(error)), onSettled: () => setWanted(null) },
            );
          }}
        />
      </OnlineOnly>
    </Card>
  );
}
