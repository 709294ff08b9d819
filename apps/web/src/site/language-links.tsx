import { siteAddress } from "@thangam/contracts/site/addresses";
import { joinedAddress } from "@thangam/contracts/site/joining";
import type { JoiningStep, JoiningView } from "@thangam/contracts/site/joining";
import type { SiteRequest, SiteView } from "@thangam/contracts/site/view";
import { wireRupees } from "@thangam/contracts/values/money";
import { languageName, languages } from "@thangam/texts/languages";
import type { Language } from "@thangam/texts/languages";
import { t } from "#i18n/i18n.ts";
import { leastAmountOf } from "#shared/schemes/offer.ts";
import { cx } from "#ui/cx.ts";
import { useSite } from "./context.ts";
import { PLAIN_FORM } from "./plain-form.tsx";

/**
 * The same page in the other languages; of a page that is nowhere, the schemes. The form to join is drawn in the other language with
 * all that was typed: its links are buttons of it.
 */
export function LanguageLinks({ className }: { className: string }) {
  const request = useSite();
  const { language: spoken, view } = request;
  const step = view.page === "join" || view.page === "joinAnswer" ? drawsAgain[view.joining.at] : null;
  return (
    <nav aria-label={t("Language")} className={cx("flex gap-2", className)}>
      {languages.map((language) => {
        const name = languageName(language);
        const look = {
          lang: language,
          "aria-current": language === spoken ? ("true" as const) : undefined,
          className:
            "flex min-h-11 items-center rounded-field px-3 text-brand-ink aria-[current]:bg-brand-soft aria-[current]:font-semibold",
        };
        return step === null ? (
          <a key={language} href={addressIn(language, request)} hrefLang={language} {...look}>
            {name}
          </a>
        ) : (
          <button
            key={language}
            type="submit"
            form={PLAIN_FORM}
            formAction={siteAddress({ page: "join" }, language)}
            name="step"
            value={step}
            {...look}
          >
            {name}
          </button>
        );
      })}
    </nav>
  );
}

/** What draws the page again and keeps nothing; after the end there is nothing to send. */
const drawsAgain: Readonly<Record<JoiningView["at"], JoiningStep | null>> = { form: "show", code: "code", done: null };

function addressIn(language: Language, { place, view }: SiteRequest): string {
  if (view.page === "join" && view.joining.at === "done") return joinedAddress(language, view.joining.isBySms);
  const address = siteAddress(place ?? { page: "schemes" }, language);
  return view.page === "scheme" ? address + askedOf(view) : address;
}

/** What is reckoned here, as the form of the page asks for it; nothing where nobody has asked. */
function askedOf({ scheme, figures, refusedAmount, payments }: Extract<SiteView, { page: "scheme" }>): string {
  const { amountPaise } = figures;
  const query = new URLSearchParams();
  if (refusedAmount !== null) query.set("amount", refusedAmount);
  else if (amountPaise !== leastAmountOf(scheme)) query.set("amount", wireRupees(amountPaise));
  if (payments !== null) query.set("payments", String(payments));
  return query.size === 0 ? "" : `?${query.toString()}`;
}
