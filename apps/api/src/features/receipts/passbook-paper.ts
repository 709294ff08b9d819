import { languages } from "@thangam/contracts/values/languages";
import { formatGrams } from "@thangam/contracts/values/money";
import * as paper from "#documents/paper-texts.ts";
import type { Language, PaperWord } from "#documents/paper-texts.ts";
import { word } from "#platform/word.ts";
import type { PassbookEntryRow, PassbookRow } from "./passbook-store.ts";

/** The passbook of a book as it is printed. */
export function passbookPaper(
  book: PassbookRow,
  entries: readonly PassbookEntryRow[],
  { language: chosen, now, timeZone }: { language: Language | undefined; now: Date; timeZone: string },
) {
  const language = chosen ?? word(book.language, languages);
  const text = (said: PaperWord, facts?: Record<string, string>) => paper.paperText(language, said, facts);
  const savesGold = book.accrual === "weight";
  const figure = (heading: PaperWord) => ({ heading: text(heading), isFigure: true, isWide: false });
  const words = (heading: PaperWord, isWide = false) => ({ heading: text(heading), isFigure: false, isWide });
  return {
    language,
    shop: "Thangam",
    title: text("Passbook {number}", { number: book.number }),
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
      paper.rupeesOnPaper(book.paid_paise),
      ...(savesGold ? ["", paper.gramsOnPaper(book.weight_mg, language)] : []),
    ],
    notice: text("Received as an advance, not a tax invoice."),
    footer: text("Printed on {moment}", { moment: paper.momentOnPaper(now, timeZone) }),
  };
}

function factsOf(book: PassbookRow, language: Language, timeZone: string) {
  const facts: [PaperWord, string][] = [
    ["Name", book.client_name],
    ["Chit Scheme", book.scheme_name],
    ["Amount of the book", paper.rupeesOnPaper(book.amount_paise)],
    ["Opened on", paper.dayOnPaper(book.opened_on)],
    ["Status", paper.paperWord(language, book.status)],
    [
      "Instalments",
      paper.paperText(language, "{paid} of {all}", {
        paid: String(book.instalments_paid),
        all: String(book.instalments),
      }),
    ],
  ];
  if (book.settled_at !== null) facts.push(...settlementFacts(book, language, timeZone));
  return facts.map(([label, value]) => ({ label: paper.paperText(language, label), value }));
}

/** "Jewellery bill B-118", "Refund, Cash" */
function settlementFacts(book: PassbookRow, language: Language, timeZone: string): [PaperWord, string][] {
  const way = paper.paperWord(language, book.settled_way ?? "");
  const mode = book.settled_mode === null ? "" : `, ${paper.paperWord(language, book.settled_mode)}`;
  const settledAt = book.settled_at === null ? "" : paper.momentOnPaper(book.settled_at, timeZone);
  return [
    ["Settled by way of", [`${way}${mode}`, book.settled_reference].filter(Boolean).join(" ")],
    ["Settled on", settledAt],
    ...(book.settled_by === null ? [] : ([["Settled by", book.settled_by]] satisfies [PaperWord, string][])),
  ];
}

function rowOf(entry: PassbookEntryRow, language: Language, savesGold: boolean): string[] {
  return [
    paper.dayOnPaper(entry.business_day),
    particularsOf(entry, language),
    entry.receipt_number ?? "",
    paper.rupeesOnPaper(entry.paise),
    paper.rupeesOnPaper(entry.paid_total_paise),
    ...(savesGold ? [formatGrams(entry.mg), formatGrams(entry.weight_total_mg)] : []),
  ];
}

/** "Instalment 3, Cash", "Reversal: instalment 3, Cash" */
function particularsOf(entry: PassbookEntryRow, language: Language): string {
  const parts = entry.kind === "Receipt" ? [] : [paper.paperWord(language, entry.kind)];
  if (entry.instalment_number !== null) {
    const numbers = paper.instalmentsOnPaper(entry.instalment_number, entry.instalment_count, language);
    parts.push(`${paper.paperText(language, "Instalment")} ${numbers}`);
  }
  if (entry.mode !== null) parts.push(paper.paperWord(language, entry.mode));
  return parts.join(", ");
}
