import { siteOf } from "@thangam/contracts/site/addresses";
import type { SitePlace } from "@thangam/contracts/site/addresses";
import type { SiteFigures } from "@thangam/contracts/site/scheme";
import type { SiteRefusal, SiteView } from "@thangam/contracts/site/view";
import type { Language } from "@thangam/texts/languages";
import type { Kernel } from "#kernel/kernel.ts";
import { once } from "#kernel/with-retries.ts";
import { askedFigures, leastOf } from "./asked.ts";
import { checkReceipt } from "./check-receipt.ts";
import { Edition } from "./edition.ts";
import { factsVersion } from "./facts-store.ts";
import { nothingKnown, readFacts } from "./read-facts.ts";
import { joinPages } from "./join-pages.ts";
import type { JoinedPage, SentForm } from "./join-pages.ts";
import type { SiteRenderer } from "./renderer.ts";
import { robotsText, sitemapText } from "./site-files.ts";
import { pageWriter } from "./page-writer.ts";
import type { Speaking } from "./page-writer.ts";
import type { WrittenPage } from "./written-page.ts";

/** What of a request decides its answer. Nothing tells who asks: a page is the same for everybody. */
interface SiteAsking {
  path: string;
  query: URLSearchParams;
  /** What the reader asks for, where the path names no language. */
  asked: Speaking;
  address: string;
  requestId: string;
}

export interface Site {
  /** Null where no public page stands. `isKept`: others are given the same page. */
  pageAt(asking: SiteAsking): Promise<{ language: Language; page: WrittenPage; isKept: boolean } | null>;
  /** What follows when the form to join was sent without a program: a page, or where it is. */
  join(asking: Pick<SiteAsking, "asked"> & SentForm): Promise<JoinedPage | { language: Language; isSentTo: string }>;
  /** What is read where a page is not shown now, as the shop was last seen. Null where no public page stands. */
  refusalAt(
    asking: Pick<SiteAsking, "path" | "asked">,
    reason: SiteRefusal,
  ): { language: Language; page: WrittenPage } | null;
  sitemap(): Promise<string>;
  robots(): string;
  coloursOf(colour: string): string;
  frontScript: SiteRenderer["frontScript"];
}

interface Dependencies {
  kernel: Kernel;
  renderer: SiteRenderer;
  hasTestPayments: boolean;
}

/** The public pages: written from what the shop says now, and kept until that changes. */
export function makeSite({ kernel, renderer, hasTestPayments }: Dependencies): Site {
  const { publicUrl } = kernel.services;
  const editions = editionsOf(kernel);
  const editionNow = () => once(() => editions.now());
  const writer = pageWriter({ renderer, publicUrl, hasTestPayments });
  const { write, kept, refusal } = writer;
  const join = joinPages(kernel, writer);
  const schemePage = schemeWriter(writer);
  const receiptPage = receiptWriter(kernel, write);

  /** Those with what the least instalment of each scheme becomes. */
  function schemesPage(
    edition: Edition,
    speaking: Speaking,
    page: "schemes" | "signIn",
    { query, address }: SiteAsking,
  ) {
    const isOnTheWay = page === "signIn" && query.has("next");
    return kept(edition, JSON.stringify([speaking, page, isOnTheWay]), address, async () => {
      const figures = await leastFigures(edition);
      const view: SiteView = page === "signIn" ? { page, isOnTheWay, figures } : { page, figures };
      return write(edition, speaking, { page }, view);
    });
  }

  return {
    coloursOf: renderer.coloursOf,
    frontScript: renderer.frontScript,
    robots: () => robotsText(publicUrl),
    sitemap: async () => sitemapText(publicUrl, (await editionNow()).facts.schemes),
    pageAt: async (asking) => {
      const found = siteOf(asking.path);
      if (found === null) return null;
      const { place } = found;
      const speaking = spokenAt(found, asking);
      const { language } = speaking;
      const edition = await editionNow();
      if (place?.page === "receipt" || (place?.page === "checkReceipt" && asking.query.has("code")))
        return { language, page: await receiptPage(edition, speaking, place, asking), isKept: false };
      if (place?.page === "join") return { language, page: await join.first(edition, speaking, asking), isKept: false };
      const page = await pageFor(edition, speaking, place, asking);
      return { language, page: page ?? (await nowhere(edition, speaking, asking)), isKept: true };
    },
    join: async ({ asked, ...asking }) => join.answer(await editionNow(), asked, asking),
    refusalAt: (asking, reason) => {
      const found = siteOf(asking.path);
      if (found === null) return null;
      const speaking = spokenAt(found, asking);
      return { language: speaking.language, page: refusal(editions.latest(), speaking, reason) };
    },
  };

  function pageFor(edition: Edition, speaking: Speaking, place: SitePlace | null, asking: SiteAsking) {
    if (place === null || place.page === "receipt" || place.page === "join") return null;
    if (place.page === "scheme") return schemePage(edition, speaking, place.code, asking);
    const { page } = place;
    if (page === "schemes" || page === "signIn") return schemesPage(edition, speaking, page, asking);
    const view: SiteView = page === "checkReceipt" ? { page, code: "", answer: null, problem: null } : { page };
    return kept(edition, JSON.stringify([speaking, page]), asking.address, async () =>
      write(edition, speaking, place, view),
    );
  }

  function nowhere(edition: Edition, speaking: Speaking, { address }: SiteAsking) {
    const make = async () => write(edition, speaking, null, { page: "notFound" });
    return kept(edition, JSON.stringify([speaking, "nowhere"]), address, make);
  }
}

