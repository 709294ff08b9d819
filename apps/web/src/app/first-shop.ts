import { getShop } from "@thangam/contracts/settings/shop-operations";
import { call } from "#api/client.ts";
import { noteShop, rememberShop } from "#ui/shop.ts";

/** Longer nobody waits for a name: the page is then drawn under the portal's, until the answer is here. */
const PATIENCE_MS = 1_000;

/** Who the shop is, before anything is drawn: as this browser knows it, or else as the server says. */
export async function firstShop(): Promise<void> {
  const isKnown = rememberShop();
  const told = call(getShop, {}).then(noteShop, () => undefined);
  if (!isKnown) await Promise.race([told, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
