import { unnamedShop } from "@thangam/contracts/settings/profile-schemas";
import { purities } from "@thangam/contracts/rates/schemas";
import { plainTerms } from "@thangam/contracts/schemes/plain-terms";
import type { SiteScheme } from "@thangam/contracts/site/scheme";
import type { SiteFacts } from "@thangam/contracts/site/view";
import type { BusinessDay } from "@thangam/contracts/values/time";
import { readShop } from "#core/shop-store.ts";
import { ratesInForce } from "#features/rates/index.ts";
import { loadSchemes, schemeView, versionView } from "#features/schemes/index.ts";
import type { SchemeVersion } from "#features/schemes/index.ts";
import type { Database } from "#platform/database/db.ts";

/** How far back the gold rate is shown. */
const DAYS = 30;

/** Before anything of the shop could be read. */
export const nothingKnown = (today: BusinessDay): SiteFacts => ({ shop: unnamedShop, today, schemes: [], rates: [] });

/** Everything that the public pages show, of the shop and of no person. */
export async function readFacts(db: Database, today: BusinessDay): Promise<SiteFacts> {
  const [shop, schemes, ...rates] = await Promise.all([
    readShop(db),
    loadSchemes(db),
    ...purities.map(async (purity) => ({
      purity,
      days: await ratesInForce(db, { of: null, purity, today, days: DAYS }),
    })),
  ]);
  const open = schemes.filter(({ isOpen }) => isOpen);
  return { shop, today, rates, schemes: open.map(siteScheme) };
}

function siteScheme(scheme: SchemeVersion): SiteScheme {
  const view = schemeView(scheme);
  return { ...view, code: scheme.code, tableTerms: view.terms ?? plainTerms(versionView(scheme)) };
}