/** The page of one scheme, for the figures that are asked for; null where there is none. */
function schemeWriter({ kept, write }: ReturnType<typeof pageWriter>) {
  return async (edition: Edition, speaking: Speaking, code: string, { query, address }: SiteAsking) => {
    const scheme = edition.facts.schemes.find((known) => known.code === code);
    if (scheme === undefined) return null;
    const place = { page: "scheme", code } as const;
    const { amountPaise, ...asked } = askedFigures(scheme, query);
    const make = async () => {
      const figures = await edition.figuresOf(scheme, amountPaise);
      return write(edition, speaking, place, { page: "scheme", scheme, figures, ...asked });
    };
    return kept(edition, JSON.stringify([speaking, code, String(amountPaise), asked]), address, make);
  };
}

/** Asks and writes what becomes of the code of a receipt. */
function receiptWriter(kernel: Kernel, write: ReturnType<typeof pageWriter>["write"]) {
  return async (edition: Edition, speaking: Speaking, place: SitePlace, asking: SiteAsking) => {
    const { query, address, requestId } = asking;
    const code = (place.page === "receipt" ? place.code : (query.get("code") ?? "")).slice(0, 300);
    const checked = await checkReceipt(kernel, { code, language: speaking.language, address, requestId });
    return write(edition, speaking, place, { page: "checkReceipt", code, ...checked });
  };
}

/** The path names the language, or leaves it to who asks. */
function spokenAt(found: { language: Language | null }, { asked }: Pick<SiteAsking, "asked">): Speaking {
  return found.language === null ? asked : { language: found.language, isForAll: false };
}

/** What the least instalment of each scheme becomes. */
async function leastFigures(edition: Edition) {
  const figures = new Map<string, SiteFigures>();
  for (const scheme of edition.facts.schemes)
    figures.set(scheme.code, await edition.figuresOf(scheme, leastOf(scheme)));
  return figures;
}

interface Editions {
  now(): Promise<Edition>;
  /** The last that could be read; one without anything of the shop before the first. */
  latest(): Edition;
}

/** The edition of now: asked for its version each time, and made anew when that has changed or a day has begun. */
function editionsOf({ db, clock, businessDayOf }: Kernel): Editions {
  let latest: Edition | null = null;
  return {
    now: async () => {
      const today = businessDayOf(clock());
      // Before the facts: where something changes between the two, the next request makes another edition.
      const version = `${today} ${await factsVersion(db)}`;
      if (latest?.version !== version) latest = new Edition(version, await readFacts(db, today));
      return latest;
    },
    latest: () => (latest ??= new Edition("none", nothingKnown(businessDayOf(clock())))),
  };
}
