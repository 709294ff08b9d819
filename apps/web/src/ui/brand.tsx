import { t } from "#i18n/i18n.ts";
import { cx } from "./cx.ts";

/** The shop's mark: a passbook with a coin. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 24 24" fill="none" className={cx("text-gold-bright", className)}>
      <path
        d="M5 3h12a2 2 0 0 1 2 2v16H7a2 2 0 0 1-2-2z"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path d="M5 19a2 2 0 0 1 2-2h12" stroke="currentColor" strokeWidth="1.6" />
      <circle cx="12" cy="10" r="3.2" fill="currentColor" />
    </svg>
  );
}

// Computed once per page load; a page left open over New Year shows the old year.
const year = new Date().getFullYear();

export function Copyright() {
  return (
    <p>
      © {year} Thangam. {t("All rights reserved.")}
    </p>
  );
}

/** `isNarrow`: on the narrowest phones the mark alone, where a bar holds more than the name. */
export function Brand({ isNarrow = false }: { isNarrow?: boolean }) {
  return (
    <span className="flex items-center gap-2">
      <Mark className="size-7" />
      <span className={cx("font-display text-xl font-semibold tracking-wide", isNarrow && "max-[24rem]:sr-only")}>
        Thangam
      </span>
    </span>
  );
}
