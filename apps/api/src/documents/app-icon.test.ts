import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { makeAppIcon } from "./app-icon.ts";

/** The colour of a point of a picture, "#rrggbb". */
async function colourAt(picture: Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * info.channels;
  return `#${data.subarray(at, at + 3).toString("hex")}`;
}

const redLogo = async (width: number, height: number) =>
  Uint8Array.from(
    await sharp({ create: { width, height, channels: 3, background: "#ff0000" } })
      .png()
      .toBuffer(),
  );

describe("the icon of the portal", () => {
  test.each([180, 192, 512])(
    "is a square of %s points in the shop's colour with its logo in the middle",
    async (points) => {
      const logo = { bytes: await redLogo(300, 120), type: "png" as const };
      const icon = await makeAppIcon({ colour: "#203a6b", logo, points, isMaskable: false });
      expect(await sharp(icon).metadata()).toMatchObject({ format: "png", width: points, height: points });
      expect(await colourAt(icon, 1, 1)).toBe("#203a6b");
      expect(await colourAt(icon, points / 2, points / 2)).toBe("#ff0000");
      // Above a flat logo its plate shows.
      expect(await colourAt(icon, points / 2, Math.round(points * 0.2))).toBe("#ffffff");
    },
  );

  test("keeps what counts within the middle where a phone cuts it", async () => {
    const logo = { bytes: await redLogo(100, 100), type: "png" as const };
    const icon = await makeAppIcon({ colour: "#203a6b", logo, points: 100, isMaskable: true });
    for (const at of [2, 10, 19]) expect(await colourAt(icon, at, 50)).toBe("#203a6b");
  });

  test("of a shop that has said nothing is the portal's mark, and so is one of a logo that is no picture", async () => {
    const plain = await makeAppIcon({ colour: null, logo: null, points: 192, isMaskable: false });
    expect(await colourAt(plain, 0, 0)).toBe("#12392f");
    const broken = { bytes: Uint8Array.from([0x89, 0x50, 0x4e, 0x47]), type: "png" as const };
    expect(await makeAppIcon({ colour: null, logo: broken, points: 192, isMaskable: false })).toEqual(plain);
  });

  test("of a picture that claims to be larger than it may be is the mark", async () => {
    const bomb = { bytes: await redLogo(1200, 1200), type: "png" as const };
    const icon = await makeAppIcon({ colour: "#203a6b", logo: bomb, points: 192, isMaskable: false });
    expect(await colourAt(icon, 96, 80)).not.toBe("#ff0000");
  });
});
