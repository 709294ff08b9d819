import * as z from "zod/mini";
import { says } from "#values/text.ts";

/** A logo is small: it goes with first pages and on every receipt. shop_profiles_logo_check is the twin. */
export const MAX_LOGO_BYTES = 65_536;

/** The name of a shop that has not said its own. */
export const UNNAMED_SHOP = "Thangam";

export const shopFacts = {
  name: z.string(),
  /** Empty where the shop has said none; so are those that follow. */
  address: z.string(),
  phone: z.string(),
  gstin: z.string(),
  /** Monday first: "10:00-20:30,…,closed"; `openDaysOf` reads them. */
  openingDays: ["opening_days", z.string()],
  /** What the shop says beside them, in one line. */
  openingHours: ["opening_hours", z.string()],
  /** Of the bar and the sign-in, such as "#14493b"; null for the portal's own. */
  colour: z.nullable(z.string()),
  /** Where the logo is; null without one. */
  logoUrl: ["logo_url", z.nullable(z.string())],
} as const;

/** A shop that has not said who it is. */
export const unnamedShop = {
  name: UNNAMED_SHOP,
  address: "",
  phone: "",
  gstin: "",
  openingDays: "",
  openingHours: "",
  colour: null,
  logoUrl: null,
};

export const logoContent = z.string(says({ invalid: "shop_logo_invalid" })).check(
  z.maxLength(Math.ceil(MAX_LOGO_BYTES / 3) * 4, "shop_logo_too_large"),
  z.refine((sent) => sent.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(sent), { error: "shop_logo_invalid" }),
);
