import { keepSpeaking } from "#i18n/chosen-language.ts";
import { languageName, languages } from "@thangam/texts/languages";
import { t, useLanguage } from "#i18n/i18n.ts";

/** The language of a visitor who is not signed in. A user's language is in their profile. */
export function LanguageSwitch() {
  const spoken = useLanguage();
  return (
    <div role="group" aria-label={t("Language")} className="mt-8 flex justify-center gap-2">
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === spoken}
          onClick={() => void keepSpeaking(language)}
          className="min-h-11 rounded-field px-3 text-brand-ink aria-pressed:bg-brand-soft aria-pressed:font-semibold"
        >
          {languageName(language)}
        </button>
      ))}
    </div>
  );
}
