import { siteAddress } from "@thangam/contracts/site/addresses";
import { languageName, languages } from "@thangam/texts/languages";
import { t } from "#i18n/i18n.ts";
import { cx } from "#ui/cx.ts";
import { useSite } from "./context.ts";

/** The same page in the other languages; of a page that is nowhere, the schemes. */
export function LanguageLinks({ className }: { className: string }) {
  const { language: spoken, place } = useSite();
  return (
    <nav aria-label={t("Language")} className={cx("flex gap-2", className)}>
      {languages.map((language) => (
        <a
          key={language}
          href={siteAddress(place ?? { page: "schemes" }, language)}
          lang={language}
          hrefLang={language}
          aria-current={language === spoken ? "true" : undefined}
          className="flex min-h-11 items-center rounded-field px-3 text-brand-ink aria-[current]:bg-brand-soft aria-[current]:font-semibold"
        >
          {languageName(language)}
        </a>
      ))}
    </nav>
  );
}
