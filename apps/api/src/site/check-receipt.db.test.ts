import { describe, expect, test } from "vitest";
import { receiptCode } from "#features/receipts/receipt-code.ts";
import { openDatabase } from "#platform/database/db.ts";
import { app, get, paidReceipt, schemeOf } from "./site.testing.ts";

describe("the check of a receipt", () => {
  test("says of a code or its link what the paper says and no more, in the reader's language, and nobody keeps it", async () => {
    const { code, receiptNumber } = await paidReceipt("Kavitha Raman");
    for (const typed of [code, `https://savings.example.com/verify/${code}`, ` ${code} `]) {
      const page = await get(`/check_receipt?code=${encodeURIComponent(typed)}`);
      expect([page.status, page.get("Cache-Control"), page.get("ETag")]).toEqual([200, "no-store", undefined]);
      expect(page.text).toContain("This receipt is genuine.");
      expect(page.text).toContain(receiptNumber);
      expect(page.text).not.toContain("Kavitha Raman");
      expect(page.text).toContain('<meta name="robots" content="noindex"/>');
    }
    expect((await get(`/ta/check_receipt?code=${code}`)).text).toContain("இந்த ரசீது உண்மையானது.");
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
