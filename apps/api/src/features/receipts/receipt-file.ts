import { languages } from "@thangam/contracts/values/languages";
import { qrCodeSvg } from "#documents/qr-code.ts";
import type { Language } from "#documents/paper-texts.ts";
import type { Services } from "#kernel/handler.ts";
import type { Database } from "#platform/database/db.ts";
import { word } from "#platform/word.ts";
import { receiptSheet } from "./receipt-sheet.ts";
import { receiptOfPayment } from "./receipt-store.ts";
import type { ReceiptRow } from "./receipt-store.ts";

type ReceiptServices = Pick<Services, "pdf" | "secrets" | "timeZone" | "publicUrl">;

/** A receipt as a PDF; in its client's language unless another is asked for. */
export async function receiptFile(
  row: ReceiptRow,
  { paper, language, now }: { paper: string; language?: Language | undefined; now: Date },
  services: ReceiptServices,
): Promise<{ name: string; content: Uint8Array }> {
  const sheet = receiptSheet(row, language ?? word(row.language, languages), services);
  const content = await services.pdf.render("receipt", { ...sheet, paper, code: qrCodeSvg(sheet.verifyUrl) }, now);
  return { name: `receipt-${row.receipt_number}.pdf`, content };
}

/** The receipt that goes with the news of a credited payment; null when it has none. */
export async function receiptToMail(db: Database, paymentId: bigint, now: Date, services: ReceiptServices) {
  const row = await receiptOfPayment(db, paymentId);
  return row === undefined ? null : receiptFile(row, { paper: "A5", now }, services);
}
