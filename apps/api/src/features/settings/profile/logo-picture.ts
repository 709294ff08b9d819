import { MAX_LOGO_BYTES } from "@thangam/contracts/settings/profile-schemas";
import type { Logo } from "#core/shop-store.ts";

/** A picture of so many points is unpacked in a few megabytes, however small its file. */
const MAX_SIDE = 1024;

/**
 * The logo in these bytes, by its header and its end; null for everything that is not a whole PNG or JPEG of a bounded size. What
 * a sender calls it does not matter.
 */
export function logoIn(bytes: Buffer): Logo | null {
  if (bytes.length > MAX_LOGO_BYTES) return null;
  const sides = { png: pngSides(bytes), jpeg: jpegSides(bytes) } as const;
  for (const type of ["png", "jpeg"] as const) if (sides[type]?.every(isBounded) === true) return { bytes, type };
  return null;
}

function isBounded(side: number): boolean {
  return side >= 1 && side <= MAX_SIDE;
}

const pngBegin = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
const pngEnd = Buffer.from("0000000049454e44ae426082", "hex");

function pngSides(bytes: Buffer): [number, number] | null {
  const isWhole = bytes.length >= 45 && bytes.subarray(0, 16).equals(pngBegin) && bytes.subarray(-12).equals(pngEnd);
  return isWhole ? [bytes.readUInt32BE(16), bytes.readUInt32BE(20)] : null;
}

/** Segment by segment up to the frame, which holds the size. */
function jpegSides(bytes: Buffer): [number, number] | null {
  const isWhole =
    bytes.length >= 20 && bytes.readUInt16BE(0) === 0xff_d8 && bytes.readUInt16BE(bytes.length - 2) === 0xff_d9;
  if (!isWhole) return null;
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (frameMarkers.has(marker)) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

/** Of baseline and progressive pictures, which every browser shows. */
const frameMarkers = new Set([0xc0, 0xc1, 0xc2]);
