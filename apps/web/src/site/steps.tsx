import { t } from "#i18n/i18n.ts";

/** How saving goes, from the first instalment to jewellery. */
export function Steps({ heading: Heading }: { heading: "h2" | "h3" }) {
  return (
    <ol className="grid gap-5 md:grid-cols-3">
      {steps().map(({ title, text }, at) => (
        <li key={title} className="rounded-card border border-line bg-surface p-5 shadow-card">
          <span
            aria-hidden
            className="grid size-9 place-items-center rounded-full bg-gold-soft font-display text-lg font-semibold text-gold-ink"
          >
            {at + 1}
          </span>
          <Heading className="mt-3 text-lg font-semibold">{title}</Heading>
          <p className="mt-1 text-muted">{text}</p>
        </li>
      ))}
    </ol>
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
