import { UNNAMED_SHOP } from "@thangam/contracts/settings/profile-schemas";
import { textOn } from "@thangam/contracts/values/colours";
import { useSyncExternalStore } from "react";
import * as z from "zod/mini";

const shape = z.object({
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  gstin: z.string(),
  colour: z.nullable(z.string()),
  logoUrl: z.nullable(z.string()),
});
export type Shop = z.infer<typeof shape>;

const KEY = "thangam.shop";
const listeners = new Set<() => void>();
const unnamed: Shop = { name: UNNAMED_SHOP, address: "", phone: "", gstin: "", colour: null, logoUrl: null };
let shop = unnamed;

/** Who the shop is, wherever a page says it. */
export function useShop(): Shop {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shop,
  );
}

/** Takes what this browser was told before, so that a page does not flash another shop's colour; whether there was something. */
export function rememberShop(): boolean {
  const kept = localStorage.getItem(KEY);
  const { data } = z.safeParse(shape, kept === null ? null : parsed(kept));
  if (data !== undefined) become(data);
  return data !== undefined;
}

/** Takes what the server says. */
export function noteShop(said: Shop): void {
  const { data } = z.safeParse(shape, said);
  if (data === undefined || JSON.stringify(data) === JSON.stringify(shop)) return;
  localStorage.setItem(KEY, JSON.stringify(data));
  become(data);
}

function become(next: Shop): void {
  shop = next;
  paint(next.colour);
  for (const changed of listeners) changed();
}

/** Of the bar and the sign-in: the ground in the shop's colour, and white or black on it, whichever is read. */
function paint(colour: string | null): void {
  const { style } = document.documentElement;
  const inks = ["--color-on-bar", "--color-on-bar-muted", "--color-bar-accent"];
  if (colour === null) for (const name of ["--color-bar", ...inks]) style.removeProperty(name);
  else {
    style.setProperty("--color-bar", colour);
    for (const name of inks) style.setProperty(name, textOn(colour));
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
