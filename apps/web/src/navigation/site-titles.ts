import type { SitePageName } from "@thangam/contracts/site/addresses";
import { t } from "#i18n/i18n.ts";

/** What a page is called, in its heading and in the links that lead there. */
export function titleOf(page: SitePageName): string {
  switch (page) {
    case "schemes":
      return t("Savings schemes");
    case "howItWorks":
      return t("How it works");
    case "questions":
      return t("Questions");
    case "checkReceipt":
      return t("Check a receipt");
    case "contact":
      return t("The shop");
  }
}
