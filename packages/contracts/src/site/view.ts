import type { BrochureRow } from "@thangam/terms/brochure";
import type { Day, Terms } from "@thangam/terms/terms";
import type { Language } from "@thangam/texts/languages";
import type * as z from "zod/mini";
import type { purities } from "#rates/schemas.ts";
import type { receiptCheck } from "#receipts/schemas.ts";
import type { scheme } from "#schemes/schemas.ts";
import type { SiteFrontName, SitePageName, SitePlace } from "./addresses.ts";

// What the server knows and the pages show: nothing of any person, so that one page serves everybody.

/**
 * A scheme that can be joined today. `code` stands in its address. Its table is read by `tableTerms`: its terms, or of the time before
 * them those that its fields say alone.
 */
export type SiteScheme = z.output<typeof scheme> & { code: string; tableTerms: Terms };

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

/** What one instalment becomes, by the rules of the scheme: its table. */
export interface SiteFigures {
  amountPaise: bigint;
  rows: readonly BrochureRow[];
  rate: { paise: bigint; isSupposed: boolean };
}

export type SiteView =
  | { page: SiteFrontName; figures: ReadonlyMap<string, SiteFigures> }
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

/** Why a page is not shown now: its reader asks for too much, all readers together do, or the records cannot be reached. */
export type SiteRefusal = "too_much" | "busy" | "unavailable";

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
