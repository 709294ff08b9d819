import { wholeRupees } from "#format/rupees.ts";
import { cx } from "#ui/cx.ts";
import { changeText } from "./change-text.ts";

/** What it was then, and how much more or less it is now. */
export function Change({ now, then, label }: { now: bigint; then: bigint; label: string }) {
  const change = changeText(now, then);
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {wholeRupees(then)}
        {change !== null && (
          <span className={cx("figure-change", now < then ? "text-danger-ink" : "text-success-ink")}>{change}</span>
        )}
      </dd>
    </>
  );
}
