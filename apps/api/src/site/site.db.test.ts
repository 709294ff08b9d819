import { operations } from "@thangam/contracts";
import { siteAddress, siteAddressOfAll, siteFronts, sitePages } from "@thangam/contracts/site/addresses";
import { brochureSheet } from "@thangam/terms/brochure-sheet";
import { formatGrams, formatRupees } from "@thangam/texts/format-money";
import { languages } from "@thangam/texts/languages";
import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { testDay } from "#testing/money.ts";
import { app, get, inGold, rowsIn, schemeOf } from "./site.testing.ts";

const publicUrl = "https://savings.example.com";

beforeAll(async () => {
  await schemeOf({ code: "eleven" });
  await schemeOf({ code: "grams", name: "Grams & more", terms: inGold });
  await schemeOf({ code: "gone", isOpen: false });
  await app.make.goldRate({ ratePaisePerGram: 713_700n });
});

/** The table as it is reckoned from what the API tells of the scheme. */
async function tableOf(name: string, instalment: bigint) {
  const { body } = await app.nobody().call("listJoinableSchemes");
  const told = z.parse(operations.listJoinableSchemes.output, body).schemes.find((scheme) => scheme.name === name);
  if (told?.terms === undefined || told.terms === null) throw new Error(`the API tells no terms of ${name}`);
  return brochureSheet(
    { terms: told.terms, instalment, joinedOn: testDay, rate: 713_700n },
    {
      rupees: formatRupees,
      grams: (weightMg) => `${formatGrams(weightMg)}\u00a0g`,
      percent: String,
      offMaking: String,
    },
  ).lines;
}

