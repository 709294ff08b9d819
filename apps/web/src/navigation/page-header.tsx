import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "#i18n/i18n.ts";
import { Link } from "./link.tsx";
import { useTitle } from "./use-title.ts";

const none: readonly Crumb[] = [];

export interface Crumb {
  label: string;
  /** A step that is no screen of its own has none. */
  to?: string;
}

/** The screen's name, the way to it, and what can be done from here. It names the browser's tab too. */
export function PageHeader({
  title,
  crumbs = none,
  children,
}: {
  title: string;
  crumbs?: readonly Crumb[];
  children?: ReactNode;
}) {
  useTitle(title);
  return (
    <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        {crumbs.length > 0 && (
          <nav aria-label={t("Breadcrumb")}>
            <ol className="flex flex-wrap items-center gap-1 text-sm text-muted">
              {[...crumbs, { label: title }].map(({ label, to }: Crumb, index) => (
                <li key={label} className="flex items-center gap-1">
                  {index > 0 && <ChevronRight size={14} aria-hidden />}
                  {to === undefined ? (
                    <span {...(index === crumbs.length && { "aria-current": "page" as const })}>{label}</span>
                  ) : (
                    <Link to={to} className="underline-offset-4 hover:underline">
                      {label}
                    </Link>
                  )}
                </li>
              ))}
            </ol>
          </nav>
        )}
        <h1 className="text-2xl font-semibold">{title}</h1>
      </div>
      {children !== undefined && <div className="flex flex-wrap items-end gap-3">{children}</div>}
    </header>
  );
}
