import { beforeAll, expect, test } from "vitest";
import { jpegOf, pngOf } from "#features/settings/profile/logos.testing.ts";
import { textOfPdf } from "#testing/pdf-text.ts";
import { admin, app } from "./receipts.testing.ts";

const profile = {
  name: "Meenakshi Jewellers",
  address: "14, Car Street, Madurai 625001",
  phone: "0452 2345678",
  gstin: "27AAPFU0939F1ZV",
  colour: "#5b1a2e",
};
let payment: { paymentId: bigint };
let bookNumber: string;

const save = async (more: object = {}) => {
  const version = (await app.db.shopProfile.findFirst())?.version ?? 0;
  expect((await admin.call("saveShopProfile", { ...profile, ...more, version })).status).toBe(200);
};
const receipt = async (paper = "A5") => {
  const answer = await admin.call("printReceipt", { id: String(payment.paymentId), language: "en", paper });
  expect(answer.status).toBe(200);
  return new Uint8Array(answer.body);
};
const hasPicture = (pdf: Uint8Array) => Buffer.from(pdf).toString("latin1").includes("/Subtype /Image");

beforeAll(async () => {
  const book = await app.make.book();
  bookNumber = book.number;
  payment = await app.make.payment({ bookId: book.id });
  await save({ logo: pngOf(96, 48).toString("base64") });
});

test.each(["A5", "80mm"])(
  "a receipt on %s has the shop's name, address, phone, GSTIN and logo at its head",
  async (paper) => {
    const pdf = await receipt(paper);
    const text = await textOfPdf(pdf);
    for (const words of [profile.name, profile.address, profile.phone, `GSTIN ${profile.gstin}`])
      expect(text).toContain(words);
    expect(text).not.toContain("Thangam ");
    expect(hasPicture(pdf)).toBe(true);
  },
);

test("so has a passbook, and a list that is saved", async () => {
  const passbook = await admin.call("printPassbook", { accountno: bookNumber, language: "en" });
  const list = await admin.call("exportClients", { format: "pdf" });
  for (const { body } of [passbook, list]) expect(await textOfPdf(new Uint8Array(body))).toContain(profile.name);
});

test("the receipt that the screen prints has the name, too", async () => {
  const { body } = await admin.call("getReceipt", { id: String(payment.paymentId) });
  expect(body.data[0].sheet.shop).toBe(profile.name);
});

test("a logo that is no picture behind its header never keeps a receipt from being made", async () => {
  await save({ logo: jpegOf(96, 48).toString("base64") });
  const pdf = await receipt();
  expect(await textOfPdf(pdf)).toContain(profile.name);
  expect(hasPicture(pdf)).toBe(false);
  await save({ remove_logo: true });
  expect(hasPicture(await receipt())).toBe(false);
});

test("what a name and an address hold is text on paper", async () => {
  await save({ name: "#1 $x$ *Gold* ~home <b>", address: '#import "x" $ @home' });
  const text = await textOfPdf(await receipt());
  expect(text).toContain("#1 $x$ *Gold* ~home <b>");
  expect(text).toContain('#import "x" $ @home');
});
