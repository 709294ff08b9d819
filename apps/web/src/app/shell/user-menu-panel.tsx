import { CircleHelp, Keyboard, KeyRound, LogOut, UserRound } from "lucide-react";
import { lazy, Suspense, useEffect } from "react";
import { Link } from "react-router";
import type { SessionPerson } from "@thangam/contracts/session/schemas";
import { paths } from "#app/paths.ts";
import { loadWayOut } from "#app/routes.ts";
import { t } from "#i18n/i18n.ts";
import { OnlineLink } from "#navigation/online-link.tsx";
import { BarRate } from "#shared/rates/todays-rate.tsx";
import { cx } from "#ui/cx.ts";
import { themes, useTheme } from "#ui/theme.ts";
import type { Theme } from "#ui/theme.ts";
import { Clock } from "./clock.tsx";
import { FullscreenToggle } from "./fullscreen-toggle.tsx";

const BranchChoice = lazy(async () => ({ default: (await import("./branch-choice.tsx")).BranchChoice }));

const itemClass =
  "flex min-h-11 w-full items-center gap-3 px-4 text-start hover:bg-brand-soft focus-visible:-outline-offset-2";

interface Props {
  user: SessionPerson;
  onKeys: () => void;
  onHelp: () => void;
}

/** What is the person's alone: password, look of the portal, logout. It is fetched when it is opened. */
export function UserMenuPanel({ user, onKeys, onHelp }: Props) {
  useEffect(loadWayOut, []);
  return (
    <>
      <div className="border-b border-line px-4 pt-1 pb-3">
        <p className="truncate font-semibold">{user.name}</p>
        <p className="truncate text-sm text-muted">{user.email || user.mobile}</p>
        {/* Where there is no menu row. */}
        <Clock className="mt-1 block text-sm text-muted lg:hidden" />
        {user.role !== "Customer" && <BarRate className="block text-sm text-gold-ink lg:hidden" />}
      </div>
      {user.branches !== undefined && (
        <Suspense>
          <BranchChoice branches={user.branches} />
        </Suspense>
      )}
      <Link to={paths.profile} className={itemClass}>
        <UserRound size={18} aria-hidden />
        {t("Profile")}
      </Link>
      <OnlineLink to={paths.changePassword} className={itemClass}>
        <KeyRound size={18} aria-hidden />
        {t("Change password")}
      </OnlineLink>
      <button type="button" className={itemClass} onClick={onHelp}>
        <CircleHelp size={18} aria-hidden />
        {t("Help")}
      </button>
      <button type="button" className={itemClass} onClick={onKeys}>
        <Keyboard size={18} aria-hidden />
        {t("Keyboard shortcuts")}
      </button>
      <FullscreenToggle isInMenu className={cx(itemClass, "sm:hidden")} />
      <ThemeChoice />
      <Link to={paths.logout} className={itemClass}>
        <LogOut size={18} aria-hidden />
        {t("Logout")}
      </Link>
    </>
  );
}

function ThemeChoice() {
  const [theme, setTheme] = useTheme();
  return (
    <fieldset className="border-y border-line px-4 py-3">
      <legend className="sr-only">{t("Theme")}</legend>
      <div className="flex rounded-field border border-edge p-0.5 text-sm">
        {themes.map((one) => (
          <label
            key={one}
            className="flex-1 rounded-md px-2 py-1.5 text-center has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="theme"
              value={one}
              checked={theme === one}
              onChange={() => setTheme(one)}
              className="sr-only"
            />
            {nameOf(one)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function nameOf(theme: Theme): string {
  return { system: t("Auto"), light: t("Light"), dark: t("Dark") }[theme];
}
