import { Link } from "react-router";
import { paths } from "#app/paths.ts";
import { t } from "#i18n/i18n.ts";
import { ButtonLink } from "#navigation/button-link.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { Card, ErrorNotice } from "#ui/surface.tsx";
import { BenefitFields } from "./benefit-fields.tsx";
import { withTerms } from "./maker/maker-paths.ts";
import { AccrualCard, AmountsCard, SchemeCard } from "./scheme-cards.tsx";
import type { Scheme } from "./scheme-draft.ts";
import { useSchemeForm } from "./use-scheme-form.ts";

interface Props {
  /** The version that is edited. */
  scheme: Scheme;
  /** Loads the saved version again. */
  onReload: () => void;
}

/** The rules of a scheme of the time before terms. A save creates the next version, which applies to books that are opened from then on. */
export function SchemeForm({ scheme, onReload }: Props) {
  const { form, outdated } = useSchemeForm(scheme);

  return (
    <form
      noValidate
      aria-label={t("Scheme")}
      onSubmit={(event) => void form.submit(event)}
      className="flex flex-col gap-5"
    >
      <p className="max-w-prose text-muted">
        {t("This scheme is of the time before terms, which say more, and show what they come to.")}{" "}
        <Link to={withTerms(scheme.id)} className="text-brand-ink underline underline-offset-4">
          {t("Make a new version with terms")}
        </Link>
      </p>
      {scheme.booksNow + scheme.booksBefore > 0 && (
        <p className="max-w-prose text-muted">
          {t("Open books that keep the rules they were opened under: {count}. What you save holds for new ones.", {
            count: scheme.booksNow + scheme.booksBefore,
          })}
        </p>
      )}
      <SchemeCard form={form} />
      <AccrualCard form={form} />
      <AmountsCard form={form} />
      <BenefitFields {...form.controlled("benefits")} scheme={form.values} errors={form.errors} />
      <Card title={t("New clients")}>
        <Checkbox
          label={t("Open to new clients")}
          hint={t("A scheme that is not open stands in no form any more; its books go on.")}
          checked={form.values.isOpen}
          onChange={(event) => form.setValue("isOpen", event.currentTarget.checked)}
        />
      </Card>
      {outdated !== null && (
        <ErrorNotice
          message={outdated}
          action={<Button onClick={onReload}>{t("Show what is saved, and drop my changes")}</Button>}
        />
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <ButtonLink to={paths.schemes}>{t("Cancel")}</ButtonLink>
        <Button type="submit" look="primary" isBusy={form.isSaving}>
          {t("Save Scheme")}
        </Button>
      </div>
    </form>
  );
}
