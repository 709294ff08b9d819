import { describe, expect, test } from "vitest";
import { app, get, paidReceipt } from "./site.testing.ts";

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
