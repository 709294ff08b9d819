import { openSpansOf } from "@thangam/contracts/settings/open-week";
import { siteAddress } from "@thangam/contracts/site/addresses";
import type { SiteRequest } from "@thangam/contracts/site/view";
import { wireRupees } from "@thangam/contracts/values/money";
import { leastAmountOf } from "#shared/schemes/offer.ts";
import { questions } from "./questions.ts";
import { headOf } from "./titles.ts";

/** What search engines read of a page, as JSON that may stand in HTML: nothing in it ends the element around it. */
export function structuredData(request: SiteRequest): string {
  const said = { "@context": "https://schema.org", "@graph": [shopOf(request), ...pageOf(request)] };
  return JSON.stringify(said).replaceAll("<", String.raw`\u003c`);
}

function shopOf({ publicUrl, facts: { shop } }: SiteRequest) {
  const { name, address, phone, openingDays, logoUrl } = shop;
  return {
    "@type": "JewelryStore",
    "@id": `${publicUrl}/#shop`,
    name,
    url: `${publicUrl}/`,
    image: `${publicUrl}${logoUrl ?? "/social.jpg"}`,
    ...(address !== "" && { address }),
    ...(phone !== "" && { telephone: phone }),
    ...(openingDays !== "" && { openingHoursSpecification: openSpansOf(openingDays).map(hoursOf) }),
  };
}

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** A day on which the shop is closed opens and closes at midnight: so search engines read it. */
function hoursOf({ first, last, day }: ReturnType<typeof openSpansOf>[number]) {
  const { opens, closes } = day ?? { opens: "00:00", closes: "00:00" };
  return { "@type": "OpeningHoursSpecification", dayOfWeek: days.slice(first, last + 1), opens, closes };
}

function pageOf(request: SiteRequest): object[] {
  const { view, publicUrl, language, facts } = request;
  switch (view.page) {
    case "scheme":
      return [
        {
          "@type": "Service",
          serviceType: "Gold savings scheme",
          name: view.scheme.name,
          description: headOf(request).description,
          url: publicUrl + siteAddress({ page: "scheme", code: view.scheme.code }, language),
          provider: { "@id": `${publicUrl}/#shop` },
          offers: { "@type": "Offer", price: wireRupees(leastAmountOf(view.scheme)), priceCurrency: "INR" },
        },
      ];
    case "signIn":
    case "schemes":
      return [
        {
          "@type": "ItemList",
          itemListElement: facts.schemes.map(({ code, name }, at) => ({
            "@type": "ListItem",
            position: at + 1,
            name,
            url: publicUrl + siteAddress({ page: "scheme", code }, language),
          })),
        },
      ];
    case "questions":
      return [
        {
          "@type": "FAQPage",
          mainEntity: questions().map(({ question, answer }) => ({
            "@type": "Question",
            name: question,
            acceptedAnswer: { "@type": "Answer", text: answer },
          })),
        },
      ];
    case "join":
    case "joinAnswer":
    case "howItWorks":
    case "checkReceipt":
    case "contact":
    case "notFound":
    case "refused":
      return [];
  }
}
