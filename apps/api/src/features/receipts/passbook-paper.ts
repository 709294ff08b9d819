import { formatGrams } from "@thangam/contracts/values/money";
import * as paper from "#documents/paper-texts.ts";
import type { Language, PaperWord } from "#documents/paper-texts.ts";
import type { PassbookEntry, Passbook } from "./passbook-store.ts";

/** The passbook of a book as it is printed. */
export function passbookPaper(
  book: Passbook,
  entries: readonly PassbookEntry[],
  { language: chosen, now, timeZone }: { language: Language | undefined; now: Date; timeZone: string },
) {
  const language = chosen ?? book.language;
  const text = (said: PaperWord, facts?: Record<string, string>) => paper.paperText(language, said, facts);
  const savesGold = book.accrual === "weight";
  const figure = (heading: PaperWord) => ({ heading: text(heading), isFigure: true, isWide: false });
  const words = (heading: PaperWord, isWide = false) => ({ heading: text(heading), isFigure: false, isWide });
  return {
    language,
    shop: "Thangam",
    title: text("Passbook {number}", { number: book.bookNumber }),
    paper: "a5",
    flipped: savesGold,
    facts: factsOf(book, language, timeZone),
    columns: [
      words("Date"),
      words("Particulars", true),
      words("Receipt"),
      figure("Amount"),
      figure("Balance"),
      ...(savesGold ? [figure("Gold"), figure("Gold balance")] : []),
    ],
    rows: entries.map((entry) => rowOf(entry, language, savesGold)),
    totals: [
      "",
      text("Total"),
      "",
      "",
      paper.rupeesOnPaper(book.paidTotalPaise),
      ...(savesGold ? ["", paper.gramsOnPaper(book.weightTotalMg, language)] : []),
    ],
    notice: text("Received as an advance, not a tax invoice."),
    footer: text("Printed on {moment}", { moment: paper.momentOnPaper(now, timeZone) }),
  };
}

function factsOf(book: Passbook, language: Language, timeZone: string) {
  const facts: [PaperWord, string][] = [
    ["Name", book.clientName],
    ["Chit Scheme", book.schemeName],
    ["Amount of the book", paper.rupeesOnPaper(book.bookAmountPaise)],
    ["Opened on", paper.dayOnPaper(book.openedOn)],
    ["Status", paper.paperWord(language, book.status)],
    [
      "Instalments",
      paper.paperText(language, "{paid} of {all}", {
        paid: String(book.instalmentsPaid),
        all: String(book.instalments),
      }),
    ],
  ];
  if (book.settledAt !== null) facts.push(...settlementFacts(book, language, timeZone));
  return facts.map(([label, value]) => ({ label: paper.paperText(language, label), value }));
}

/** "Jewellery bill B-118", "Refund, Cash" */
function settlementFacts(book: Passbook, language: Language, timeZone: string): [PaperWord, string][] {
  const way = paper.paperWord(language, book.settledWay ?? "");
  const mode = book.settledMode === null ? "" : `, ${paper.paperWord(language, book.settledMode)}`;
  const settledAt = book.settledAt === null ? "" : paper.momentOnPaper(book.settledAt, timeZone);
  return [
    ["Settled by way of", [`${way}${mode}`, book.settledReference].filter(Boolean).join(" ")],
    ["Settled on", settledAt],
    ...(book.settledBy === null ? [] : ([["Settled by", book.settledBy]] satisfies [PaperWord, string][])),
  ];
}

function rowOf(entry: PassbookEntry, language: Language, savesGold: boolean): string[] {
  return [
    paper.dayOnPaper(entry.day),
    particularsOf(entry, language),
    entry.receiptNumber ?? "",
    paper.rupeesOnPaper(entry.amountPaise),
    paper.rupeesOnPaper(entry.paidTotalPaise),
    ...(savesGold ? [formatGrams(entry.weightMg), formatGrams(entry.weightTotalMg)] : []),
  ];
}

/** "Instalment 3, Cash", "Reversal: instalment 3, Cash" */
function particularsOf(entry: PassbookEntry, language: Language): string {
  const parts = entry.kind === "Receipt" ? [] : [paper.paperWord(language, entry.kind)];
  if (entry.instalmentNumber !== null) {
    const numbers = paper.instalmentsOnPaper(entry.instalmentNumber, entry.instalmentCount, language);
    parts.push(`${paper.paperText(language, "Instalment")} ${numbers}`);
  }
  if (entry.mode !== null) parts.push(paper.paperWord(language, entry.mode));
  return parts.join(", ");
}
