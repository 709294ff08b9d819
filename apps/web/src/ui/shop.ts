import { unnamedShop } from "@thangam/contracts/settings/profile-schemas";
import { textOn } from "@thangam/contracts/values/colours";
import { useSyncExternalStore } from "react";

export interface Shop {
  name: string;
  /** Empty where the shop has said none; so are those that follow. */
  address: string;
  phone: string;
  gstin: string;
  openingDays: string;
  openingHours: string;
  /** null for the portal's own. */
  colour: string | null;
  /** Where the logo is; null without one. */
  logoUrl: string | null;
}

const KEY = "thangam.shop";
/** What a phone draws around the page of a shop without a colour; index.html begins with it. */
const BAR = "#12392f";
const listeners = new Set<() => void>();
let shop: Shop = unnamedShop;

/** Who the shop is, wherever a page says it. */
export function useShop(): Shop {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shop,
    () => shop,
  );
}

/** For who writes pages without a browser: whose pages are written from now on. */
export function writeFor(next: Shop): void {
  shop = next;
}

/** Takes what this browser was told before, so that a page does not flash another shop's colour; whether there was something. */
export function rememberShop(): boolean {
  const kept = localStorage.getItem(KEY);
  const known = kept === null ? null : shopIn(kept);
  if (known !== null) become(known);
  return known !== null;
}

/** Takes what the server says. */
export function noteShop({ name, address, phone, gstin, openingDays, openingHours, colour, logoUrl }: Shop): void {
  const said = { name, address, phone, gstin, openingDays, openingHours, colour, logoUrl };
  const json = JSON.stringify(said);
  // Also of a shop that has not said who it is: the next page need not wait for that.
  localStorage.setItem(KEY, json);
  if (json !== JSON.stringify(shop)) become(said);
}

function become(next: Shop): void {
  shop = next;
  paint(next.colour);
  for (const changed of listeners) changed();
}

const inks = ["--color-on-bar", "--color-on-bar-muted", "--color-bar-accent", "--color-rise"];
const grounds = ["--color-bar", "--color-bar-field", "--color-on-bar-accent"];

/** Of the bar and the sign-in: the ground in the shop's colour, and white or black on it, whichever is read. */
export function paintOf(colour: string): [name: string, value: string][] {
  const on = (names: readonly string[], value: string) => names.map((name): [string, string] => [name, value]);
  return [...on(grounds, colour), ...on(inks, textOn(colour))];
}

function paint(colour: string | null): void {
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", colour ?? BAR);
  const { style } = document.documentElement;
  if (colour === null) for (const name of [...grounds, ...inks]) style.removeProperty(name);
  else for (const [name, value] of paintOf(colour)) style.setProperty(name, value);
}

/** What was kept, unless somebody else wrote there. */
function shopIn(json: string): Shop | null {
  try {
    const kept: unknown = JSON.parse(json);
    return isShop(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isShop(kept: unknown): kept is Shop {
  if (typeof kept !== "object" || kept === null) return false;
  const isText = (name: keyof Shop) => typeof Reflect.get(kept, name) === "string";
  const isNull = (name: keyof Shop) => Reflect.get(kept, name) === null;
  const areSaid = (["name", "address", "phone", "gstin", "openingDays", "openingHours"] as const).every(isText);
  return areSaid && (["colour", "logoUrl"] as const).every((name) => isText(name) || isNull(name));
}
