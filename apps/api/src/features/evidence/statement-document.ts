import { bookStatusCodes } from "@thangam/contracts/books/schemas";
import type { BookFigures, Line } from "@thangam/evidence/leaf";
import { parseNote, writtenKeyId } from "@thangam/evidence/note";
import type { Statement } from "@thangam/evidence/statement";
import { formatDay, formatMoment } from "@thangam/texts/format-day";
import { formatGrams, formatRupees } from "@thangam/texts/format-money";
import type { Language } from "@thangam/texts/languages";
import type { DocumentText } from "@thangam/texts/shape";
import { milligrams, paise } from "@thangam/contracts/values/money";
import { documentGrams, documentText, documentWord } from "#documents/document-texts.ts";
import { tableDocument } from "#documents/table-document.ts";

interface Printing {
  language: Language;
  now: Date;
  timeZone: string;
  /** Where a statement is checked. */
  url: string;
}

const rupees = (digits: string) => formatRupees(paise(BigInt(digits)));
const grams = (digits: string) => formatGrams(milligrams(BigInt(digits)));

/** A statement as it is printed: what was sealed, when, and by which key. */
export function statementDocument(statement: Statement, book: BookFigures, { language, now, timeZone, url }: Printing) {
  const text = (said: DocumentText, facts?: Record<string, string>) => documentText(language, said, facts);
  const savesGold = statement.lines.some(({ mg }) => mg !== "0");
  const column = (heading: DocumentText, isFigure = false, isWide = false) => ({
    heading: text(heading),
    isFigure,
    isWide,
  });
  return {
    language,
    title: text("Statement of {number}", { number: book.number }),
    paper: "a4",
    flipped: false,
    facts: factsOf(statement, book, savesGold, { language, timeZone }),
    ...tableDocument(
      [
        column("Date"),
        column("Particulars", false, true),
        column("Receipt"),
        column("Amount", true),
        ...(savesGold ? [column("Gold", true)] : []),
      ],
      statement.lines.map((line) => rowOf(line, language, savesGold)),
    ),
    totals: ["", text("Total"), "", rupees(book.paid), ...(savesGold ? [grams(book.gold)] : [])],
    signature: null,
    brochure: null,
    notice: text(
      "This is what the shop's books held when they were sealed. The folder that is saved with this paper proves it, also where the shop cannot be reached: {url}",
      { url },
    ),
    footer: text("Printed on {moment}", { moment: formatMoment(now, timeZone) }),
  };
}

function factsOf(
  { holder, note }: Statement,
  book: BookFigures,
  savesGold: boolean,
  { language, timeZone }: { language: Language; timeZone: string },
) {
  const signed = parseNote(note);
  const status = bookStatusCodes.all.find((code) => code === book.status);
  const facts: [DocumentText, string][] = [
    ["Name", holder],
    ["Book Number", book.number],
    ["Status", status === undefined ? book.status : documentWord(language, bookStatusCodes.phraseOf(status))],
    ["Instalments", String(book.instalments)],
    ["Paid in all", rupees(book.paid)],
    ...(savesGold
      ? ([["Gold in all", documentGrams(milligrams(BigInt(book.gold)), language)]] satisfies [DocumentText, string][])
      : []),
    ["Sealed on", signed === null ? "" : formatMoment(new Date(signed.checkpoint.at), timeZone)],
    ["Number of the seal", String(signed?.checkpoint.number ?? "")],
    ["Key of the seals", writtenKeyId(signed?.keyId ?? "")],
  ];
  return facts.map(([label, value]) => ({ label: documentText(language, label), value }));
}

function rowOf({ day, kind, paise: amount, mg, receipt }: Line, language: Language, savesGold: boolean): string[] {
  return [
    formatDay(day),
    documentWord(language, kind),
    receipt ?? "",
    rupees(amount),
    ...(savesGold ? [grams(mg)] : []),
  ];
}
