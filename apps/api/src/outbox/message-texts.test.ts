import { languages } from "@thangam/texts/languages";
import { textsOf } from "@thangam/texts/server";
import { SMS_PLACE_MAX } from "@thangam/texts/sms-places";
import { expect, test } from "vitest";
import { unnamedShop } from "@thangam/contracts/settings/profile-schemas";
import { requireInstance } from "#integrations/sms/template.ts";
import { bookText, paymentText, personalText, settledText } from "./message-texts.ts";
import { mailBodyOf } from "./mail-page.ts";
import { smsBodyOf } from "./sms-text.ts";
import { rupeesText } from "./write-text.ts";

const payment = {
  amountPaise: 12_345_600n,
  weightMg: 1_234n,
  instalmentNumber: 3,
  instalmentCount: 2,
  receiptNumber: "R-26-1",
  bookNumber: "GE1001",
  schemeName: "Thanga Mazhai",
};
const reader = { name: "Kavitha", email: "kavitha@example.com", language: "en", shop: unnamedShop };

test.for([
  [0n, "Rs 0.00"],
  [5n, "Rs 0.05"],
  [50_000n, "Rs 500.00"],
  [100_000n, "Rs 1,000.00"],
  [12_345_600n, "Rs 1,23,456.00"],
  [1_234_567_890n, "Rs 1,23,45,678.90"],
] as const)("%s paise are written %s", ([paise, text]) => {
  expect(rupeesText(paise, textsOf("en"))).toBe(text);
});

test("a receipt in Tamil carries the facts in their own places", () => {
  const { subject, mail, sms } = paymentText("payment_acknowledged", { ...reader, language: "ta" }, payment);
  expect(subject).toBe("புத்தகம் GE1001: பணம் பெறப்பட்டது");
  expect(mail.split("\n\n")).toEqual([
    "அன்புள்ள Kavitha,",
    "நன்றி: புத்தகம் GE1001 (Thanga Mazhai) இல் நீங்கள் செலுத்திய ரூ. 1,23,456.00 பெறப்பட்டது.",
    "தவணைகள் 3 முதல் 4 வரை.",
    "வரவு வைத்த தங்கம்: 1.234 கிராம்.",
    "ரசீது R-26-1 (முன்பணம்; வரி விலைப்பட்டியல் அல்ல) இணைக்கப்பட்டுள்ளது.",
    "Thangam",
  ]);
  expect(sms?.text).toBe("அன்புள்ள Kavitha, புத்தகம் GE1001 இல் ரூ. 1,23,456.00 பெறப்பட்டது. ரசீது R-26-1. நன்றி.");
});

test("who reads a language that nobody writes is written to in English", () => {
  const book = { number: "GE1", schemeName: "Thanga Mazhai", amountPaise: 250_000n, instalments: 15 };
  for (const language of ["", "fr", "toString"]) {
    const { mail } = bookText("book_opened", { ...reader, language }, book);
    expect(mail).toContain("15 instalments, Rs 2,500.00 each");
  }
});

test("what a client gets is never cut in an SMS, because a cut amount is another amount", () => {
  const most = {
    savedPaise: 1_234_567_800n,
    savedMg: 9_999_999n,
    bonusPaise: 123_456_700n,
    bonusMg: 0n,
    reference: null,
  };
  for (const language of languages)
    for (const facts of [{ method: "voucher" }, { method: "refund" }, { method: "voucher", bonusPaise: 0n }])
      expect(Array.from(settledText({ ...most, ...facts }, textsOf(language))).length).toBeLessThanOrEqual(
        SMS_PLACE_MAX,
      );
});

test("every SMS is an instance of its template, however long a name is", () => {
  for (const language of languages) {
    const { sms } = paymentText("payment_acknowledged", { ...reader, language, name: "மீனாட்சி ".repeat(9) }, payment);
    expect(sms?.template.name).toBe(`payment_acknowledged.${language}`);
    expect(() => sms && requireInstance(sms)).not.toThrow();
  }
});

test("a name that is an address or a number to call stands in no text of the shop", () => {
  for (const [language, unnamed] of [
    ["en", "Dear customer,"],
    ["ta", "அன்புள்ள வாடிக்கையாளர்,"],
    ["hi", "प्रिय ग्राहक,"],
  ] as const)
    for (const name of ["Visit https://evil.example", "evil.рф", "98400 12345"]) {
      const { mail, sms } = paymentText("payment_acknowledged", { ...reader, language, name }, payment);
      expect([mail.split("\n")[0], sms?.text.slice(0, unnamed.length)]).toEqual([unnamed, unnamed]);
      expect(() => sms && requireInstance(sms)).not.toThrow();
    }
});

