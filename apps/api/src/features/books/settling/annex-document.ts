import { partWayCodes } from "@thangam/contracts/books/part-schemas";
import { formatPercent } from "@thangam/contracts/values/percent";
import { counterModeCodes } from "@thangam/contracts/values/payments";
import type { Bill, BillLine } from "@thangam/terms/bill";
import { decodeBill, decodeBillLines } from "@thangam/terms/json/bill-schemas";
import { formatMoment } from "@thangam/texts/format-day";
import { formatRupees } from "@thangam/texts/format-money";
import type { Language } from "@thangam/texts/languages";
import type { DocumentText } from "@thangam/texts/shape";
import { documentGrams, documentText, documentWord } from "#documents/document-texts.ts";
import { tableDocument } from "#documents/table-document.ts";
import { termsOf } from "#features/schemes/index.ts";
import type { AnnexRow } from "./annex-store.ts";
import { confirmationLines } from "./confirmation-lines.ts";
import type { PartRow } from "./part-store.ts";

type Lines = [label: DocumentText, value: string][];

/** What is the same for all parts of a paper. */
interface Paper {
  language: Language;
  savesGold: boolean;
  /** Of the gold that the book saves; of a book in rupees that of a bill which names no other. */
  purity: string;
}

/** The annex to the bill of a settlement, as it is printed: each part with its pieces, and what stays on the book. */
export function annexDocument(
  made: AnnexRow & { settlement: number },
  parts: readonly PartRow[],
  { language, timeZone }: { language: Language; timeZone: string },
) {
  const savesGold = made.accrual === "weight";
  const paper = { language, savesGold, purity: termsOf(made.terms)?.gold?.purity ?? "22K" };
  const text = (said: DocumentText, facts?: Record<string, string>) => documentText(language, said, facts);
  const told: Lines = [
    ["Name", made.clientName],
    ["Chit Scheme", made.schemeName],
    ["Settled on", formatMoment(made.settledAt, timeZone)],
    ...(made.settledBy === null ? [] : ([["Settled by", made.settledBy]] satisfies Lines)),
    ...confirmationLines(
      { ...made, by: made.confirmedBy, paper: made.identityPaper, paperEnd: made.identityPaperEnd },
      language,
    ),
  ];
  return {
    language,
    title: text("Annex {number}/{settlement}", { number: made.bookNumber, settlement: String(made.settlement) }),
    paper: "a4",
    facts: labelled(told, language),
    parts: parts.map((part) => partOf(part, paper)),
    rest: labelled([["Stays on the book", restOf(made, paper)]], language),
    signature: made.handedTo === null ? null : text("Signature of {name}", { name: made.handedTo }),
    notice: text("An annex to the bill, not a tax invoice."),
  };
}

function labelled(lines: Lines, language: Language) {
  return lines.map(([label, value]) => ({ label: documentText(language, label), value }));
}

function restOf({ leftPaise, leftMg }: AnnexRow, { language, savesGold }: Paper): string {
  if (leftPaise === 0n && leftMg === 0n) return documentText(language, "Nothing: the book is settled.");
  if (!savesGold) return formatRupees(leftPaise);
  const weight = documentGrams(leftMg, language);
  return documentText(language, "{weight}, for {amount} paid in", { weight, amount: formatRupees(leftPaise) });
}

function partOf(row: PartRow, paper: Paper) {
  const { language } = paper;
  const way = documentWord(language, partWayCodes.phraseOf(row.way));
  const mode = row.mode === null ? "" : `, ${documentWord(language, counterModeCodes.phraseOf(row.mode))}`;
  const bill = row.bill === null ? null : decodeBill(row.bill);
  return {
    heading: [`${row.part}.`, `${way}${mode}`, row.reference].filter((word) => word !== null).join(" "),
    pieces: bill === null ? null : piecesOf(decodeBillLines(row.lines ?? []), bill, language),
    lines: labelled(bill === null ? givenLines(row, paper) : billLines(row, bill, paper), language),
  };
}

/** What the part took of the book, and what the client got for it. */
function givenLines(row: PartRow, { language, savesGold }: Paper): Lines {
  const bonus = [
    ...(row.bonusMg === 0n ? [] : [documentGrams(row.bonusMg, language)]),
    ...(row.bonusPaise === 0n ? [] : [formatRupees(row.bonusPaise)]),
  ];
  const worth: DocumentText = row.way === "refund" ? "Paid back" : "Pays for";
  return [
    ["Of the savings", savesGold ? documentGrams(row.mg, language) : formatRupees(row.paise)],
    ...(bonus.length === 0 ? [] : ([["Bonus", bonus.join(" + ")]] satisfies Lines)),
    ...(row.deductedPaise === 0n ? [] : ([["Kept back", formatRupees(row.deductedPaise)]] satisfies Lines)),
    ...(row.worthPaise === null ? [] : ([[worth, formatRupees(row.worthPaise)]] satisfies Lines)),
  ];
}

function billLines(row: PartRow, bill: Bill, paper: Paper): Lines {
  const { ratePaisePerGram: rate, toPayPaise } = row;
  const purity = row.purity ?? paper.purity;
  const perGram = rate === null ? "" : `${formatRupees(rate)}, ${purity}`;
  return [
    ...(rate === null ? [] : ([["Gold rate per gram", perGram]] satisfies Lines)),
    ["The bill", formatRupees(bill.paise)],
    ...(bill.taxPaise === null ? [] : ([["Tax, beside it", formatRupees(bill.taxPaise)]] satisfies Lines)),
    ...givenLines(row, paper),
    ...(toPayPaise === null ? [] : ([["Paid besides", formatRupees(toPayPaise)]] satisfies Lines)),
  ];
}

/** The pieces of a bill: each with its price, what the benefit takes off it, and what is left to pay for it. */
function piecesOf(lines: readonly BillLine[], bill: Bill, language: Language) {
  const column = (heading: DocumentText, isFigure = true) => ({
    heading: documentText(language, heading),
    isFigure,
    isWide: !isFigure,
  });
  const columns = [
    column("Piece", false),
    column("Weight"),
    column("Value addition"),
    column("Stones"),
    column("Price"),
    column("Covered by the savings"),
    column("Taken off"),
    column("To pay"),
  ];
  const rows = bill.lines.map(({ coveredMg, fullPaise, offPaise, paise }, at) => {
    const line = lines[at];
    return [
      ...(line === undefined ? ["", "", "", ""] : typedOf(line, language)),
      formatRupees(fullPaise),
      documentGrams(coveredMg, language),
      formatRupees(offPaise),
      formatRupees(paise),
    ];
  });
  const sums = [bill.fullPaise, null, bill.offPaise, bill.paise];
  const totals = [
    documentText(language, "Total"),
    "",
    "",
    "",
    ...sums.map((sum) => (sum === null ? "" : formatRupees(sum))),
  ];
  return { ...tableDocument(columns, rows), totals };
}

/** "Ring (diamond)", "2.000 g", "22 %", "₹ 1,000.00" */
function typedOf({ item, kind, weightMg, va, stonePaise = 0n }: BillLine, language: Language): string[] {
  return [
    kind === undefined ? item : `${item} (${kind})`,
    documentGrams(weightMg, language),
    "percent" in va
      ? `${formatPercent(va.percent)}\u00a0%`
      : documentText(language, "{amount} a gram", { amount: formatRupees(va.paisePerGram) }),
    formatRupees(stonePaise),
  ];
}
