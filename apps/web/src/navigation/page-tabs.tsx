import { Link } from "react-router";
import { cx } from "#ui/cx.ts";

interface PageTabsProps {
  /** What the tabs are about. */
  label: string;
  tabs: readonly { to: string; label: string; isOpen: boolean }[];
}

/** Parts of one page, each with an address of its own. All stay in sight: what has no room begins another row. */
export function PageTabs({ label, tabs }: PageTabsProps) {
  return (
    <nav aria-label={label} className="mb-5 border-b border-line print:hidden">
      <ul className="-mb-px flex flex-wrap">
        {tabs.map((tab) => (
          <li key={tab.to} data-filter={tab.isOpen ? tab.label : undefined}>
            <Link
              to={tab.to}
              replace
              aria-current={tab.isOpen ? "page" : undefined}
              className={cx(
                "flex min-h-11 items-center border-b-2 px-3 font-medium sm:px-4 hover:bg-brand-soft",
                tab.isOpen ? "border-gold text-brand-ink" : "border-transparent text-muted",
              )}
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
