import { counterModeCodes } from "@thangam/contracts/values/payments";
import { partWayCodes } from "@thangam/contracts/books/part-schemas";
import type { settledParts } from "@thangam/contracts/books/part-schemas";
import type { BillLine } from "@thangam/terms/bill";
import { encode } from "@thangam/terms/json/json";
import type { Stored } from "@thangam/terms/json/json";
import type { Part } from "@thangam/terms/settlement-types";
import type { Terms } from "@thangam/terms/terms";
import type * as z from "zod/mini";

type TypedPart = z.output<typeof settledParts>[number];

/** A part as the evaluators take it, with what the settlement keeps beside. */
export interface AskedPart extends Part {
  mode?: ReturnType<typeof counterModeCodes.of>;
  reference?: string;
  purity?: string;
}

/** What a form says of parts, by the codes of the database. Of a book in gold a part takes gold, of another one rupees. */
export function askedParts(typed: readonly TypedPart[], { gold }: Terms): AskedPart[] {
  return typed.map(({ way: phrase, mode, reference, purity, lines, takePaise, takeMg }) => {
    const way = partWayCodes.of(phrase);
    const take = gold === undefined ? takePaise : takeMg;
    return {
      way,
      ...(way === "refund" && mode !== undefined && { mode: counterModeCodes.of(mode) }),
      ...(reference !== undefined && { reference }),
      ...(purity !== undefined && purity !== gold?.purity && { purity }),
      ...(take !== undefined && { take }),
      ...(lines.length > 0 && { lines: lines.map(billLine) }),
    };
  });
}

function billLine(line: TypedPart["lines"][number]): BillLine {
  const { item, kind, weightMg, vaPercent, vaPaisePerGram, stonePaise } = line;
  return {
    item,
    ...(kind !== undefined && { kind }),
    weightMg,
    va: vaPercent === undefined ? { paisePerGram: vaPaisePerGram ?? 0n } : { percent: vaPercent },
    ...(stonePaise !== undefined && { stonePaise }),
  };
}

/** The same as the database takes them. */
export function storedParts(parts: readonly AskedPart[]): Stored {
  return encode(parts);
}
