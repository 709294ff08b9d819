import { siteAddress, sitePages } from "@thangam/contracts/site/addresses";
import { t, useLanguage } from "#i18n/i18n.ts";
import { titleOf } from "./site-titles.ts";

/** The way from the sign-in to the pages that everybody reads. The server writes them, so they are no links of the router. */
export function ShopPages() {
  const language = useLanguage();
  return (
    <nav
      aria-label={t("Pages of the shop")}
      className="mt-6 flex flex-wrap justify-center gap-x-5 border-t border-line pt-4 text-sm"
    >
      {sitePages.map((page) => (
        <a
          key={page}
          href={siteAddress({ page }, language)}
          className="flex min-h-11 items-center text-brand-ink underline underline-offset-4"
        >
          {titleOf(page)}
        </a>
      ))}
    </nav>
  );
}
