import sharp from "sharp";
import { textOn } from "@thangam/contracts/values/colours";
import type { Logo } from "#core/shop-store.ts";

/** As large as a picture of the shop may be that is unpacked here. */
const MAX_POINTS = 1024 * 1024;
/** The bar's own colour, for a shop that has none. */
const GROUND = "#12392f";
const GOLD = "#d8b257";

interface AppIcon {
  /** The shop's colour; null for the portal's own. */
  colour: string | null;
  logo: Logo | null;
  /** Of each side. */
  points: number;
  /** Cut to a shape by the phone, which keeps its middle alone. */
  isMaskable: boolean;
}

// One picture at a time, and nothing kept of it: a phone asks for its icons once.
sharp.cache(false);
sharp.concurrency(1);

/** The icon under which a phone shows the portal: the shop's logo, or the portal's mark, on the shop's colour. */
export async function makeAppIcon({ colour, logo, points, isMaskable }: AppIcon): Promise<Buffer> {
  const ground = colour ?? GROUND;
  const inner = Math.round(points * (isMaskable ? 0.58 : 0.72));
  const picture = (logo && (await onPlate(logo, inner))) ?? mark(colour === null ? GOLD : textOn(colour), inner);
  return sharp({ create: { width: points, height: points, channels: 3, background: ground } })
    .composite([{ input: picture, gravity: "centre" }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** The logo on white, as it stands in the bar; null for bytes that are no picture behind their header. */
async function onPlate({ bytes }: Logo, points: number): Promise<Buffer | null> {
  const edge = Math.round(points * 0.08);
  const side = points - 2 * edge;
  try {
    const picture = await sharp(bytes, { limitInputPixels: MAX_POINTS })
      .resize(side, side, { fit: "contain", background: "#ffffff" })
      .flatten({ background: "#ffffff" })
      .toBuffer();
    const plate = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${points}" height="${points}"><rect width="100%" height="100%" rx="${edge * 2}" fill="#fff"/></svg>`,
    );
    return await sharp(plate)
      .composite([{ input: picture, gravity: "centre" }])
      .png()
      .toBuffer();
  } catch {
    return null;
  }
}

/** A passbook with a coin. */
function mark(ink: string, points: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="4 2 16 20" width="${points}" height="${points}" fill="none" stroke="${ink}" stroke-width="1.6"><path d="M5 3h12a2 2 0 0 1 2 2v16H7a2 2 0 0 1-2-2z" stroke-linejoin="round"/><path d="M5 19a2 2 0 0 1 2-2h12"/><circle cx="12" cy="10" r="3.2" fill="${ink}" stroke="none"/></svg>`,
  );
}
