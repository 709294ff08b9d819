import type { SiteFrontName } from "@thangam/contracts/site/addresses";
import type { SiteView } from "@thangam/contracts/site/view";

export type FrontView = Extract<SiteView, { page: SiteFrontName }>;

/** Whether the program takes the page over. */
export function isFront(view: SiteView): view is FrontView {
  return view.page === "signIn" || view.page === "join";
}
