import type { SitePlace } from "@thangam/contracts/site/addresses";
import type { SiteRefusal, SiteRequest, SiteView } from "@thangam/contracts/site/view";
import { fairQueue } from "#platform/process/fair-queue.ts";
import type { Edition } from "./edition.ts";
import type { SiteRenderer } from "./renderer.ts";
import { bytesOf, writtenPage } from "./written-page.ts";
import type { WrittenPage } from "./written-page.ts";

/** docs/security.md names the same figures. */
const bounds = { atOnce: 1, maxWaiting: 100, maxWaitingOfOne: 10, patienceMs: 20_000 };

interface Dependencies {
  renderer: SiteRenderer;
  publicUrl: string;
  hasTestPayments: boolean;
}

/** The language of a page, and whether its address leaves it to the reader's browser. */
export type Speaking = Pick<SiteRequest, "language" | "isForAll">;

/** Writes pages of an edition, one at a time. */
export function pageWriter({ renderer, publicUrl, hasTestPayments }: Dependencies) {
  const places = fairQueue(bounds);

  function write(edition: Edition, speaking: Speaking, place: SitePlace | null, view: SiteView): WrittenPage {
    const request = { ...speaking, place, publicUrl, hasTestPayments, facts: edition.facts, view };
    return writtenPage(renderer.renderSite(request), view.page !== "notFound");
  }

  /** What is read instead of a page that is not shown now: written once for all, as it must cost less than what was asked for. */
  function refusal(edition: Edition, speaking: Speaking, reason: SiteRefusal): WrittenPage {
    const key = JSON.stringify([speaking, "refused", reason]);
    const known = edition.pages.get(key);
    if (known !== undefined) return known;
    const page = write(edition, speaking, null, { page: "refused", reason });
    edition.pages.set(key, page, bytesOf(page));
    return page;
  }

  /** The page that is kept under a key, or else made in its turn. */
  async function kept(edition: Edition, key: string, address: string, make: () => Promise<WrittenPage>) {
    const known = edition.pages.get(key);
    if (known !== undefined) return known;
    return inTurn(address, async () => {
      const meanwhile = edition.pages.get(key);
      if (meanwhile !== undefined) return meanwhile;
      const page = await make();
      edition.pages.set(key, page, bytesOf(page));
      return page;
    });
  }

  /** What costs as much as a page, when it is the turn of whoever asks for it. */
  async function inTurn<Made>(address: string, make: () => Promise<Made>): Promise<Made> {
    const leave = await places.enter(address);
    try {
      return await make();
    } finally {
      leave();
    }
  }

  return { write, kept, inTurn, refusal };
}
