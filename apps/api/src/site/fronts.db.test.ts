import { siteAddressOfAll, siteFronts } from "@thangam/contracts/site/addresses";
import { describe, expect, test } from "vitest";
import { receiptCode } from "#features/receipts/receipt-code.ts";
import { openDatabase } from "#platform/database/db.ts";
import { app, get, paidReceipt, rowsIn, schemeOf } from "./site.testing.ts";

describe("the check of a receipt", () => {
  test("says of a code or its link what the paper says and no more, in the reader's language, and nobody keeps it", async () => {
    const { code, receiptNumber } = await paidReceipt("Kavitha Raman");
    const typed = [code, `https://savings.example.com/verify/${code}`, ` ${code} `];
    const asked = typed.map((text) => `/check_receipt?code=${encodeURIComponent(text)}`);
    // The last is what the code printed on the paper leads to.
    for (const path of [...asked, `/verify/${code}`]) {
      const page = await get(path);
      expect([page.status, page.get("Cache-Control"), page.get("ETag")]).toEqual([200, "no-store", undefined]);
      expect(page.text).toContain("This receipt is genuine.");
      expect(page.text).toContain(receiptNumber);
      expect(page.text).not.toContain("Kavitha Raman");
      expect(page.text).toContain('<meta name="robots" content="noindex"/>');
    }
    expect((await get(`/ta/check_receipt?code=${code}`)).text).toContain("இந்த ரசீது உண்மையானது.");
    const scanned = await get(`/verify/${code}`, { "Accept-Language": "ta-IN,en;q=0.5" });
    expect(scanned.text).toContain("இந்த ரசீது உண்மையானது.");
    expect(scanned.get("Vary")).toBe("Accept-Encoding, Accept-Language");
    expect((await get(`/verify/${code}?language=hi`)).text).toContain('<html lang="hi">');
    expect((await get("/verify/")).status).toBe(308);
    const other = await get(`/check_receipt?code=${code.slice(0, -1)}!`);
    expect(other.text).toContain("This is no receipt of ours.");
    expect(other.text).not.toContain("₹");
    const lost = await get(`/hi/check_receipt?code=${receiptCode(app.secrets, "T2627-9999999")}`);
    expect(lost.text).toMatch(/यह रसीद हमारी ही है.*T2627-9999999/s);
    expect((await get("/check_receipt")).text).not.toContain(receiptNumber);
  });

  test("asks for a code where none was typed, and for patience where too many were, beside the field", async () => {
    const empty = await get("/check_receipt?code=");
    expect([empty.status, empty.text.includes('aria-invalid="true"')]).toEqual([200, true]);
    expect((await get("/hi/check_receipt?code=")).text).toMatch(/aria-invalid="true".*[\u0900-\u097f]+[^<]*<\/p>/s);
    const madeAt = Array.from({ length: 120 }, () => app.clock.now);
    const keptUntil = new Date(app.clock.now.getTime() + 3_600_000);
    const key = "verify-receipt:127.0.0.1";
    await app.db.attemptCounter.upsert({
      where: { key },
      create: { key, madeAt, keptUntil },
      update: { madeAt, keptUntil },
    });
    const last = await get("/check_receipt?code=x");
    expect([last.status, last.text.includes("Too many attempts")]).toEqual([200, true]);
  });
});

test("a scheme of the time before terms has its table and its figures, too", async () => {
  const bonus = { of: "instalment" as const, by: "instalments" as const, steps: [{ from: 3, percent: 10_000 }] };
  await app.make.scheme({
    code: "older",
    name: "Older",
    instalments: 3,
    prefixes: { OLD: 100_000n },
    benefits: { bonus },
  });
  const page = await get("/savings/older?payments=2");
  expect(rowsIn(page.text).map((cells) => cells.at(-1))).toEqual(
    ["1,000", "2,000", "3,000", "4,000"].map((sum) => `₹\u00a0${sum}`),
  );
  expect(page.text).toMatch(/you have<\/p><p[^>]*>₹\u00a02,000</);
  expect(page.text).toContain("After 3 instalments of ₹\u00a01,000.00: bonus ₹\u00a01,000.00");
  expect((await get("/savings")).text).toContain("₹\u00a04,000");
});

