import { sitePages } from "@thangam/contracts/site/addresses";
import type { ReactNode } from "react";
import { signInIn } from "#app/paths.ts";
import { t } from "#i18n/i18n.ts";
import { titleOf } from "#navigation/site-titles.ts";
import { Brand, Copyright } from "#ui/brand.tsx";
import { Hero } from "#ui/hero.tsx";
import { TestPaymentsNote } from "#ui/test-payments-note.tsx";
import { useAddress, useSite } from "./context.ts";
import { LanguageLinks } from "./language-links.tsx";

interface Props {
  title: string;
  lead?: string | undefined;
  /** Beside or below the heading, on the same ground. */
  hero?: ReactNode;
  children: ReactNode;
}

/** What stands around every public page: the shop, the way to the other pages and languages, and the sign-in. */
export function Frame({ title, lead, hero, children }: Props) {
  const { hasTestPayments } = useSite();
  return (
    <>
      <a href="#content" className="site-skip">
        {t("Skip to the content")}
      </a>
      {hasTestPayments && <TestPaymentsNote />}
      <Hero className="site-wide flex flex-col gap-6 pb-10">
        <Top />
        <section aria-labelledby="page" className="site-hero">
          <div className="min-w-0">
            <h1 id="page" className="text-3xl leading-tight font-semibold wrap-anywhere sm:text-5xl">
              {title}
            </h1>
            {lead !== undefined && <p className="mt-3 max-w-prose text-lg text-on-bar-muted">{lead}</p>}
          </div>
          {hero}
        </section>
      </Hero>
      <main id="content" className="site-wide flex flex-col gap-8 py-8">
        {children}
      </main>
      <Foot />
    </>
  );
}

function Top() {
  const { view, language } = useSite();
  const to = useAddress();
  return (
    <header className="flex flex-wrap items-center gap-x-6 gap-y-2 pt-4">
      <a href={to({ page: "schemes" })} className="min-w-0 py-2">
        <Brand />
      </a>
      <a href={signInIn(language)} className="site-sign-in">
        {t("Sign in")}
      </a>
      <nav aria-label={t("Pages of the shop")} className="site-links">
        {sitePages.map((page) => (
          <a key={page} href={to({ page })} aria-current={page === view.page ? "page" : undefined}>
            {titleOf(page)}
          </a>
        ))}
      </nav>
    </header>
  );
}

function Foot() {
  return (
    <footer className="mt-8 border-t border-line">
      <div className="site-wide flex flex-col gap-4 py-6 text-sm text-muted">
        <LanguageLinks className="flex-wrap" />
        <Copyright />
        <p>{t("Savings are advances for jewellery, not deposits with a bank.")}</p>
      </div>
    </footer>
  );
}
