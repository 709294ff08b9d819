import { paths } from "#app/paths.ts";
import { timeOfDay } from "#format/dates.ts";
import { t } from "#i18n/i18n.ts";
import { ButtonLink } from "#navigation/button-link.tsx";
import { Button } from "#ui/button.tsx";

interface Props {
  isSaving: boolean;
  /** When what is typed was last kept; null: nothing is. */
  keptAt: Date | null;
  onDiscard: () => void;
}

/** What stays in sight below the form. */
export function MakerFoot({ isSaving, keptAt, onDiscard }: Props) {
  return (
    <div className="maker-foot mt-5 flex flex-wrap items-center justify-end gap-3 py-3">
      <p className="flex-1 text-sm text-muted">
        {keptAt !== null && (
          <>
            <strong className="font-medium text-ink">{t("Draft kept at {time}.", { time: timeOfDay(keptAt) })}</strong>{" "}
            <button
              type="button"
              className="mr-3 min-h-6 text-brand-ink underline underline-offset-4"
              onClick={onDiscard}
            >
              {t("Discard it")}
            </button>
          </>
        )}
        <span className="max-lg:hidden">
          {t("The brochure is printed, shown to who joins, and kept with each book.")}
        </span>
      </p>
      <ButtonLink to={paths.schemes}>{t("Cancel")}</ButtonLink>
      <Button type="submit" look="primary" isBusy={isSaving}>
        {t("Save Scheme")}
      </Button>
    </div>
  );
}