describe("the sign-in and the form to join, as the server writes them", () => {
  const paths = siteFronts.map((page) => siteAddressOfAll({ page }));

  test("say who the shop is, today's rate and the schemes, to a reader without a program, in the language that is asked for", async () => {
    await schemeOf({ code: "lotus", name: "Lotus" });
    await app.make.goldRate({ ratePaisePerGram: 713_700n });
    await app.make.goldRate({ day: "2026-05-03", ratePaisePerGram: 701_200n });
    const page = await get("/");
    expect([page.status, page.get("Cache-Control")]).toEqual([200, "no-cache"]);
    for (const said of [
      "<title>Gold savings schemes · ",
      "Welcome back",
      "₹\u00a07,137",
      'href="/savings/lotus"',
      'name="email"',
      'name="mobile"',
      '<dt class="text-on-bar-muted">03-05-2026</dt><dd class="font-semibold">\u20b9\u00a07,012</dd>',
      "Take jewellery home",
      "Can I stop early?",
      'name="code"',
      '<option value="2500">',
      "JewelryStore",
    ])
      expect(page.text).toContain(said);
    const tamil = await get("/", { "Accept-Language": "ta, en;q=0.1" });
    expect(tamil.text).toContain("மீண்டும் வருக");
    expect(tamil.text).toContain(`<link rel="canonical" href="https://savings.example.com/"/>`);
    expect((await get("/?language=hi", { "Accept-Language": "ta" })).text).toContain('<html lang="hi">');
    const join = await get("/registration?scheme=Lotus&amount=1000&language=en");
    expect(join.text).toMatch(
      /<noscript>.*<form [^>]*method="post".*The table for ₹\u00a01,000.*<\/form>.*<\/noscript>/s,
    );
  });

  const keyless = (html: string) => html.replace(/name="form_key" value="[\w-]{43}"/, "");

  test("are the same for everybody, set no cookie, send nothing by themselves, and may do no more than other pages", async () => {
    const admin = await app.signedInAs({ userType: "Admin", name: "Selvi Kannan" });
    const policy = (await app.nobody().call("getShop")).get("Content-Security-Policy");
    for (const path of paths) {
      const [mine, theirs] = [await admin.send("get", path), await get(path)];
      expect(keyless(mine.text), path).toBe(keyless(theirs.text));
      expect([mine.get("Set-Cookie"), theirs.get("Set-Cookie")], path).toEqual([undefined, undefined]);
      expect(mine.get("Content-Security-Policy"), path).toBe(policy);
      expect(mine.text, path).not.toMatch(/\sstyle=|<style|\son\w+=|javascript:/i);
      for (const [tag] of mine.text.matchAll(/<script(?! type="application\/ld\+json")[^>]*>/g))
        expect(tag).toMatch(/ src="\/[^/]/);
      for (const [form] of mine.text.matchAll(/<form[^>]*>/g))
        expect(form).toMatch(
          /method="dialog"|action="\/registration\?language=en" method="post"|action="\/(savings\/|check_receipt").*method="get"/,
        );
    }
    const [, address = ""] = /<script src="(\/front_scripts\/.*?)"/.exec((await get("/")).text) ?? [];
    const script = await get(address);
    expect([script.status, script.get("Content-Type")]).toEqual([200, "text/javascript; charset=utf-8"]);
    expect(script.text).toContain("thangam.language");
    expect((await get("/front_scripts/other.js")).status).toBe(404);
  });
});

test("a page that cannot be shown now says so to who reads it, in their language, and as a problem to a program", async () => {
  await schemeOf({ code: "any", isFree: true });
  const asked = await Promise.all(Array.from({ length: 30 }, (_, n) => get(`/ta/savings/any?amount=${(n + 3) * 100}`)));
  const refused = asked.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]));
  for (const { text, headers } of refused) {
    expect([headers["content-type"], headers["retry-after"], headers["cache-control"], headers["etag"]]).toEqual([
      "text/html; charset=utf-8",
      "10",
      "no-store",
      undefined,
    ]);
    expect(text).toContain('<html lang="ta">');
    expect(text).toContain("உங்கள் இணைப்பிலிருந்து ஒரே நேரத்தில்");
    expect(text).toContain('<meta name="robots" content="noindex"/>');
  }

  const nowhere = await app.replica(undefined, openDatabase("postgresql://nobody:none@127.0.0.1:1/none"));
  const caller = nowhere.at(new Map());
  const page = await caller.send("get", "/savings");
  expect([page.status, page.get("Content-Type"), page.get("Retry-After")]).toEqual([
    503,
    "text/html; charset=utf-8",
    "5",
  ]);
  expect(page.text).toContain("The shop&#x27;s records cannot be reached at this moment.");
  const problem = await caller.send("get", "/savings", { Accept: "application/json" });
  expect([problem.status, problem.type, problem.body.code]).toEqual([503, "application/problem+json", "unavailable"]);
  await nowhere.stop();
});
