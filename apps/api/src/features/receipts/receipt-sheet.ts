import { amountInWords } from "#documents/amount-in-words.ts";
import * as paper from "#documents/paper-texts.ts";
import type { Language, PaperWord } from "#documents/paper-texts.ts";
import type { Services } from "#kernel/handler.ts";
import { receiptCode } from "./receipt-code.ts";
import type { Receipt } from "./receipt-store.ts";

type SheetServices = Pick<Services, "secrets" | "timeZone" | "publicUrl">;

/** What stands on the paper of a receipt, word for word: on the screen, printed from it, and in the PDF. */
export function receiptSheet(receipt: Receipt, language: Language, services: SheetServices) {
  const text = (word: PaperWord, facts?: Record<string, string>) => paper.paperText(language, word, facts);
  const code = receiptCode(services.secrets, receipt.receiptNumber);
  const isVoid = receipt.refundedAt !== null;
  return {
    language,
    shop: "Thangam",
    title: text("Receipt {number}", { number: receipt.receiptNumber }),
    amount: paper.rupeesOnPaper(receipt.amountPaise),
    amountInWords: amountInWords(receipt.amountPaise, language),
    lines: linesOf(receipt, language, services.timeZone).map(([label, value]) => ({ label: text(label), value })),
    voidMark: isVoid ? text("VOID") : null,
    notice: text("Received as an advance, not a tax invoice."),
    codeHint: text("Scan to see whether this receipt is genuine."),
    verifyUrl: `${services.publicUrl}/verify/${code}`,
  };
}

function linesOf(receipt: Receipt, language: Language, timeZone: string): [label: PaperWord, value: string][] {
  const { weightMg, ratePaisePerGram, refundedAt, transactionNumber: number } = receipt;
  const lines: [PaperWord, string | null][] = [
    ["Date", paper.momentOnPaper(receipt.paidAt, timeZone)],
    ["Received from", receipt.clientName],
    ["Book Number", receipt.bookNumber],
    ["Chit Scheme", receipt.schemeName],
    ["Instalment", paper.instalmentsOnPaper(receipt.instalmentNumber, receipt.instalmentCount, language)],
    ["Paid by", [paper.paperWord(language, receipt.mode), ...(number === null ? [] : [number])].join(", ")],
    [
      "Gold rate per gram",
      weightMg === null || ratePaisePerGram === null ? null : paper.rupeesOnPaper(ratePaisePerGram),
    ],
    ["Gold credited", weightMg === null ? null : paper.gramsOnPaper(weightMg, language)],
    ["Saved so far", paper.rupeesOnPaper(receipt.paidTotalPaise)],
    ["Gold so far", weightMg === null ? null : paper.gramsOnPaper(receipt.weightTotalMg, language)],
    ["Refunded on", refundedAt === null ? null : paper.momentOnPaper(refundedAt, timeZone)],
  ];
  return lines.flatMap(([label, value]) => (value === null ? [] : [[label, value] satisfies [PaperWord, string]]));
}
