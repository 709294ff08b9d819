import { amountInWords } from "@thangam/texts/amount-in-words";
import { textsOf } from "@thangam/texts/server";
import { formatMoment } from "@thangam/texts/format-day";
import { formatRupees } from "@thangam/texts/format-money";
import { documentGrams, documentInstalments, documentText, documentWord } from "#documents/document-texts.ts";
import { addressLines } from "#documents/letterhead.ts";
import type { Language } from "@thangam/texts/languages";
import type { DocumentText } from "@thangam/texts/shape";
import type { Services } from "#kernel/handler.ts";
import { brochureDocument } from "./brochure-document.ts";
import { receiptCode } from "./receipt-code.ts";
import type { Receipt } from "./receipt-store.ts";

type SheetServices = Pick<Services, "secrets" | "timeZone" | "publicUrl">;

/** What stands on the paper of a receipt, word for word: on the screen, printed from it, and in the PDF. */
export async function receiptSheet(receipt: Receipt, language: Language, services: SheetServices) {
  const text = (word: DocumentText, facts?: Record<string, string>) => documentText(language, word, facts);
  const code = receiptCode(services.secrets, receipt.receiptNumber);
  const isVoid = receipt.refundedAt !== null;
  return {
    language,
    ...(receipt.branchName !== null && { branchLines: branchLines(receipt, receipt.branchName) }),
    title: text("Receipt {number}", { number: receipt.receiptNumber }),
    amount: formatRupees(receipt.amountPaise),
    amountInWords: amountInWords(receipt.amountPaise, textsOf(language)),
    lines: linesOf(receipt, language, services.timeZone).map(([label, value]) => ({ label: text(label), value })),
    voidMark: isVoid ? text("VOID") : null,
    brochure: await brochureDocument({ ...receipt, ratePaisePerGram: receipt.dayRatePaise, isToday: false }, language),
    notice: text("Received as an advance, not a tax invoice."),
    codeHint: text("Scan to see whether this receipt is genuine."),
    verifyUrl: `${services.publicUrl}/verify/${code}`,
  };
}

/** The branch that took the money, at the head in place of the shop's address. */
function branchLines(
  { branchAddress: address, branchPhone: phone, branchGstin: gstin }: Receipt,
  name: string,
): string[] {
  return [name, ...addressLines({ address, phone, gstin })];
}

function linesOf(receipt: Receipt, language: Language, timeZone: string): [label: DocumentText, value: string][] {
  const { weightMg, ratePaisePerGram, refundedAt, transactionNumber: number } = receipt;
  const lines: [DocumentText, string | null][] = [
    ["Date", formatMoment(receipt.paidAt, timeZone)],
    ["Received from", receipt.clientName],
    ["Book Number", receipt.bookNumber],
    ["Chit Scheme", receipt.schemeName],
    ["Instalment", documentInstalments(receipt.instalmentNumber, receipt.instalmentCount, language)],
    ["Paid by", [documentWord(language, receipt.mode), ...(number === null ? [] : [number])].join(", ")],
    ["Gold rate per gram", weightMg === null || ratePaisePerGram === null ? null : formatRupees(ratePaisePerGram)],
    ["Gold credited", weightMg === null ? null : documentGrams(weightMg, language)],
    ["Saved so far", formatRupees(receipt.paidTotalPaise)],
    ["Gold so far", weightMg === null ? null : documentGrams(receipt.weightTotalMg, language)],
    ["Refunded on", refundedAt === null ? null : formatMoment(refundedAt, timeZone)],
  ];
  return lines.flatMap(([label, value]) => (value === null ? [] : [[label, value] satisfies [DocumentText, string]]));
}
