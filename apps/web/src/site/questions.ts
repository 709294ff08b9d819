import { t } from "#i18n/i18n.ts";

/** What savers ask before they join. The answers hold for every scheme; where schemes differ, they say where it stands. */
export function questions(): { question: string; answer: string }[] {
  return [
    {
      question: t("What if I miss a month?"),
      answer: t(
        "The page of each scheme says below its table until when an instalment counts as paid in time, and what paying late changes.",
      ),
    },
    {
      question: t("Can I stop early?"),
      answer: t(
        "Yes, you may close a book at any time; what was saved is settled with you at the shop. The table of each scheme shows what there is on each day, and the terms below it say what leaving early costs.",
      ),
    },
    {
      question: t("Is my money a bank deposit?"),
      answer: t(
        "No. It is an advance for jewellery of this shop. It earns no interest and is not a deposit with a bank.",
      ),
    },
    {
      question: t("At which rate is my gold credited?"),
      answer: t(
        "In a scheme that saves gold, each payment becomes grams at the shop's rate of its own time. In the other schemes your rupees are kept as rupees.",
      ),
    },
    {
      question: t("How do I know that my payment has arrived?"),
      answer: t(
        "Every payment is confirmed by the shop and has a receipt. Its code can be checked here by anybody, without a sign-in.",
      ),
    },
    {
      question: t("What do I need to join?"),
      answer: t(
        "Your name and mobile number, and your e-mail address if you have one. Choose a scheme here and ask to join, or come to the counter. You pay nothing before the shop has accepted you.",
      ),
    },
  ];
}
