import { Router } from "express";
import { textOn } from "@thangam/contracts/values/colours";
import { readLogo, readShop } from "#core/shop-store.ts";
import type { Logo, Shop } from "#core/shop-store.ts";
import type { Database } from "#platform/database/db.ts";
import { languageFor } from "./language.ts";

type MakeIcon = (icon: {
  colour: string | null;
  logo: Logo | null;
  points: number;
  isMaskable: boolean;
}) => Promise<Buffer>;

const MANIFEST_PATH = "/api/App_Manifest";
const ICON_PATH = "/api/App_Icon";
/** The largest and the usual of Android, and the one of iPhones. */
const sizes = [192, 512, 180] as const;
/** The bar of a shop without a colour. */
const BAR = "#12392f";
const PAGE = "#faf6ec";
/** More characters a phone cuts off under an icon. */
const SHORT = 12;

/**
 * What a phone is told when the portal is put on its home screen: the shop's name, colour and icons. The address of an icon changes with it, so
 * that a browser may keep it.
 */
export function appManifest(db: Database, makeIcon: MakeIcon): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const icons = new Map<string, Promise<Buffer>>();

  router.get(MANIFEST_PATH, async ({ headers }, response) => {
    const shop = await readShop(db);
    response.setHeader("Cache-Control", "no-cache");
    response.vary("Accept-Language");
    response.type("application/manifest+json");
    response.send(JSON.stringify(manifestOf(shop, languageFor(null, headers["accept-language"]))));
  });

  router.get(ICON_PATH, async ({ query }, response, next) => {
    const points = sizes.find((size) => String(size) === query["size"]);
    if (points === undefined) return next();
    const shop = await readShop(db);
    const isMaskable = query["maskable"] === "1";
    const key = `${versionOf(shop)} ${points} ${isMaskable}`;
    const made =
      icons.get(key) ?? readLogo(db).then((logo) => makeIcon({ colour: shop.colour, logo, points, isMaskable }));
    keep(key, made);
    const isNamed = query["v"] === versionOf(shop);
    response.setHeader("Cache-Control", isNamed ? "public, max-age=31536000, immutable" : "public, max-age=3600");
    response.type("png").send(await made);
  });
  return router;

  /** Those of one version: of the one before nobody asks any more. */
  function keep(key: string, made: Promise<Buffer>): void {
    const [version = ""] = key.split(" ");
    for (const other of icons.keys()) if (!other.startsWith(`${version} `)) icons.delete(other);
    icons.set(key, made);
    made.catch(() => icons.delete(key));
  }
}

function manifestOf(shop: Shop, language: string): object {
  const { name, colour } = shop;
  const iconOf = (size: number, isMaskable: boolean) => ({
    src: `${ICON_PATH}?size=${size}${isMaskable ? "&maskable=1" : ""}&v=${versionOf(shop)}`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose: isMaskable ? "maskable" : "any",
  });
  return {
    id: "/",
    name,
    short_name: shortened(name),
    lang: language,
    start_url: "/",
    scope: "/",
    display: "standalone",
    theme_color: colour ?? BAR,
    // Behind the icon while the portal starts: what is read on it tells dark from light.
    background_color: colour !== null && textOn(colour) === "#000000" ? colour : PAGE,
    icons: [iconOf(192, false), iconOf(512, false), iconOf(512, true)],
  };
}

/** Whole words as far as they fit; of one long word its beginning. */
function shortened(name: string): string {
  if (name.length <= SHORT) return name;
  const words = name.split(" ");
  const fitting = words.reduce(
    (text, word) => (`${text} ${word}`.trim().length <= SHORT ? `${text} ${word}`.trim() : text),
    "",
  );
  return fitting === "" ? name.slice(0, SHORT) : fitting;
}

/** Changes with the colour and the logo. */
function versionOf({ colour, logoUrl }: Shop): string {
  const logo = logoUrl === null ? "0" : (logoUrl.split("v=")[1] ?? "0");
  return `${(colour ?? BAR).replace("#", "")}-${logo}`;
}
