import type { listSettledParts } from "@thangam/contracts/books/settling-operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { grams } from "#format/grams.ts";
import { rupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { percentText } from "#shared/schemes/terms/measures.ts";
import { DataTable } from "#ui/data-table.tsx";
import type { Column } from "#ui/data-table.tsx";

export type GivenPart = OutputOf<typeof listSettledParts>[number];
type Line = GivenPart["lines"][number];
type Bill = NonNullable<GivenPart["bill"]>;
type Piece = Line & { place: number; billed: Bill["lines"][number] | undefined };

interface Props {
  lines: readonly Line[];
  bill: Bill;
  caption: string;
}

/** The pieces of a bill, each with what the benefit took off it. */
export function GivenPieces({ lines, bill, caption }: Props) {
  const pieces = lines.map((line, place): Piece => ({ ...line, place, billed: bill.lines[place] }));
  const columns: Column<Piece>[] = [
    {
      heading: t("Piece"),
      isFirst: true,
      cell: ({ item, kind }) => <span className="wrap-anywhere">{kind === null ? item : `${item} (${kind})`}</span>,
    },
    { heading: t("Weight"), isFigure: true, cell: ({ weightMg }) => grams(weightMg) },
    { heading: t("Value addition"), isFigure: true, cell: valueAddition },
    { heading: t("Stones"), isFigure: true, cell: ({ stonePaise }) => (stonePaise === 0n ? "–" : rupees(stonePaise)) },
    { heading: t("Price"), isFigure: true, cell: ({ billed }) => rupees(billed?.fullPaise ?? 0n) },
    { heading: t("Covered by the savings"), isFigure: true, cell: ({ billed }) => grams(billed?.coveredMg ?? 0n) },
    { heading: t("Taken off"), isFigure: true, cell: ({ billed }) => rupees(billed?.offPaise ?? 0n) },
    { heading: t("To pay"), isFigure: true, cell: ({ billed }) => rupees(billed?.paise ?? 0n) },
  ];
  return (
    <div className="mt-4">
      <DataTable
        caption={caption}
        columns={columns}
        rows={pieces}
        rowKey={({ place }) => String(place)}
        empty={t("No piece of this bill was noted.")}
      />
    </div>
  );
}

function valueAddition({ vaPercent, vaPaisePerGram }: Line): string {
  if (vaPercent !== null) return percentText(vaPercent);
  return vaPaisePerGram === null ? "–" : t("{amount} a gram", { amount: rupees(vaPaisePerGram) });
}
