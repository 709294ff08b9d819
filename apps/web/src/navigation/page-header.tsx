import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "#i18n/i18n.ts";
import { Link } from "react-router";
import { useMenuList } from "./titles.ts";
import { PrintableTitle } from "#ui/paper.tsx";
import { useTitle } from "./use-title.ts";

interface Crumb {
  label: string;
  /** A step that is no screen of its own has none. */
  to?: string;
}

interface Props {
  /** In place of the title that the table has for the screen. */
  title?: string | undefined;
  /** In place of the menu's list that the screen stands in. */
  crumbs?: readonly Crumb[];
  /** What can be done from here. */
  children?: ReactNode;
}

/** The heading of a screen with its breadcrumb, and on paper with the shop and the filters. It sets the title of the browser's tab, too. */
export function PageHeader({ title: given, crumbs: givenCrumbs, children }: Props) {
  const title = useTitle(given);
  const list = useMenuList();
  const crumbs = givenCrumbs ?? (list === null ? [] : [{ label: list }]);
  return (
    <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 print:mb-0">
      <div className="min-w-0">
        <PrintableTitle>
          {crumbs.length > 0 && <Breadcrumb crumbs={crumbs} title={title} />}
          <h1 className="text-2xl font-semibold">{title}</h1>
        </PrintableTitle>
      </div>
      {children !== undefined && <div className="flex flex-wrap items-end gap-3 print:hidden">{children}</div>}
    </header>
  );
}

function Breadcrumb({ crumbs, title }: { crumbs: readonly Crumb[]; title: string }) {
  return (
    <nav aria-label={t("Breadcrumb")} className="print:hidden">
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
  );
}
