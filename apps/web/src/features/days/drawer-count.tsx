import { wholeRupees } from "#format/rupees.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import { AmountField } from "#ui/amount-field.tsx";
import { Card } from "#ui/surface.tsx";
import { countedOf, plainText } from "./day-figures.ts";
import type { Control, Figures } from "./day-figures.ts";
import { DayDifference } from "./day-difference.tsx";
import { NoteCounter } from "./note-counter.tsx";
import type { useCountForm } from "./use-count-form.ts";

interface Props {
  /** Of the cash. */
  row: Figures;
  form: ReturnType<typeof useCountForm>["form"];
  carried: Control & { onValueChange: (value: string) => void };
}

/** The notes and coins of the drawer, and what becomes of them. */
export function DrawerCount({ row, form, carried }: Props) {
  const countedPaise = countedOf(form.values, row);
  const carriedPaise = countedOf({ ...form.values, Cash: carried.value }, { mode: "Cash", expectedPaise: 0n });
  const toSafe = countedPaise === null || carriedPaise === null ? null : countedPaise - carriedPaise;
  return (
    <Card title={labelOf("Cash in the drawer")} className="flex flex-col gap-4">
      <NoteCounter onCounted={(paise) => form.setValue("Cash", plainText(paise))} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="display text-2xl font-semibold">
          {countedPaise === null ? "–" : wholeRupees(countedPaise)}
        </span>
        {countedPaise !== null && <DayDifference paise={countedPaise - row.expectedPaise} />}
        <span className="w-full text-sm text-muted">
          {t("Expected")} {wholeRupees(row.expectedPaise)}
        </span>
      </div>
      <AmountField
        label={t("Stays in the drawer")}
        placeholder="0.00"
        {...carried}
        hint={
          toSafe !== null && toSafe > 0n
            ? `${t("To the safe")}: ${wholeRupees(toSafe)}`
            : t("The next day begins with it. The rest goes to the safe.")
        }
      />
    </Card>
  );
}
