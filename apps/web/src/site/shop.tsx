import type { SitePageName } from "@thangam/contracts/site/addresses";
import type { SiteFigures } from "@thangam/contracts/site/scheme";
import type { ReactNode } from "react";
import { t } from "#i18n/i18n.ts";
import { titleOf } from "#navigation/site-titles.ts";
import { useAddress, useSite } from "./context.ts";
import { QuestionList } from "./question-list.tsx";
import { questions } from "./questions.ts";
import { RateCard } from "./rate-card.tsx";
import { ReceiptForm, receiptLead } from "./receipt-form.tsx";
import { SchemeCards } from "./scheme-cards.tsx";
import { ShopFacts } from "./shop-facts.tsx";
import { Steps } from "./steps.tsx";

/** How many of the questions stand here. */
const FIRST_QUESTIONS = 3;

/** The shop's page in short, below the sign-in: each part leads to the whole of it. */
export function Shop({ figures }: { figures: ReadonlyMap<string, SiteFigures> }) {
  const { language, facts } = useSite();
  return (
    <section id="shop" lang={language} aria-labelledby="shop-schemes">
      <div className="border-t-2 border-gold bg-bar px-4 py-6 text-on-bar">
        <div className="mx-auto w-full max-w-xl">
          <RateCard />
        </div>
      </div>
      <div className="mx-auto flex w-full max-w-[1160px] flex-col gap-8 px-4 py-8">
        <h2 id="shop-schemes" className="text-2xl font-semibold">
          {t("Savings schemes of {shop}", { shop: facts.shop.name })}
        </h2>
        <SchemeCards figures={figures} />
        <Part page="howItWorks">
          <Steps heading="h3" />
        </Part>
        <Part page="questions">
          <div className="flex max-w-3xl flex-col gap-3">
            <QuestionList questions={questions().slice(0, FIRST_QUESTIONS)} />
          </div>
        </Part>
        <Part page="checkReceipt">
          <div className="flex max-w-xl flex-col gap-4">
            <p className="text-muted">{receiptLead()}</p>
            <ReceiptForm />
          </div>
        </Part>
        <ShopFacts />
      </div>
    </section>
  );
}

/** One part, whose heading leads to its page. */
function Part({ page, children }: { page: SitePageName; children: ReactNode }) {
  const to = useAddress();
  return (
    <section aria-labelledby={`shop-${page}`} className="flex flex-col gap-4">
      <h2 id={`shop-${page}`} className="text-2xl font-semibold">
        <a href={to({ page })} className="text-brand-ink underline underline-offset-4">
          {titleOf(page)}
        </a>
      </h2>
      {children}
    </section>
  );
}
