import { CircleHelp, Keyboard, KeyRound, LogOut, UserRound } from "lucide-react";
import { lazy, Suspense, useEffect } from "react";
import { Link } from "react-router";
import type { SessionPerson } from "@thangam/contracts/session/schemas";
import { languageName, languages } from "@thangam/texts/languages";
import type { Language } from "@thangam/texts/languages";
import { paths } from "#app/paths.ts";
import { loadWayOut } from "#app/routes.ts";
import { spokenLanguage, t } from "#i18n/i18n.ts";
import { OnlineLink } from "#navigation/online-link.tsx";
import { useLanguageChoice } from "#shared/session/use-language-choice.ts";
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
      {user.email !== "" && (
        <OnlineLink to={paths.changePassword} className={itemClass}>
          <KeyRound size={18} aria-hidden />
          {t("Change password")}
        </OnlineLink>
      )}
      <button type="button" className={itemClass} onClick={onHelp}>
        <CircleHelp size={18} aria-hidden />
        {t("Help")}
      </button>
      {/* A telephone has no keys, and fills its screen by itself. */}
      <button type="button" className={cx(itemClass, "pointer-coarse:hidden")} onClick={onKeys}>
        <Keyboard size={18} aria-hidden />
        {t("Keyboard shortcuts")}
      </button>
      <FullscreenToggle isInMenu className={cx(itemClass, "sm:hidden pointer-coarse:hidden")} />
      <ThemeChoice />
      <LanguageChoice stored={user.language ?? spokenLanguage()} />
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
    <Choice
      label={t("Theme")}
      name="theme"
      options={themes.map((one) => ({ value: one, label: nameOf(one) }))}
      value={theme}
      onChange={setTheme}
    />
  );
}

function LanguageChoice({ stored }: { stored: Language }) {
  const { chosen, choose } = useLanguageChoice(stored);
  return (
    <Choice
      label={t("Language")}
      name="menu-language"
      options={languages.map((language) => ({ value: language, label: languageName(language), lang: language }))}
      value={chosen}
      onChange={choose}
    />
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  name: string;
  options: readonly { value: T; label: string; lang?: string }[];
  value: T;
  onChange: (value: T) => void;
}

/** A few words side by side, of which one holds. */
function Choice<T extends string>({ label, name, options, value: chosen, onChange }: ChoiceProps<T>) {
  return (
    <fieldset className="border-t border-line px-4 py-3 last-of-type:border-b">
      <legend className="sr-only">{label}</legend>
      <div className="flex rounded-field border border-edge p-0.5 text-sm">
        {options.map(({ value, label: text, lang }) => (
          <label
            key={value}
            lang={lang}
            className="flex-auto rounded-md px-1.5 py-1.5 text-center has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen === value}
              onChange={() => onChange(value)}
              className="sr-only"
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function nameOf(theme: Theme): string {
  return { system: t("Auto"), light: t("Light"), dark: t("Dark") }[theme];
}
