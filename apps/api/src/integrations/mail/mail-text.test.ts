import { expect, test } from "vitest";
import { mailText } from "./mail-text.ts";

const mail = {
  id: "00000012-payment_acknowledged",
  to: { name: "Kavitha", address: "kavitha@example.com" },
  subject: "Payment received",
  text: "Dear Kavitha,\n\nThank you.",
  html: "<p>Dear Kavitha,</p>\n<p>Thank you.</p>",
  attachments: [],
  writtenAt: new Date("2026-05-04T05:30:00.000Z"),
};

test("a mail is headers and its words, plain and formatted, each line ended as mail ends lines", () => {
  expect(mailText(mail).split("\r\n")).toEqual([
    "Date: Mon, 04 May 2026 05:30:00 +0000",
    "From: Thangam <no-reply@thangam.invalid>",
    "To: Kavitha <kavitha@example.com>",
    "Subject: Payment received",
    "Message-ID: <00000012-payment_acknowledged@thangam.invalid>",
    "MIME-Version: 1.0",
    "Auto-Submitted: auto-generated",
    'Content-Type: multipart/alternative; boundary="=_alternative_00000012-payment_acknowledged"',
    "",
    "--=_alternative_00000012-payment_acknowledged",
    "Content-Type: text/plain; charset=utf-8",
    "Content-Transfer-Encoding: 8bit",
    "",
    "Dear Kavitha,",
    "",
    "Thank you.",
    "--=_alternative_00000012-payment_acknowledged",
    "Content-Type: text/html; charset=utf-8",
    "Content-Transfer-Encoding: 8bit",
    "",
    "<p>Dear Kavitha,</p>",
    "<p>Thank you.</p>",
    "--=_alternative_00000012-payment_acknowledged--",
    "",
  ]);
});

test("a PDF goes with it whole", () => {
  const content = Buffer.from(Array.from({ length: 300 }, (_, n) => n % 256));
  const text = mailText({ ...mail, attachments: [{ name: "receipt-R1.pdf", content }] });
  expect(text).toContain('Content-Type: multipart/mixed; boundary="=_mixed_00000012-payment_acknowledged"\r\n');
  expect(text).toContain('Content-Disposition: attachment; filename="receipt-R1.pdf"\r\n');
  const [, body = ""] = /base64\r\n\r\n([\s\S]+?)\r\n--=_mixed/.exec(text) ?? [];
  expect(Buffer.from(body, "base64")).toEqual(content);
  expect(Math.max(...body.split("\r\n").map((line) => line.length))).toBe(76);
});

test("a name cannot add headers of its own", () => {
  const text = mailText({ ...mail, to: { ...mail.to, name: "Eve\r\nBcc: all@example.com" } });
  expect(text.split("\r\n").filter((line) => line.startsWith("Bcc"))).toEqual([]);
});

test("a long name in another script is split between characters, and comes back whole", () => {
  const name = "மீனாட்சி சுந்தரம் ".repeat(6).trim();
  const header = /To: ([\s\S]*?) </.exec(mailText({ ...mail, to: { ...mail.to, name } }))?.[1] ?? "";
  const words = header.split("\r\n ");
  for (const word of words) expect(word.length).toBeLessThanOrEqual(75);
  const decoded = words.map((word) => Buffer.from(/=\?utf-8\?B\?(.*)\?=/.exec(word)?.[1] ?? "", "base64").toString());
  expect(decoded.join("")).toBe(name);
  expect(decoded.join("")).not.toContain("\ufffd");
});
