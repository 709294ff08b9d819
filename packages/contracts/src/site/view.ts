import type { Day } from "@thangam/terms/terms";
import type { Language } from "@thangam/texts/languages";
import type * as z from "zod/mini";
import type { purities } from "#rates/schemas.ts";
import type { receiptCheck } from "#receipts/schemas.ts";
import type { SitePageName, SitePlace } from "./addresses.ts";
import type { JoiningView } from "./joining.ts";
import type { SiteFigures, SiteScheme } from "./scheme.ts";

// What the server knows and the pages show: nothing of any person, so that one page serves everybody.

/** The rate in force on each day of the last weeks that had one, the oldest first. */
export interface SiteRate {
  purity: (typeof purities)[number];
  days: readonly { day: Day; ratePaisePerGram: bigint }[];
}

/** As `Get_Shop` tells it. */
interface SiteShop {
  name: string;
  address: string;
  phone: string;
  gstin: string;
  openingDays: string;
  openingHours: string;
  colour: string | null;
  logoUrl: string | null;
}

export interface SiteFacts {
  shop: SiteShop;
  today: Day;
  schemes: readonly SiteScheme[];
  rates: readonly SiteRate[];
}

export type SiteView =
  /** `isOnTheWay`: somebody came to it who wants to go elsewhere. */
  | { page: "signIn"; isOnTheWay: boolean; figures: ReadonlyMap<string, SiteFigures> }
  | { page: "join"; joining: JoiningView }
  /** What was sent without a program is answered by a page without one. */
  | { page: "joinAnswer"; joining: JoiningView }
  | { page: "schemes"; figures: ReadonlyMap<string, SiteFigures> }
  | {
      page: "scheme";
      scheme: SiteScheme;
      figures: SiteFigures;
      /** What was typed where it is no amount of the scheme; the figures are then those of its least. */
      refusedAmount: string | null;
      /** After how many instalments somebody stops; null for all of them. */
      payments: number | null;
    }
  | { page: "checkReceipt"; code: string; answer: z.output<typeof receiptCheck> | null; problem: string | null }
  | { page: Exclude<SitePageName, "schemes" | "checkReceipt"> }
  | { page: "notFound" }
  | { page: "refused"; reason: SiteRefusal };

/**
 * Why a page is not shown now: its reader asks for too much, all readers together do, the records cannot be reached, or what was sent
 * is no form of this shop's page.
 */
export type SiteRefusal = "too_much" | "busy" | "unavailable" | "unread";

export interface SiteRequest {
  language: Language;
  /** Where this page stands; null for one that is nowhere. */
  place: SitePlace | null;
  /** Whether its address names no language, so that it follows the reader's browser. */
  isForAll: boolean;
  /** Where people find the portal, without a slash at its end. */
  publicUrl: string;
  /** Whether every page says that payments are tests. */
  hasTestPayments: boolean;
  facts: SiteFacts;
  view: SiteView;
}

/** Writes a whole page of HTML. */
export type RenderSite = (request: SiteRequest) => string;
