/** A piece on a bill as the fields hold it: text as typed. */
export interface LineDraft {
  key: number;
  item: string;
  kind: string;
  weight: string;
  /** In which the value addition is typed. */
  vaIn: string;
  va: string;
  stone: string;
}

/** What the client gets for a part of the book, as the fields hold it. */
export interface PartDraft {
  key: number;
  way: string;
  mode: string;
  reference: string;
  /** Of a bill; nothing for the gold of the book. */
  purity: string;
  /** Rupees, or of a book in gold its grams; nothing for all that is left. */
  take: string;
  lines: LineDraft[];
}

export const blankPart: PartDraft = { key: 0, way: "", mode: "", reference: "", purity: "", take: "", lines: [] };
export const blankLine: LineDraft = { key: 0, item: "", kind: "", weight: "", vaIn: "percent", va: "", stone: "" };

/** The parts as the operations take them. What was typed for another way than the chosen one stays in the form alone. */
export function partsTyped(drafts: readonly PartDraft[], savesGold: boolean) {
  return drafts.map(({ way, mode, reference, purity, take, lines }) => ({
    way,
    reference,
    ...(way === "Refund" && { mode }),
    ...(way === "Jewellery bill" && { purity, lines: lines.map(lineTyped) }),
    ...(savesGold ? { takeMg: take } : { takePaise: take }),
  }));
}

function lineTyped({ item, kind, weight, vaIn, va, stone }: LineDraft) {
  return {
    item,
    kind,
    weightMg: weight,
    ...(vaIn === "percent" ? { vaPercent: va } : { vaPaisePerGram: va }),
    stonePaise: stone,
  };
}
