import sharp from "sharp";
import { expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";

const app = useApp();

const get = async (path: string, language = "en") =>
  fetch(`${app.url}${path}`, { headers: { "Accept-Language": language } });

interface Manifest {
  icons: { src: string; sizes: string }[];
}

/** A manifest as a phone reads it. */
async function manifestIn(language: string): Promise<Manifest> {
  const answer = await get("/api/App_Manifest", language);
  expect(answer.headers.get("content-type")).toMatch(/^application\/manifest\+json/);
  // safe: what it holds is compared below
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (await answer.json()) as Manifest;
}

test("a phone is told the shop's name and colour, and finds each icon in its size", async () => {
  const admin = await app.signedInAs({ userType: "Admin" });
  const before = await manifestIn("en");
  expect(before).toMatchObject({ name: "Thangam", short_name: "Thangam", start_url: "/", display: "standalone" });
  const saved = await admin.call("saveShopProfile", { name: "Sri Meenakshi Jewellers", colour: "#203a6b", version: 0 });
  expect([saved.status, saved.body.code]).toEqual([200, undefined]);
  const manifest = await manifestIn("ta-IN");
  expect(manifest).toMatchObject({
    name: "Sri Meenakshi Jewellers",
    short_name: "Sri",
    lang: "ta",
    theme_color: "#203a6b",
  });
  expect(manifest.icons).toHaveLength(3);
  for (const { src, sizes } of manifest.icons) {
    const icon = await get(src);
    expect(icon.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const { width, height, format } = await sharp(Buffer.from(await icon.arrayBuffer())).metadata();
    expect([`${width}x${height}`, format]).toEqual([sizes, "png"]);
  }
  // Another colour is another address.
  expect(manifest.icons[0]?.src).not.toBe(before.icons[0]?.src);
});

test("no other size is made, and one without its version is not kept for long", async () => {
  for (const size of ["", "1", "4096", "192.0"]) expect((await get(`/api/App_Icon?size=${size}`)).status).toBe(404);
  const icon = await get("/api/App_Icon?size=180");
  expect([icon.status, icon.headers.get("cache-control")]).toEqual([200, "public, max-age=3600"]);
});