test("who has no e-mail is told by SMS where to sign in, as far as the address fits", () => {
  for (const language of languages) {
    const write = (email: string) => personalText("client_enrolled", { ...reader, email, language }, null).sms;
    const [withEmail, without] = [write(reader.email), write("")];
    if (withEmail === null || without === null) throw new Error("no SMS");
    const sent = smsBodyOf(without, "https://savings.example.com");
    expect(sent.text).toContain("https://savings.example.com");
    expect(sent.template.name).toBe(`client_enrolled_without_email.${language}`);
    expect(() => requireInstance(sent)).not.toThrow();
    const long = smsBodyOf(without, `https://${"a".repeat(SMS_PLACE_MAX)}.example.com`);
    expect([long, smsBodyOf(withEmail, "https://savings.example.com")]).toEqual([withEmail, withEmail]);
  }
});

test("a formatted mail says what the plain one says, and shows a name as text", () => {
  const closed = bookText(
    "book_closed",
    { ...reader, name: "<b>Eve</b> & sons" },
    { ...payment, number: "GE1", instalments: 11 },
  );
  const { html } = mailBodyOf(closed, "https://thangam.example.com");
  expect(html).toContain('<p style="margin:0 0 14px">Dear &lt;b&gt;Eve&lt;/b&gt; &amp; sons,</p>');
  expect(html).toContain("is closed and takes no more payments");
  expect(html).toMatch(/<a href="https:\/\/thangam\.example\.com"[^>]*>https:\/\/thangam\.example\.com<\/a>/);
  expect(html).not.toMatch(/<b>|<img|<script|<link|url\(/);
});

test("a mail is the shop's: its name, colour and address, as text", () => {
  const shop = { ...unnamedShop, name: "Meenakshi <&> Sons", address: "14, Car Street", phone: "0452 2345678" };
  const book = { ...payment, number: "GE1", instalments: 11 };
  const closed = bookText("book_closed", { ...reader, shop: { ...shop, colour: "#f2c94c" } }, book);
  expect(closed.mail.split("\n\n").at(-1)).toBe("Meenakshi <&> Sons\n14, Car Street\n0452 2345678");
  const { html } = mailBodyOf(closed, "https://thangam.example.com");
  expect(html).toContain("background:#f2c94c;color:#000000");
  expect(html).toContain("Meenakshi &lt;&amp;&gt; Sons</div>");
  expect(html).toContain("14, Car Street<br>0452 2345678<br>");
  expect(`${closed.mail}${html}`).not.toMatch(/Thangam/);
});

test("what a name holds is not taken for a place", () => {
  const { mail } = personalText("recovery_code", { ...reader, name: "{secret} {email}" }, "483920");
  expect(mail).toContain("Dear {secret} {email},");
});

test("a message without the secret it should carry is not written", () => {
  expect(() => personalText("temporary_password", reader, null)).toThrow(/"secret" was not provided/);
});

test.for([
  [
    "rupees on a bill",
    { method: "jewellery_bill" },
    "Rs 6,000.00",
    ["on your jewellery bill B-1", "Your bonus in it: Rs 500.00"],
  ],
  [
    "gold on a voucher",
    { method: "voucher", savedMg: 1_234n, bonusPaise: 0n, bonusMg: 10n },
    "1.244 g of gold",
    ["0.010 g of gold"],
  ],
  ["gold with a bonus in rupees", { method: "voucher", savedMg: 1_234n }, "1.234 g + Rs 500.00", []],
  ["a refund", { method: "refund", savedMg: 1_234n, bonusPaise: 0n }, "Rs 5,500.00", ["without a bonus"]],
] as const)("a settled book tells of %s", ([, given, settled, lines]) => {
  const settlement = {
    reference: "B-1",
    savedPaise: 550_000n,
    savedMg: 0n,
    bonusPaise: 50_000n,
    bonusMg: 0n,
    ...given,
  };
  const { mail, sms } = bookText("book_settled", reader, { ...payment, number: "GE1", instalments: 11, settlement });
  for (const line of [`is settled: ${settled}.`, ...lines]) expect(mail).toContain(line);
  expect(sms?.text).toBe(`Dear Kavitha, your jewel savings book GE1 is settled: ${settled}. Thank you.`);
});