describe("the page of a scheme", () => {
  test("is whole in every language: its table is what the API's terms come to, and each sentence is in that language", async () => {
    for (const language of languages)
      for (const [code, name] of [
        ["eleven", "eleven"],
        ["grams", "Grams & more"],
      ] as const) {
        const { status, text, headers } = await get(siteAddress({ page: "scheme", code }, language));
        expect([status, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
        expect(text).toContain(`<html lang="${language}">`);
        const lines = await tableOf(name, 100_000n);
        expect(lines.length).toBeGreaterThan(3);
        const shown = rowsIn(text).map((cells) => [cells.at(-2), cells.at(-1)]);
        expect(shown, `${language} ${code}`).toEqual(lines.map(({ added, total }) => [added, total]));
      }
    const [english, tamil, hindi] = await Promise.all(["", "/ta", "/hi"].map((at) => get(`${at}/savings/eleven`)));
    expect(english?.text).toContain("3 instalments of ₹\u00a01,000, one each month.");
    expect(tamil?.text).toContain("சேர்ந்து 3 மாதங்கள் கழித்து முதிரும்.");
    expect(hindi?.text).toContain("जुड़ने के 3 महीने बाद तैयार।");
  });

  test("answers the form for another amount and for who stops; what is no amount stays as it was typed", async () => {
    const larger = await get("/savings/eleven?amount=2%2C500&payments=2");
    expect(larger.text).toContain("Join with ₹\u00a02,500");
    expect(larger.text).toMatch(/On 04-06-2026 you have<\/p><p[^>]*>₹\u00a05,000</);
    expect(larger.text).toContain('href="/registration?scheme=eleven&amp;amount=2500&amp;language=en"');
    expect(larger.text).toContain('href="/ta/savings/eleven?amount=2500&amp;payments=2"');
    expect(rowsIn(larger.text).map((cells) => cells.at(-1))).toEqual(
      (await tableOf("eleven", 250_000n)).map(({ total }) => total),
    );
    await schemeOf({ code: "free", isFree: true });
    const refused = await get("/savings/free?amount=%22%3E%3Cb%3E150");
    expect(refused.text).toContain('value="&quot;&gt;&lt;b&gt;150"');
    expect(refused.text).toContain('aria-invalid="true"');
    expect(rowsIn(refused.text).at(0)?.at(-1)).toBe("₹\u00a0100");
  });

  test("is not there for a scheme that takes nobody, or that never was: the answer is a page of the shop", async () => {
    for (const path of ["/savings/gone", "/savings/never", "/savings/eleven/more", "/ta/nothing", "/hi/savings/gone"]) {
      const { status, text } = await get(path);
      expect(status, path).toBe(404);
      expect(text).toContain('<meta name="robots" content="noindex"/>');
      expect(text).toContain('href="/');
    }
    expect((await get("/savings/gone")).text).toContain("This page is not in the book");
    expect((await get("/ta/savings/gone")).text).toContain('<html lang="ta">');
  });

  test("shows names as text, whatever stands in them, and never as markup", async () => {
    const name = "</script><script>alert(1)</script>";
    await schemeOf({ code: "sly", name });
    for (const path of ["/savings", "/savings/sly", "/hi/savings/sly"]) {
      const { text } = await get(path);
      expect(text, path).not.toContain("<script>alert");
      expect(text, path).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
      const [json = ""] = /(?<=<script type="application\/ld\+json">).*?(?=<\/script>)/s.exec(text) ?? [];
      expect(JSON.stringify(JSON.parse(json)), path).toContain(JSON.stringify(name).slice(1, -1));
    }
  });
});

describe("every public page", () => {
  test("stands in the sitemap in each language, and is there; each names itself and the others", async () => {
    const { text, headers } = await get("/sitemap.xml");
    expect(headers["content-type"]).toMatch(/^application\/xml/);
    const listed = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address ?? "");
    const places = [
      ...[...siteFronts, ...sitePages].map((page) => ({ page })),
      ...["eleven", "grams", "free", "sly"].map((code) => ({ page: "scheme" as const, code })),
    ];
    const forAll = siteFronts.map((page) => publicUrl + siteAddressOfAll({ page }));
    const expected = places.flatMap((place) => languages.map((language) => publicUrl + siteAddress(place, language)));
    expect(listed.toSorted()).toEqual(expected.toSorted());
    for (const address of listed) {
      const page = await get(address.slice(publicUrl.length));
      expect(page.status, address).toBe(200);
      expect(page.text).toContain(`<link rel="canonical" href="${address}"/>`);
      expect(page.text).toContain(`<html lang="${page.get("Content-Language")}">`);
      const others = [...page.text.matchAll(/<link rel="alternate" hrefLang="([\w-]+)" href="(.*?)"/g)];
      expect(others.map(([, language]) => language)).toEqual([...languages, "x-default"]);
      for (const [, , other = ""] of others) expect([...listed, ...forAll]).toContain(other);
      expect(page.text.match(/<h1/g), address).toHaveLength(1);
    }
    expect((await get("/robots.txt")).text).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
  });

  test("is the same for everybody: who is signed in gets the same bytes, and nobody gets a cookie", async () => {
    const admin = await app.signedInAs({ userType: "Admin", name: "Selvi Kannan" });
    for (const path of ["/savings", "/savings/eleven", "/ta/questions", "/contact", "/check_receipt"]) {
      const [mine, theirs] = [await admin.send("get", path), await get(path)];
      expect(mine.text, path).toBe(theirs.text);
      expect(mine.get("ETag"), path).toBe(theirs.get("ETag"));
      expect([mine.get("Set-Cookie"), theirs.get("Set-Cookie")], path).toEqual([undefined, undefined]);
      expect(mine.get("Vary"), path).toBe("Accept-Encoding");
      expect(mine.text).not.toContain("Selvi");
    }
  });

  test("may do no more than the portal's pages, and needs no script and no style of its own", async () => {
    const policy = (await app.nobody().call("getShop")).get("Content-Security-Policy");
    for (const path of ["/savings", "/savings/grams", "/hi/how_it_works", "/check_receipt?code=x"]) {
      const page = await get(path);
      expect(page.get("Content-Security-Policy"), path).toBe(policy);
      const scripts = [...page.text.matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
      expect(scripts, path).toEqual(['<script type="application/ld+json">']);
      expect(page.text, path).not.toMatch(/\sstyle=|<style|\son\w+=|javascript:/i);
    }
    expect(policy).toContain("script-src 'self';style-src 'self'");
  });

  test("is sent once: who has it learns that it is still so, until what it shows changes", async () => {
    const first = await get("/savings/grams");
    const etag = first.get("ETag") ?? "";
    expect([first.get("Cache-Control"), first.get("Content-Encoding")]).toEqual(["no-cache", "gzip"]);
    expect((await get("/savings/grams", { "Accept-Encoding": "identity" })).text).toBe(first.text);
    const again = await get("/savings/grams", { "If-None-Match": etag });
    expect([again.status, again.text]).toEqual([304, ""]);
    await app.make.goldRate({ ratePaisePerGram: 720_000n });
    const after = await get("/savings/grams", { "If-None-Match": etag });
    expect([after.status, after.text.includes("Gold at ₹\u00a07,200.00 a gram")]).toEqual([200, true]);
    const admin = await app.signedInAs({ userType: "Admin" });
    const shop = { name: "Meenakshi Jewellers", address: "14, Car Street", phone: "0452 2345678", colour: "#5b1a2e" };
    const hours = { opening_days: `${"10:00-20:30,".repeat(6)}closed`, opening_hours: "Closed on Pongal" };
    expect((await admin.call("saveShopProfile", { ...shop, ...hours, version: 0 })).status).toBe(200);
    for (const path of ["/", "/registration"])
      for (const said of [/>Monday to Saturday: <[^>]+>10:00–20:30</, />Sunday: closed</, />Closed on Pongal</])
        expect((await get(path)).text, path).toMatch(said);
    expect((await get("/hi/contact")).text).toMatch(/>सोमवार से शनिवार: <[^>]+>10:00–20:30</);
    const contact = await get("/ta/contact");
    expect(contact.text).toMatch(
      />கடை திறந்திருக்கும் நேரம்<.*>திங்கள் முதல் சனி வரை: <[^>]+>10:00–20:30<.*>ஞாயிறு: விடுமுறை</,
    );
    expect(contact.text).toContain('"dayOfWeek":["Sunday"],"opens":"00:00","closes":"00:00"}');
    for (const said of ["Meenakshi Jewellers", "14, Car Street", 'href="tel:04522345678"', "/shop_colours/5b1a2e.css"])
      expect(contact.text).toContain(said);
    app.clock.now = new Date("2026-05-05T05:30:00.000Z");
    expect((await get("/savings/grams")).text).toContain("05-05-2026");
  });

  test("has one address, and a colour is a style sheet that names nothing else", async () => {
    const moved = await Promise.all(["/ta", "/savings/", "/hi/savings/eleven/?amount=1000"].map((path) => get(path)));
    expect(moved.map(({ status, headers }) => [status, headers["location"]])).toEqual([
      [308, "/ta/savings"],
      [308, "/savings"],
      [308, "/hi/savings/eleven?amount=1000"],
    ]);
    const sheet = await get("/shop_colours/5b1a2e.css");
    expect([sheet.status, sheet.get("Content-Type")]).toEqual([200, "text/css; charset=utf-8"]);
    expect(sheet.text).toMatch(/^:root\{(--[a-z-]+:#[0-9a-f]{3,6};?)+\}$/);
    expect((await get("/shop_colours/red%7D.css")).status).toBe(404);
  });

  test("is answered without a fault, whatever is asked for", async () => {
    const asked = [
      "amount=",
      "amount=1&amount=2",
      "amount=1e9",
      "payments=-1&payments=9",
      `amount=${"9".repeat(3000)}`,
    ];
    const paths = asked.flatMap((query) => [`/savings/eleven?${query}`, `/savings?${query}`]);
    for (const path of [...paths, "/savings/%00", "/savings/%E0%A4%A", "/check_receipt?code=%00", "/savings/__proto__"])
      expect((await get(path)).status, path).toBeLessThan(500);
  });
});
