import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { failureCodes, failureText } from "@thangam/contracts/payments/failure-schemas";
import { speak } from "#i18n/i18n.ts";
import { failureLabel } from "./failure-label.ts";

beforeEach(() => vi.stubGlobal("document", { documentElement: { lang: "en" } }));
afterEach(() => speak("en"));

test("every reason of the portal is read in the language of the screen, what a person wrote stays as it is", async () => {
  expect(failureLabel("Given up by the customer")).toBe("Given up before paying");
  for (const [language, script] of [
    ["ta", /^\P{Script=Tamil}*\p{Script=Tamil}/u],
    ["hi", /^\P{Script=Devanagari}*\p{Script=Devanagari}/u],
  ] as const) {
    await speak(language);
    for (const phrase of failureCodes.phrases) expect(failureLabel(phrase)).toMatch(script);
    const returned = failureLabel(failureText("Returned through the gateway", "Paid twice") ?? "");
    expect(returned).toMatch(script);
    expect(returned.endsWith(". Paid twice")).toBe(true);
    expect(failureLabel("Insufficient funds")).toBe("Insufficient funds");
  }
});
