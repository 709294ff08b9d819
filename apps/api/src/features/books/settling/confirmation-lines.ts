import { confirmationCodes, identityPaperCodes } from "@thangam/contracts/books/settlement-schemas";
import type { Language } from "@thangam/texts/languages";
import type { DocumentText } from "@thangam/texts/shape";
import { documentWord } from "#documents/document-texts.ts";

type Code<Codes extends { all: readonly string[] }> = Codes["all"][number];

interface Confirmed {
  by: Code<typeof confirmationCodes> | null;
  paper: Code<typeof identityPaperCodes> | null;
  paperEnd: string | null;
  handedTo: string | null;
}

/** How a client confirmed a settlement, on paper: the code, or to whom it was handed over: "Kavitha Raman, Aadhaar …4821". */
export function confirmationLines(
  { by, paper, paperEnd, handedTo }: Confirmed,
  language: Language,
): [DocumentText, string][] {
  if (by === null) return [];
  const confirmed: [DocumentText, string] = ["Confirmed by", documentWord(language, confirmationCodes.phraseOf(by))];
  if (handedTo === null || paper === null) return [confirmed];
  const shown = `${documentWord(language, identityPaperCodes.phraseOf(paper))} …${paperEnd ?? ""}`;
  return [confirmed, ["Handed over to", `${handedTo}, ${shown}`]];
}
