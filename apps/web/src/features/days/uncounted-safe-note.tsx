import { t } from "#i18n/i18n.ts";
import type { ShownDay } from "./day-figures.ts";

/** Cash in the drawer or the safe that neither an Admin counted nor another hand than those that keep it. */
export function UncountedSafeNote({ shown: { isSafeUncounted } }: { shown: ShownDay }) {
  if (!isSafeUncounted) return null;
  return (
    <p className="mb-5 rounded-card border border-line bg-gold-soft/60 px-5 py-3 text-gold-ink">
      {t(
        "Cash has lain in the drawer or the safe for some time. No Admin counted it, nor did another hand than those that keep it: who closes days, brings cash out of the safe, or counts it time after time.",
      )}{" "}
      {t("An Admin counts the safe under Cash and Bank, and the drawer by closing a day.")}
    </p>
  );
}
