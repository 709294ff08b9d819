import { TERMS_VERSION } from "@thangam/texts/terms-version";
import type { ComponentProps } from "react";
import { t } from "#i18n/i18n.ts";
import { Skeleton } from "#ui/surface.tsx";

interface Props extends Pick<ComponentProps<"details">, "open" | "onToggle"> {
  /** Undefined while they are not here yet. */
  paragraphs: readonly string[] | undefined;
}

/** The terms that whoever joins accepts, with their version. */
export function JoiningTerms({ paragraphs, ...details }: Props) {
  return (
    <details {...details} className="rounded-field border border-edge bg-surface px-4 py-3">
      <summary className="min-h-6 cursor-pointer font-medium text-brand-ink">{t("Terms and conditions")}</summary>
      {paragraphs === undefined ? (
        <Skeleton className="mt-3 h-40 w-full" />
      ) : (
        <ol className="mt-3 flex list-decimal flex-col gap-2 ps-5 text-sm">
          {paragraphs.map((paragraph) => (
            <li key={paragraph}>{paragraph}</li>
          ))}
        </ol>
      )}
      <p className="mt-2 text-sm text-muted">{t("Version {version}", { version: TERMS_VERSION })}</p>
    </details>
  );
}
