import { amountInWords } from "#documents/amount-in-words.ts";
import * as paper from "#documents/paper-texts.ts";
import type { Language, PaperWord } from "#documents/paper-texts.ts";
import type { Services } from "#kernel/handler.ts";
import { receiptCode } from "./receipt-code.ts";
import type { ReceiptRow } from "./receipt-store.ts";

type SheetServices = Pick<Services, "secrets" | "timeZone" | "publicUrl">;

/** What stands on the paper of a receipt, word for word: on the screen, printed from it, and in the PDF. */
export function receiptSheet(row: ReceiptRow, language: Language, services: SheetServices) {
  const text = (word: PaperWord, facts?: Record<string, string>) => paper.paperText(language, word, facts);
  const code = receiptCode(services.secrets, row.receipt_number);
  const isVoid = row.refunded_at !== null;
  return {
    language,
    shop: "Thangam",
    title: text("Receipt {number}", { number: row.receipt_number }),
    amount: paper.rupeesOnPaper(row.amount_paise),
    amountInWords: amountInWords(row.amount_paise, language),
    lines: linesOf(row, language, services.timeZone).map(([label, value]) => ({ label: text(label), value })),
    voidMark: isVoid ? text("VOID") : null,
    notice: text("Received as an advance, not a tax invoice."),
    codeHint: text("Scan to see whether this receipt is genuine."),
    verifyUrl: `${services.publicUrl}/verify/${code}`,
  };
}

function linesOf(row: ReceiptRow, language: Language, timeZone: string): [label: PaperWord, value: string][] {
  const { weight_mg: weightMg, rate_paise: ratePaise, refunded_at: refundedAt, transaction_number: number } = row;
  const lines: [PaperWord, string | null][] = [
    ["Date", paper.momentOnPaper(row.paid_at, timeZone)],
    ["Received from", row.client_name],
    ["Book Number", row.book_number],
    ["Chit Scheme", row.scheme_name],
    ["Instalment", paper.instalmentsOnPaper(row.instalment_number, row.instalment_count, language)],
    ["Paid by", [paper.paperWord(language, row.mode), ...(number === null ? [] : [number])].join(", ")],
    ["Gold rate per gram", weightMg === null || ratePaise === null ? null : paper.rupeesOnPaper(ratePaise)],
    ["Gold credited", weightMg === null ? null : paper.gramsOnPaper(weightMg, language)],
    ["Saved so far", paper.rupeesOnPaper(row.paid_total_paise)],
    ["Gold so far", weightMg === null ? null : paper.gramsOnPaper(row.weight_total_mg, language)],
    ["Refunded on", refundedAt === null ? null : paper.momentOnPaper(refundedAt, timeZone)],
  ];
  return lines.flatMap(([label, value]) => (value === null ? [] : [[label, value] satisfies [PaperWord, string]]));
}
