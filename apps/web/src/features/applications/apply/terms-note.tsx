import { useQuery } from "@tanstack/react-query";
import { loadTerms } from "@thangam/texts/load-web";
import { TERMS_VERSION } from "@thangam/texts/terms-version";
import { useState } from "react";
import { t, useLanguage } from "#i18n/i18n.ts";
import { Skeleton } from "#ui/surface.tsx";

/** The terms in the reader's language, fetched when somebody opens them. */
export function TermsNote() {
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({
    queryKey: ["terms", language],
    queryFn: () => loadTerms(language),
    enabled: isOpen,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <details
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="rounded-field border border-edge bg-surface px-4 py-3"
    >
      <summary className="min-h-6 cursor-pointer font-medium text-brand-ink">{t("Terms and conditions")}</summary>
      {data === undefined ? (
        <Skeleton className="mt-3 h-40 w-full" />
      ) : (
        <ol className="mt-3 flex list-decimal flex-col gap-2 ps-5 text-sm">
          {data.map((paragraph) => (
            <li key={paragraph}>{paragraph}</li>
          ))}
        </ol>
      )}
      <p className="mt-2 text-sm text-muted">{t("Version {version}", { version: TERMS_VERSION })}</p>
    </details>
  );
}
