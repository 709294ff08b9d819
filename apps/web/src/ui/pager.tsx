import { ChevronLeft, ChevronRight } from "lucide-react";
import { wholeNumber } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { Button } from "./button.tsx";

/** The shown range of rows, and the buttons that change the page. Its height is constant while loading. */
export function Pager({
  page,
  onPage,
  label = t("Pages"),
}: {
  page: { number: number; size: number; total: number; isMore?: boolean | undefined } | undefined;
  onPage: (page: number) => void;
  /** The name of the list, where a screen has several. */
  label?: string;
}) {
  if (page === undefined) return <div className="min-h-(--control-small)" />;
  const { number, size, total, isMore = false } = page;
  const known = Math.max(1, Math.ceil(total / size));
  const last = isMore ? Math.max(known, number + 1) : known;
  const from = total === 0 ? 0 : (number - 1) * size + 1;
  const to = Math.min(total, number * size);
  return (
    <nav
      aria-label={label}
      className="flex min-h-(--control-small) flex-wrap items-center justify-between gap-x-3 text-sm text-muted"
    >
      <p role="status">
        {isMore
          ? t("{from} to {to} of more", { from: wholeNumber(from), to: wholeNumber(to) })
          : t("{from} to {to} of {total}", { from: wholeNumber(from), to: wholeNumber(to), total: wholeNumber(total) })}
      </p>
      {last > 1 && (
        <div className="flex items-center gap-1">
          <Button
            size="small"
            look="quiet"
            aria-label={t("Previous page")}
            disabled={number <= 1}
            onClick={() => onPage(number - 1)}
          >
            <ChevronLeft size={16} aria-hidden />
          </Button>
          <span className="pager-page">
            {isMore
              ? t("Page {number}", { number: wholeNumber(number) })
              : t("Page {number} of {last}", { number: wholeNumber(number), last: wholeNumber(last) })}
          </span>
          <Button
            size="small"
            look="quiet"
            aria-label={t("Next page")}
            disabled={number >= last}
            onClick={() => onPage(number + 1)}
          >
            <ChevronRight size={16} aria-hidden />
          </Button>
        </div>
      )}
    </nav>
  );
}
