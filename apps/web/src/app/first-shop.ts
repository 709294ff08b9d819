import { getShop } from "@thangam/contracts/settings/shop-operations";
import { call } from "#api/client.ts";
import { noteShop, rememberShop } from "#ui/shop.ts";
import { soon } from "./soon.ts";

/** Who the shop is, before anything is drawn: as this browser knows it, or else as the server says. */
export async function firstShop(): Promise<void> {
  const isKnown = rememberShop();
  const told = call(getShop, {}).then(noteShop, () => undefined);
  // The page is else drawn under the portal's name, until the answer is here.
  if (!isKnown) await soon(told);
}
