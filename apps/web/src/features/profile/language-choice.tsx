import { saveProfile } from "@thangam/contracts/profile";
import { getSession } from "@thangam/contracts/session";
import { sentenceOf } from "#api/errors.ts";
import { useCommand } from "#api/query.ts";
import { languagesSpoken, t } from "#i18n/i18n.ts";
import type { Language } from "#i18n/i18n.ts";
import { RadioGroup } from "#ui/choices.tsx";
import { Card } from "#ui/surface.tsx";
import { toast } from "#ui/toast.tsx";

/** Each in itself, so that whoever reads it finds it. */
const names: Record<Language, string> = { en: "English", ta: "தமிழ்", hi: "हिन्दी" };

/** The language of the portal, kept with the person wherever they sign in. */
export function LanguageChoice({ chosen }: { chosen: Language }) {
  const save = useCommand(saveProfile, { invalidates: [getSession] });
  if (languagesSpoken.length < 2) return null;
  const shown = save.isPending ? save.variables.language : chosen;
  return (
    <Card title={t("Language")}>
      <RadioGroup
        label={t("Language of the portal")}
        name="language"
        options={languagesSpoken.map((language) => ({ value: language, label: names[language] }))}
        value={shown}
        onValueChange={(value) => {
          const language = languagesSpoken.find((known) => known === value);
          if (language !== undefined) save.mutate({ language }, { onError: (error) => toast.error(sentenceOf(error)) });
        }}
      />
    </Card>
  );
}
