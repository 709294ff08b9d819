import { rupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { cx } from "#ui/cx.ts";
import type { Preview } from "./use-preview.ts";

/** The cash limit that the amount exceeds; one that refuses it before one that warns; null within the limits. */
function cashLimitAbove({ cashLimits, credit }: Preview): Preview["cashLimits"][number] | null {
  if (credit === null) return null;
  const above = cashLimits.filter(({ leftPaise }) => credit.amountPaise > leftPaise);
  return above.find(({ action }) => action === "block") ?? above[0] ?? null;
}

/** Warns before the save that the amount exceeds a cash limit. */
export function CashNote({ preview }: { preview: Preview }) {
  const limit = cashLimitAbove(preview);
  if (limit === null) return null;
  const figures = { limit: rupees(limit.limitPaise), left: rupees(limit.leftPaise) };
  return (
    <p
      role="status"
      className={cx(
        "rounded-card px-4 py-3",
        limit.action === "block" ? "bg-danger-soft text-danger-ink" : "bg-gold-soft text-gold-ink",
      )}
    >
      {limit.scope === "day"
        ? t("Cash of one client in a day is limited to {limit}; {left} is left today.", figures)
        : t("Cash for one book is limited to {limit}; {left} is left.", figures)}{" "}
      {limit.action === "block" ? t("Take the rest another way.") : t("It can be taken all the same.")}
    </p>
  );
}
