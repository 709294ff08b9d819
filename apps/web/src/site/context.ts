import { siteAddress } from "@thangam/contracts/site/addresses";
import type { SitePlace } from "@thangam/contracts/site/addresses";
import type { SiteRequest } from "@thangam/contracts/site/view";
import { createContext, use } from "react";

const SiteContext = createContext<SiteRequest | null>(null);
export const ProvideSite = SiteContext.Provider;

/** What is asked for, and what the server knows for it. */
export function useSite(): SiteRequest {
  const request = use(SiteContext);
  if (request === null) throw new Error("a part of a public page stands outside of one");
  return request;
}

/** Where a page is in the language of the page that is read. */
export function useAddress(): (place: SitePlace) => string {
  const { language } = useSite();
  return (place) => siteAddress(place, language);
}
