import { labelOf, t } from "#i18n/i18n.ts";
import type { GalleryCard } from "./gallery-cards.ts";

/** What a card is called, and what it promises. */
export function cardTexts(): Record<GalleryCard["id"], { title: string; promise: string }> {
  return {
    "pay-11": { title: t("Pay 11, get 12"), promise: t("The shop adds the last instalment.") },
    harvest: { title: t("Golden harvest"), promise: t("A share of an instalment, more each month held.") },
    "no-wastage": {
      title: t("No wastage up to 18 %"),
      promise: t("Value addition waived on the grams saved."),
    },
    "by-weight": { title: t("Gold by weight"), promise: t("Each payment becomes grams that day.") },
    "gold-10": { title: t("Gold + 10 %"), promise: t("Grams, and a tenth more at maturity.") },
    earlier: { title: t("Earlier earns more"), promise: t("Gold bonus by the day of each payment.") },
    average: { title: t("Average rate"), promise: t("Rupees, turned to gold at the mean rate.") },
    daily: { title: labelOf("Daily"), promise: t("Any amount, any day, 330 days.") },
  };
}
