import { setImmediate } from "node:timers/promises";
import { supposedLine } from "@thangam/contracts/schemes/lines/supposed-line";
import { termsLines } from "@thangam/contracts/schemes/lines/terms-lines";
import { formatPercent } from "@thangam/contracts/values/percent";
import { brochureRows } from "@thangam/terms/brochure";
import type { BrochureRow } from "@thangam/terms/brochure";
import { sheetOf, SUPPOSED_RATE } from "@thangam/terms/brochure-sheet";
import type { BrochureLine, BrochureWords } from "@thangam/terms/brochure-sheet";
import { formatDay } from "@thangam/texts/format-day";
import { formatRupees } from "@thangam/texts/format-money";
import type { Language } from "@thangam/texts/languages";
import type { DocumentText } from "@thangam/texts/shape";
import { documentGrams, documentText, sayIn } from "#documents/document-texts.ts";
import { tableDocument } from "#documents/table-document.ts";
import { termsOf } from "#features/schemes/index.ts";

interface Promised {
  schemeName: string;
  /** As they are stored; null of a scheme of the time before. */
  terms: unknown;
  instalmentPaise: bigint;
  joinedOn: string;
  /** Of the gold of the terms; null where none was set. */
  ratePaisePerGram: bigint | null;
  /** The rate is that of the day on which it is read, not of the paper's own. */
  isToday: boolean;
}

/**
 * The brochure that a book was opened under, as it stands in its passbook and with its first receipt; null of an older scheme. Requests of
 * others are answered between two of its lines, because those of the longest terms take many seconds together.
 */
export async function brochureDocument(promised: Promised, language: Language) {
  const { instalmentPaise: instalment, joinedOn, ratePaisePerGram } = promised;
  const terms = termsOf(promised.terms);
  if (terms === null) return null;
  const text = (said: DocumentText, facts?: Record<string, string>) => documentText(language, said, facts);
  const rate = ratePaisePerGram ?? SUPPOSED_RATE;
  const reckoned: BrochureRow[] = [];
  for (const row of brochureRows(terms, instalment, joinedOn, rate)) {
    reckoned.push(row);
    await setImmediate();
  }
  const { isInGold, isWaiver, lines } = sheetOf(terms, reckoned, wordsOf(language));
  const column = (heading: DocumentText, isFigure: boolean) => ({ heading: text(heading), isFigure, isWide: false });
  const columns = [
    column("No.", false),
    { ...column("Day", false), isWide: true },
    column("Paid in", true),
    ...(isInGold ? [column("Gold", true)] : []),
    column(isWaiver ? "Off the making" : "Bonus", true),
    column("Total", true),
  ];
  const cells = (line: BrochureLine) => [
    line.instalment === null ? (line.isLast ? text("Ready") : "") : String(line.instalment),
    formatDay(line.day),
    line.paid,
    ...(line.gold === null ? [] : [line.gold]),
    line.added,
    line.total,
  ];
  const rows = lines.map(cells);
  const note = [supposedLine(sayIn(language), terms.schedule, instalment, formatDay(joinedOn))];
  if (isInGold) note.push(text(rateNote(promised), { rate: formatRupees(rate) }));
  return {
    title: promised.schemeName,
    subtitle: text("The terms of this scheme"),
    ...tableDocument(columns, rows),
    rows,
    note: note.join(" "),
    conditions: termsLines(sayIn(language), terms, instalment),
  };
}

function rateNote({ ratePaisePerGram, isToday }: Promised) {
  if (ratePaisePerGram === null)
    return "The grams suppose a gold rate of {rate} a gram; each payment has the rate of its own time.";
  return isToday
    ? "Gold at {rate} a gram, today's rate, for all payments; each one has the rate of its own time."
    : "Gold at {rate} a gram, the rate of this day, for all payments; each one has the rate of its own time.";
}

function wordsOf(language: Language): BrochureWords {
  return {
    rupees: formatRupees,
    grams: (weightMg) => documentGrams(weightMg, language),
    percent: (share) => `${formatPercent(share)}\u00a0%`,
    offMaking: (share) => documentText(language, "{share} off the making", { share }),
  };
}
