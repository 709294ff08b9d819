import { languageName, languages } from "@thangam/texts/languages";
import type { Language } from "@thangam/texts/languages";
import { t } from "#i18n/i18n.ts";
import { useLanguageChoice } from "#shared/session/use-language-choice.ts";
import { RadioGroup } from "#ui/choices.tsx";
import { Card } from "#ui/surface.tsx";
import { OnlineOnly } from "#ui/online-only.tsx";

/** The user's language, stored with their account. */
export function LanguageChoice({ stored }: { stored: Language }) {
  const { chosen, choose } = useLanguageChoice(stored);
  return (
    <Card title={t("Language")}>
      <OnlineOnly>
        <RadioGroup
          label={t("Language of the portal")}
          name="language"
          options={languages.map((language) => ({ value: language, label: languageName(language) }))}
          value={chosen}
          onValueChange={choose}
        />
      </OnlineOnly>
    </Card>
  );
}
