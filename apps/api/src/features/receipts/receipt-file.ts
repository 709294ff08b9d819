import type { Language } from "@thangam/texts/languages";
import { qrCodeSvg } from "#documents/qr-code.ts";
import type { Services } from "#kernel/handler.ts";
import type { Database } from "#platform/database/db.ts";
import { receiptSheet } from "./receipt-sheet.ts";
import { receiptOfPayment } from "./receipt-store.ts";
import type { Receipt } from "./receipt-store.ts";

type ReceiptServices = Pick<Services, "pdf" | "secrets" | "timeZone" | "publicUrl">;

/** A receipt as a PDF; in its client's language unless another is asked for. */
export async function receiptFile(
  receipt: Receipt,
  { paper, language, now }: { paper: string; language?: Language | undefined; now: Date },
  services: ReceiptServices,
): Promise<{ name: string; content: Uint8Array }> {
  const sheet = await receiptSheet(receipt, language ?? receipt.language, services);
  const content = await services.pdf.render("receipt", { ...sheet, paper, code: qrCodeSvg(sheet.verifyUrl) }, now);
  return { name: `receipt-${receipt.receiptNumber}.pdf`, content };
}

/** The receipt that goes with the news of a credited payment; null when it has none. */
export async function receiptToMail(db: Database, paymentId: bigint, now: Date, services: ReceiptServices) {
  const receipt = await receiptOfPayment(db, paymentId);
  return receipt === undefined ? null : receiptFile(receipt, { paper: "A5", now }, services);
}
