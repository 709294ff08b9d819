import { expect, test } from "vitest";
import { mail as english } from "./en/mail.ts";
import { languages } from "./languages.ts";
import { textsOf } from "./server.ts";
import { registeredSms, smsFact, SMS_PLACE_MAX, smsPattern, smsTags } from "./sms-places.ts";

const allSms = languages.flatMap((language) => {
  const { mail } = textsOf(language);
  return Object.entries(mail.messages).flatMap(([kind, { sms, smsInstead }]) =>
    [sms, smsInstead].flatMap((text) =>
      text === undefined ? [] : [{ name: `${kind}.${language}`, text: `${mail.dear} ${text}` }],
    ),
  );
});

test("every SMS can be registered: each of its places has a tag that operators know, and none is a plain {#var#}", () => {
  expect(allSms.length).toBeGreaterThan(languages.length * 10);
  const tag = new RegExp(`#(?:${smsTags.join("|")})#`, "g");
  for (const { name, text } of allSms) {
    const registered = registeredSms(text);
    expect([name, registered.match(/[{}]/)]).toEqual([name, null]);
    expect([name, registered.match(tag)?.length]).toEqual([name, text.match(/\{\w+\}/g)?.length]);
  }
});

test("a code is digits, and everything else is not", () => {
  expect(registeredSms(`${english.dear} ${english.messages.settlement_code.sms}`)).toBe(
    "Dear #alphanumeric#, #numeric# is your code to settle savings book #alphanumeric# at #alphanumeric#: #alphanumeric#, #alphanumeric#. Tell the shop only if you agree.",
  );
});

test("a place without a tag is an error, not a plain variable", () => {
  expect(() => registeredSms("Dear {nickname}")).toThrow(/nickname/);
});

test.each([
  ["{name}: {secret}", "Kavitha: 483920", true],
  ["{name}: {secret}", "Kavitha: 48 39 20", false],
  ["{name}: {secret}", "Kavitha: code", false],
  ["{name}.", `${"K".repeat(SMS_PLACE_MAX)}.`, true],
  ["{name}.", `${"K".repeat(SMS_PLACE_MAX + 1)}.`, false],
  ["{name}.", "மீனாட்சி சுந்தரம் (Selvi).", true],
  ["{name}.", "K. R. Ramanujam.", true],
  ["{name}.", "see www.example.com.", false],
  ["{name}.", "https://a.example.", false],
  ["{name}.", "win.example/now.", false],
  ["{name}.", "EVIL.ZONE.", false],
  ["{name}.", "a@example.com.", false],
  ["{name}.", ".", false],
  ["{name}.", "Call 98400 12345.", false],
  ["{shop}.", "Call +91-98400-12345.", false],
  ["{book}.", "GE10012345678.", true],
  ["at {portal}", "at https://savings.example.com", true],
  ["at {portal}", "at savings.example.com", false],
])("%j made into %j: %j", (text, sent, isInstance) => {
  expect(smsPattern(text).test(sent)).toBe(isInstance);
});

test.each([
  ["name", "Kavitha S.", "Kavitha S."],
  ["name", "K.Ramanujam", "K. Ramanujam"],
  ["name", "Visit https://evil.example", "customer"],
  ["name", "Kavitha WWW.example.com", "customer"],
  ["name", "offer.com now", "customer"],
  ["name", "call 98400 12345", "customer"],
  ["name", "அழைக்க ௯௮௪௦௦௧௨௩௪௫", "customer"],
  ["name", "", "customer"],
  ["name", `${"K".repeat(SMS_PLACE_MAX)} https://evil.example`, "customer"],
  ["name", `${"K".repeat(SMS_PLACE_MAX)}L`, "K".repeat(SMS_PLACE_MAX)],
  ["given", "on bill www.evil.example", "on bill"],
  ["given", "a@example.com", "-"],
  ["book", "GE1001, GE1002", "GE1001, GE1002"],
  ["receipt", "R-26-12345678", "R-26-12345678"],
])("a {%s} of %j stands in an SMS as %j, which the operators take", (place, fact, shown) => {
  expect(smsFact(place, fact, "customer")).toBe(shown);
  expect(smsPattern(`{${place}}`).test(shown)).toBe(true);
});
