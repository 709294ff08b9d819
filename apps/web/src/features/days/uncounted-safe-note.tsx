import { t } from "#i18n/i18n.ts";
import type { ShownDay } from "./day-figures.ts";

/** Cash in the safe that nobody saw but those who close days. */
export function UncountedSafeNote({ shown: { isSafeUncounted } }: { shown: ShownDay }) {
  if (!isSafeUncounted) return null;
  return (
    <p className="mb-5 rounded-card border border-line bg-gold-soft/60 px-5 py-3 text-gold-ink">
      {t("Cash has lain in the safe for some time, and nobody counted it but those who close the days.")}{" "}
      {t("An Admin counts it under Cash and Bank.")}
    </p>
  );
}
