import { headingInk } from "@thangam/contracts/values/colours";
import type { Shop } from "#core/shop-store.ts";

/** The green of the portal, for a shop without a colour of its own. */
const OWN_INK = "#14493b";

/** What stands at the head of every paper. */
export function letterheadOf({ name, address, phone, gstin, colour }: Shop) {
  return {
    name,
    ink: colour === null ? OWN_INK : headingInk(colour),
    lines: addressLines({ address, phone, gstin }),
  };
}

/** Where the shop, or a branch of it, is and under which number it pays tax. */
export function addressLines({ address, phone, gstin }: Pick<Shop, "address" | "phone" | "gstin">): string[] {
  return [[address, phone].filter(Boolean).join(" · "), gstin === "" ? "" : `GSTIN ${gstin}`].filter(Boolean);
}
