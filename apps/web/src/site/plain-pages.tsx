import { t } from "#i18n/i18n.ts";
import { titleOf } from "#navigation/site-titles.ts";
import { buttonClass } from "#ui/button.tsx";
import { Card } from "#ui/surface.tsx";
import { useAddress, useSite } from "./context.ts";
import { Frame } from "./frame.tsx";
import { questions } from "./questions.ts";
import { ShopFacts } from "./shop-facts.tsx";

export function HowPage() {
  const to = useAddress();
  return (
    <Frame title={titleOf("howItWorks")} lead={t("Three steps from the first instalment to jewellery.")}>
      <ol className="grid gap-5 md:grid-cols-3">
        {steps().map(({ title, text }, at) => (
          <li key={title} className="rounded-card border border-line bg-surface p-5 shadow-card">
            <span aria-hidden className="site-number">
              {at + 1}
            </span>
            <h2 className="mt-3 text-lg font-semibold">{title}</h2>
            <p className="mt-1 text-muted">{text}</p>
          </li>
        ))}
      </ol>
      <p>
        <a href={to({ page: "schemes" })} className={buttonClass("primary")}>
          {t("See the schemes")}
        </a>
      </p>
    </Frame>
  );
}

function steps(): { title: string; text: string }[] {
  return [
    {
      title: t("Join a scheme"),
      text: t("Choose a scheme and an amount, here or at the counter. You see every term before you accept."),
    },
    {
      title: t("Pay your instalments"),
      text: t(
        "At the counter or online. We remind you in your language, and each payment has a receipt that anybody can check.",
      ),
    },
    {
      title: t("Take jewellery home"),
      text: t(
        "When your book has run its time, choose your jewellery. What you saved and what the shop adds are taken off the bill.",
      ),
    },
  ];
}

export function QuestionsPage() {
  return (
    <Frame title={titleOf("questions")} lead={t("What savers ask before they join.")}>
      <div className="flex max-w-3xl flex-col gap-3">
        {questions().map(({ question, answer }) => (
          <details key={question} open className="rounded-card border border-line bg-surface px-5 py-4 shadow-card">
            <summary className="min-h-6 font-semibold text-brand-ink">{question}</summary>
            <p className="mt-2">{answer}</p>
          </details>
        ))}
      </div>
    </Frame>
  );
}

export function ContactPage() {
  const { name } = useSite().facts.shop;
  return (
    <Frame title={titleOf("contact")} lead={name}>
      <Card className="max-w-xl">
        <ShopFacts />
      </Card>
    </Frame>
  );
}
