import { wholeRupees } from "#format/rupees.ts";
import { cx } from "#ui/cx.ts";
import { differenceLabel } from "./day-figures.ts";

/** What was counted too much or too little, in words. */
export function DayDifference({ paise }: { paise: bigint }) {
  return (
    <span className={cx("font-semibold", paise === 0n ? "text-success-ink" : "text-danger-ink")}>
      {differenceLabel(paise, wholeRupees)}
    </span>
  );
}
