import { t } from "#i18n/i18n.ts";
import { cx } from "./cx.ts";

const RADIUS = 26;
const LENGTH = 2 * Math.PI * RADIUS;

/** The share of instalments that are paid. */
export function ProgressRing({
  done,
  total,
  size = "normal",
}: {
  done: number;
  total: number;
  size?: "normal" | "small";
}) {
  const part = total > 0 ? Math.min(1, done / total) : 0;
  return (
    <div
      role="img"
      aria-label={t("{done} of {total} instalments paid", { done, total })}
      className={cx("relative shrink-0", size === "small" ? "size-[3.25rem]" : "size-[4rem]")}
    >
      <svg aria-hidden viewBox="0 0 64 64" className="-rotate-90">
        <circle cx="32" cy="32" r={RADIUS} fill="none" strokeWidth="6" className="stroke-sunken" />
        {part > 0 && (
          <circle
            cx="32"
            cy="32"
            r={RADIUS}
            fill="none"
            strokeWidth="6"
            strokeLinecap="round"
            strokeDasharray={`${LENGTH * part} ${LENGTH}`}
            className="stroke-gold"
          />
        )}
      </svg>
      <span
        aria-hidden
        className={cx(
          "absolute inset-0 grid place-items-center font-semibold",
          size === "small" ? "text-[0.8125rem]" : "text-sm",
        )}
      >
        {total < 100 ? `${done}/${total}` : `${Math.floor(part * 100)}%`}
      </span>
    </div>
  );
}
