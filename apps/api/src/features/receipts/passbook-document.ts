import { settlementMethodCodes } from "@thangam/contracts/books/settlement-schemas";
import { counterModeCodes } from "@thangam/contracts/values/payments";
import { formatDay, formatMoment } from "@thangam/texts/format-day";
import { formatGrams, formatRupees } from "@thangam/texts/format-money";
import { documentGrams, documentInstalments, documentText, documentWord } from "#documents/document-texts.ts";
import { confirmationLines } from "#features/books/index.ts";
import { tableDocument } from "#documents/table-document.ts";
import type { Language } from "@thangam/texts/languages";
import type { DocumentText } from "@thangam/texts/shape";
import { brochureDocument } from "./brochure-document.ts";
import type { PassbookEntry, Passbook } from "./passbook-store.ts";

interface Printing {
  language: Language | undefined;
  now: Date;
  timeZone: string;
  /** The fingerprint of the key that seals the books; null where nothing was sealed yet. */
  sealKey: string | null;
}

/** The passbook of a book as it is printed. */
export async function passbookDocument(
  book: Passbook,
  entries: readonly PassbookEntry[],
  { language: chosen, now, timeZone, sealKey }: Printing,
) {
  const language = chosen ?? book.language;
  const text = (said: DocumentText, facts?: Record<string, string>) => documentText(language, said, facts);
  const savesGold = book.accrual === "weight";
  const figure = (heading: DocumentText) => ({ heading: text(heading), isFigure: true, isWide: false });
  const words = (heading: DocumentText, isWide = false) => ({ heading: text(heading), isFigure: false, isWide });
  return {
    language,
    title: text("Passbook {number}", { number: book.bookNumber }),
    paper: "a5",
    flipped: savesGold,
    facts: factsOf(book, language, timeZone, sealKey),
    ...tableDocument(
      [
        words("Date"),
        words("Particulars", true),
        words("Receipt"),
        figure("Amount"),
        figure("Balance"),
        ...(savesGold ? [figure("Gold"), figure("Gold balance")] : []),
      ],
      entries.map((entry) => rowOf(entry, language, savesGold)),
    ),
    totals: [
      "",
      text("Total"),
      "",
      "",
      formatRupees(book.paidTotalPaise),
      ...(savesGold ? ["", documentGrams(book.weightTotalMg, language)] : []),
    ],
    signature: book.settledHandedTo === null ? null : text("Signature of {name}", { name: book.settledHandedTo }),
    brochure: await brochureDocument(
      { ...book, instalmentPaise: book.bookAmountPaise, joinedOn: book.openedOn, isToday: true },
      language,
    ),
    notice: text("Received as an advance, not a tax invoice."),
    footer: text("Printed on {moment}", { moment: formatMoment(now, timeZone) }),
  };
}

function factsOf(book: Passbook, language: Language, timeZone: string, sealKey: string | null) {
  const facts: [DocumentText, string][] = [
    ["Name", book.clientName],
    ["Chit Scheme", book.schemeName],
    ["Amount of the book", formatRupees(book.bookAmountPaise)],
    ["Opened on", formatDay(book.openedOn)],
    ["Status", documentWord(language, book.status)],
    [
      "Instalments",
      documentText(language, "{paid} of {all}", {
        paid: String(book.instalmentsPaid),
        all: String(book.instalments),
      }),
    ],
  ];
  facts.push(...nomineeFacts(book, language));
  if (book.settledAt !== null) facts.push(...settlementFacts(book, language, timeZone));
  // Whoever checks a statement without the shop has it from here.
  if (sealKey !== null) facts.push(["Key of the seals", sealKey]);
  return facts.map(([label, value]) => ({ label: documentText(language, label), value }));
}

/** "Kavitha Raman, Wife"; "Ravi, Son, 50 %, Guardian: Kavitha Raman": a line for each. */
function nomineeFacts({ nominees }: Passbook, language: Language): [DocumentText, string][] {
  return nominees.map(({ name, relation, sharePercent, guardian }) => {
    const share = sharePercent === 100 ? [] : [`${sharePercent} %`];
    const forMinor = guardian === null ? [] : [`${documentText(language, "Guardian")}: ${guardian}`];
    return ["Nominee", [name, documentWord(language, relation), ...share, ...forMinor].join(", ")];
  });
}

/** "Jewellery bill B-118", "Refund, Cash" */
function settlementFacts(book: Passbook, language: Language, timeZone: string): [DocumentText, string][] {
  const { settledMethod, settledMode } = book;
  const method = settledMethod === null ? "" : documentWord(language, settlementMethodCodes.phraseOf(settledMethod));
  const mode = settledMode === null ? "" : `, ${documentWord(language, counterModeCodes.phraseOf(settledMode))}`;
  const settledAt = book.settledAt === null ? "" : formatMoment(book.settledAt, timeZone);
  return [
    ...amountFacts(book, language),
    ["Settled by way of", [`${method}${mode}`, book.settledReference].filter(Boolean).join(" ")],
    ["Settled on", settledAt],
    ...(book.settledBy === null ? [] : ([["Settled by", book.settledBy]] satisfies [DocumentText, string][])),
    ...confirmationLines(
      {
        by: book.settledConfirmedBy,
        paper: book.settledIdentityPaper,
        paperEnd: book.settledIdentityPaperEnd,
        handedTo: book.settledHandedTo,
      },
      language,
    ),
  ];
}

/** What the client got and signs for: rupees, or the gold of a book that saved gold, and its bonus in rupees. */
function amountFacts(book: Passbook, language: Language): [DocumentText, string][] {
  const { settledMethod, settledSavedMg: savedMg, settledSavedPaise: savedPaise } = book;
  const [bonusPaise, bonusMg] = [book.settledBonusPaise ?? 0n, book.settledBonusMg ?? 0n];
  if (settledMethod === "refund" || savedMg === null || savedMg === 0n)
    return [["Settled amount", formatRupees((savedPaise ?? 0n) + bonusPaise - (book.settledDeductedPaise ?? 0n))]];
  const gold: [DocumentText, string] = ["Settled gold", documentGrams(savedMg + bonusMg, language)];
  return bonusPaise === 0n ? [gold] : [gold, ["Bonus", formatRupees(bonusPaise)]];
}

function rowOf(entry: PassbookEntry, language: Language, savesGold: boolean): string[] {
  return [
    formatDay(entry.day),
    particularsOf(entry, language),
    entry.receiptNumber ?? "",
    formatRupees(entry.amountPaise),
    formatRupees(entry.paidTotalPaise),
    ...(savesGold ? [formatGrams(entry.weightMg), formatGrams(entry.weightTotalMg)] : []),
  ];
}

/** "Instalment 3, Cash", "Reversal: instalment 3, Cash" */
function particularsOf(entry: PassbookEntry, language: Language): string {
  const parts = entry.kind === "Receipt" ? [] : [documentWord(language, wordOfKind[entry.kind] ?? entry.kind)];
  if (entry.instalmentNumber !== null) {
    const numbers = documentInstalments(entry.instalmentNumber, entry.instalmentCount, language);
    parts.push(`${documentText(language, "Instalment")} ${numbers}`);
  }
  if (entry.mode !== null) parts.push(documentWord(language, entry.mode));
  if (entry.paidOn !== null) parts.push(documentText(language, "paid on {day}", { day: formatDay(entry.paidOn) }));
  return parts.join(", ");
}

const wordOfKind: Readonly<Partial<Record<PassbookEntry["kind"], string>>> = {
  Deduction: "Kept back",
  GoldReckoned: "Gold of the terms",
};
