import { t } from "#i18n/i18n.ts";
import { cx } from "./cx.ts";
import { useShop } from "./shop.ts";
import { ShopLogo } from "./shop-lines.tsx";

/** The portal's mark, for a shop without a logo: a passbook with a coin. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 24 24" fill="none" className={cx("text-bar-accent", className)}>
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
  const { name } = useShop();
  return (
    <p>
      © {year} {name}. {t("All rights reserved.")}
    </p>
  );
}

/** `isNarrow`: on the narrowest phones the mark alone, where a bar holds more than the name. */
export function Brand({ isNarrow = false }: { isNarrow?: boolean }) {
  const { name, logoUrl } = useShop();
  return (
    <span className="flex min-w-0 items-center gap-2">
      {logoUrl === null ? (
        <Mark className="size-7 shrink-0" />
      ) : (
        <ShopLogo className="size-9 shrink-0 rounded-field bg-white object-contain p-0.5" />
      )}
      <span
        className={cx(
          "font-display truncate text-xl font-semibold tracking-wide",
          isNarrow && "max-w-32 max-[24rem]:sr-only sm:max-w-64",
        )}
      >
        {name}
      </span>
    </span>
  );
}
