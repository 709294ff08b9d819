import { t } from "#i18n/i18n.ts";
import { titleOf } from "#navigation/site-titles.ts";
import { buttonClass } from "#ui/button.tsx";
import { Card } from "#ui/surface.tsx";
import { useAddress, useSite } from "./context.ts";
import { Frame } from "./frame.tsx";
import { QuestionList } from "./question-list.tsx";
import { questions } from "./questions.ts";
import { ShopFacts } from "./shop-facts.tsx";
import { Steps } from "./steps.tsx";

export function HowPage() {
  const to = useAddress();
  return (
    <Frame title={titleOf("howItWorks")} lead={t("Three steps from the first instalment to jewellery.")}>
      <Steps heading="h2" />
      <p>
        <a href={to({ page: "schemes" })} className={buttonClass("primary")}>
          {t("See the schemes")}
        </a>
      </p>
    </Frame>
  );
}

export function QuestionsPage() {
  return (
    <Frame title={titleOf("questions")} lead={t("What savers ask before they join.")}>
      <div className="flex max-w-3xl flex-col gap-3">
        <QuestionList questions={questions()} />
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
