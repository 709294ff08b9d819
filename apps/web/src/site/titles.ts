import type { SiteRefusal, SiteRequest } from "@thangam/contracts/site/view";
import { t } from "#i18n/i18n.ts";
import { signInTabTitle } from "#navigation/front-titles.ts";
import { titleOf } from "#navigation/site-titles.ts";
import { joiningTitle } from "./joining-title.ts";
import { describe } from "#shared/schemes/offer.ts";

/** The heading of the page, and what a search engine says below it. */
export function headOf({ view, facts }: SiteRequest): { title: string; description: string } {
  const shop = facts.shop.name;
  switch (view.page) {
    case "scheme":
      return {
        title: view.scheme.name,
        description: t("{scheme} of {shop}: {what}. The table with every day and figure, and all terms in sentences.", {
          scheme: view.scheme.name,
          shop,
          what: describe(view.scheme),
        }),
      };
    case "signIn":
      return {
        title: signInTabTitle(),
        description: t("Sign in to your savings books at {shop}, or see today's gold rate and the schemes.", { shop }),
      };
    case "join":
    case "joinAnswer":
      return {
        title: joiningTitle(view.joining).title,
        description: t(
          "Ask to join a gold savings scheme of {shop}. You pay nothing before the shop has accepted you.",
          { shop },
        ),
      };
    case "notFound":
      return { title: t("Page not found"), description: t("The address may be mistyped, or the page has moved.") };
    case "refused":
      return { title: refusalTitle(view.reason), description: refusalText(view.reason) };
    case "schemes":
      return {
        title: titleOf(view.page),
        description: t("The gold savings schemes of {shop}, with what each becomes in rupees and grams.", { shop }),
      };
    case "howItWorks":
      return {
        title: titleOf(view.page),
        description: t("How saving for gold works at {shop}: join, pay each month, take jewellery home.", { shop }),
      };
    case "questions":
      return {
        title: titleOf(view.page),
        description: t("What savers ask {shop} before they join, with the answers.", { shop }),
      };
    case "checkReceipt":
      return {
        title: titleOf(view.page),
        description: t("See whether a receipt of {shop} is genuine.", { shop }),
      };
    case "contact":
      return { title: titleOf(view.page), description: t("Where {shop} is, and how it is reached.", { shop }) };
  }
}

/** Why a page is not shown now. */
export function refusalTitle(reason: SiteRefusal): string {
  return reason === "unread" ? t("The form could not be read") : t("Please try again in a moment");
}

export function refusalText(reason: SiteRefusal): string {
  switch (reason) {
    case "too_much":
      return t("Too many pages were asked for from your connection at once.");
    case "busy":
      return t("Many people are reading the shop's pages at this moment.");
    case "unavailable":
      return t("The shop's records cannot be reached at this moment.");
    case "unread":
      return t("Nothing was kept of it. Open the form again, and fill it in there.");
  }
}
