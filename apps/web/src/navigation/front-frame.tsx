import "./front-page.css";
import { useContext } from "react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { helpOn } from "#app/paths.ts";
import { t } from "#i18n/i18n.ts";
import { Brand, Copyright, Mark } from "#ui/brand.tsx";
import { CurrentScreen } from "./current-screen.ts";
import { useTitle } from "./use-title.ts";

export interface FrontFrameProps {
  /** In place of the title that the table has for the screen. */
  title?: string;
  /** What the browser's tab says in place of the title. */
  tab?: string;
  lead?: string;
  children: ReactNode;
}

/** The shop's brand on one side, one form on the other, and a choice of languages below it. */
export function FrontFrame({
  title: given,
  tab,
  lead,
  languages,
  children,
}: FrontFrameProps & { languages: ReactNode }) {
  const title = useTitle(given, tab);
  const screen = useContext(CurrentScreen);
  return (
    <div className="front-page">
      <aside>
        <Kolam />
        <div className="relative">
          <Brand />
        </div>
        <div className="relative hidden max-w-md lg:block">
          <Mark className="mb-6 size-16" />
          <p className="front-motto">{t("A little every month, gold at the end.")}</p>
          <p className="mt-4 text-lg text-on-bar-muted">
            {t("Every book, every payment and every gram, kept to the paisa.")}
          </p>
        </div>
        <div className="relative hidden text-sm text-on-bar-muted lg:block">
          <Copyright />
        </div>
      </aside>
      <main>
        <div className="w-full max-w-sm">
          <h1 className="text-3xl font-semibold">{title}</h1>
          {lead !== undefined && <p className="mt-2 text-muted">{lead}</p>}
          <div className="mt-8">{children}</div>
          {languages}
          {screen !== null && (
            <Link to={helpOn(screen.name)} className="mt-6 inline-block text-sm text-brand-ink hover:underline">
              {t("Help")}
            </Link>
          )}
        </div>
      </main>
    </div>
  );
}

/** Dots and loops, as they are drawn on a doorstep in the morning. */
function Kolam() {
  return (
    <svg aria-hidden className="kolam" fill="none" stroke="currentColor">
      <defs>
        <pattern id="kolam" width="56" height="56" patternUnits="userSpaceOnUse">
          <path
            d="M28 4C40 4 52 16 52 28S40 52 28 52 4 40 4 28 16 4 28 4ZM0 28C0 12 12 0 28 0M56 28C56 12 44 0 28 0M0 28c0 16 12 28 28 28M56 28c0 16-12 28-28 28"
            strokeWidth="1"
          />
          <circle cx="28" cy="28" r="1.8" fill="currentColor" stroke="none" />
          <circle cx="0" cy="0" r="1.8" fill="currentColor" stroke="none" />
          <circle cx="56" cy="56" r="1.8" fill="currentColor" stroke="none" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#kolam)" stroke="none" />
    </svg>
  );
}
