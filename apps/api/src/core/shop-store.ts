import { unnamedShop } from "@thangam/contracts/settings/profile-schemas";
import type { Reader } from "#platform/database/db.ts";

/** Who the shop is, as its pages, papers and messages say it. */
export interface Shop {
  name: string;
  /** Empty where the shop has said none; so are those that follow. */
  address: string;
  phone: string;
  gstin: string;
  /** Of the whole shop, for its public pages, Monday first; when the day of a branch closes is its own. */
  openingDays: string;
  /** What it says beside them. */
  openingHours: string;
  /** null for the portal's own. */
  colour: string | null;
  /** Where browsers find the logo; null without one. */
  logoUrl: string | null;
}

export interface Logo {
  bytes: Uint8Array;
  type: "png" | "jpeg";
}

export const LOGO_PATH = "/api/Shop_Logo";

const shown = {
  name: true,
  address: true,
  phone: true,
  gstin: true,
  openingDays: true,
  openingHours: true,
  colour: true,
  logoType: true,
  logoVersion: true,
};

export async function readShop(db: Reader): Promise<Shop> {
  const row = await db.shopProfile.findFirst({ select: shown });
  if (row === null) return unnamedShop;
  const { logoType, logoVersion, gstin, ...said } = row;
  return { ...said, gstin: gstin ?? "", logoUrl: logoType === null ? null : `${LOGO_PATH}?v=${logoVersion}` };
}

export async function readLogo(db: Reader): Promise<Logo | null> {
  const row = await db.shopProfile.findFirst({ select: { logo: true, logoType: true } });
  if (row === null || row.logo === null) return null;
  return { bytes: row.logo, type: row.logoType === "jpeg" ? "jpeg" : "png" };
}
