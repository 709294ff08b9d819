import { siteOf } from "@thangam/contracts/site/addresses";
import type { SitePlace } from "@thangam/contracts/site/addresses";
import type { SiteFigures, SiteRefusal, SiteView } from "@thangam/contracts/site/view";
import type { Language } from "@thangam/texts/languages";
import type { Kernel } from "#kernel/kernel.ts";
import { once } from "#kernel/with-retries.ts";
import { askedFigures, leastOf } from "./asked.ts";
import { checkReceipt } from "./check-receipt.ts";
import { Edition } from "./edition.ts";
import { factsVersion } from "./facts-store.ts";
import { nothingKnown, readFacts } from "./read-facts.ts";
import type { SiteRenderer } from "./renderer.ts";
import { robotsText, sitemapText } from "./site-files.ts";
import { pageWriter } from "./page-writer.ts";
import type { WrittenPage } from "./written-page.ts";

/** What of a request decides its answer. Nothing tells who asks: a page is the same for everybody. */
interface SiteAsking {
  path: string;
  query: URLSearchParams;
  address: string;
  requestId: string;
}

export interface Site {
  /** Null where no public page stands. `isKept`: others are given the same page. */
  pageAt(asking: SiteAsking): Promise<{ language: Language; page: WrittenPage; isKept: boolean } | null>;
  /** What is read where a page is not shown now, as the shop was last seen. Null where no public page stands. */
  refusalAt(path: string, reason: SiteRefusal): { language: Language; page: WrittenPage } | null;
  sitemap(): Promise<string>;
  robots(): string;
  coloursOf(colour: string): string;
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
  const { write, kept, refusal } = pageWriter({ renderer, publicUrl, hasTestPayments });

  async function schemePage(edition: Edition, language: Language, code: string, { query, address }: SiteAsking) {
    const scheme = edition.facts.schemes.find((known) => known.code === code);
    if (scheme === undefined) return null;
    const place = { page: "scheme", code } as const;
    const { amountPaise, ...asked } = askedFigures(scheme, query);
    const make = async () => {
      const figures = await edition.figuresOf(scheme, amountPaise);
      return write(edition, language, place, { page: "scheme", scheme, figures, ...asked });
    };
    return kept(edition, JSON.stringify([language, code, String(amountPaise), asked]), address, make);
  }

  function schemesPage(edition: Edition, language: Language, { address }: SiteAsking) {
    return kept(edition, JSON.stringify([language, "schemes"]), address, async () =>
      write(edition, language, { page: "schemes" }, { page: "schemes", figures: await leastFigures(edition) }),
    );
  }

  async function receiptPage(edition: Edition, language: Language, { query, address, requestId }: SiteAsking) {
    const code = (query.get("code") ?? "").slice(0, 300);
    const checked = await checkReceipt(kernel, { code, language, address, requestId });
    return write(edition, language, { page: "checkReceipt" }, { page: "checkReceipt", code, ...checked });
  }

  return {
    coloursOf: renderer.coloursOf,
    robots: () => robotsText(publicUrl),
    sitemap: async () => sitemapText(publicUrl, (await editionNow()).facts.schemes),
    pageAt: async (asking) => {
      const found = siteOf(asking.path);
      if (found === null) return null;
      const { language, place } = found;
      const edition = await editionNow();
      if (place?.page === "checkReceipt" && asking.query.has("code"))
        return { language, page: await receiptPage(edition, language, asking), isKept: false };
      const page = await pageFor(edition, language, place, asking);
      return { language, page: page ?? (await nowhere(edition, language, asking)), isKept: true };
    },
    refusalAt: (path, reason) => {
      const found = siteOf(path);
      return found === null
        ? null
        : { language: found.language, page: refusal(editions.latest(), found.language, reason) };
    },
  };

  function pageFor(edition: Edition, language: Language, place: SitePlace | null, asking: SiteAsking) {
    if (place === null) return null;
    if (place.page === "scheme") return schemePage(edition, language, place.code, asking);
    if (place.page === "schemes") return schemesPage(edition, language, asking);
    const view: SiteView =
      place.page === "checkReceipt"
        ? { page: place.page, code: "", answer: null, problem: null }
        : { page: place.page };
    return kept(edition, JSON.stringify([language, place.page]), asking.address, async () =>
      write(edition, language, place, view),
    );
  }

  function nowhere(edition: Edition, language: Language, { address }: SiteAsking) {
    const make = async () => write(edition, language, null, { page: "notFound" });
    return kept(edition, JSON.stringify([language, "nowhere"]), address, make);
  }
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
