import { t } from "#i18n/i18n.ts";

/** Of a scheme of the time before terms. */
export function EarlierBenefits({ lines }: { lines: readonly string[] }) {
  return (
    <section
      aria-label={t("The terms of this scheme")}
      className="rounded-field border border-edge bg-surface px-4 py-3"
    >
      <h2 className="font-medium">{t("The terms of this scheme")}</h2>
      {lines.length === 0 ? (
        <p className="mt-1 text-sm">{t("This scheme gives back what was saved, without a bonus.")}</p>
      ) : (
        <ul className="mt-1 grid list-disc gap-1 ps-5 text-sm">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
