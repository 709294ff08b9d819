import { Menu } from "@base-ui/react/menu";
import { Check, ChevronDown, Keyboard, KeyRound, LogOut } from "lucide-react";
import type { SessionPerson } from "@thangam/contracts/session";
import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { t } from "#i18n/i18n.ts";
import { paths } from "#paths.ts";
import { themes, useTheme } from "#ui/theme.ts";
import type { Theme } from "#ui/theme.ts";

const itemClass = "flex min-h-10 cursor-default items-center gap-3 px-4 outline-hidden select-none data-highlighted:bg-brand-soft";

/** The person, and what is theirs alone: password, look of the portal, logout. */
export function UserMenu({ person, onKeys }: { person: SessionPerson; onKeys: () => void }) {
  const navigate = useNavigate();
  const [theme, setTheme] = useTheme();
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger aria-label={t("Account of {name}", { name: person.name })} className="flex h-11 max-w-56 items-center gap-2 rounded-field px-2 hover:bg-white/10">
        <span aria-hidden className="grid size-8 shrink-0 place-items-center rounded-full bg-gold-bright text-sm font-semibold text-[#2c2108]">
          {[...person.name][0]?.toUpperCase()}
        </span>
        <span className="hidden truncate sm:inline">{person.name}</span>
        <ChevronDown size={16} aria-hidden />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={8} className="z-40 outline-hidden">
          <Menu.Popup className="appear w-64 overflow-hidden rounded-card border border-line bg-surface py-2 text-ink shadow-float outline-hidden">
            <div className="border-b border-line px-4 pt-1 pb-3">
              <p className="truncate font-semibold">{person.name}</p>
              <p className="truncate text-sm text-muted">{person.email}</p>
            </div>
            <Item onClick={() => void navigate(paths.changePassword)} icon={<KeyRound size={18} aria-hidden />}>
              {t("Change password")}
            </Item>
            <Item onClick={onKeys} icon={<Keyboard size={18} aria-hidden />}>
              {t("Keyboard shortcuts")}
            </Item>
            <Menu.Group className="border-y border-line py-1">
              <Menu.GroupLabel className="px-4 pt-1 text-sm text-muted">{t("Theme")}</Menu.GroupLabel>
              <Menu.RadioGroup value={theme} onValueChange={setTheme}>
                {themes.map((one) => (
                  <Menu.RadioItem key={one} value={one} className={itemClass}>
                    <span className="w-4.5">
                      <Menu.RadioItemIndicator>
                        <Check size={18} aria-hidden className="text-brand-ink" />
                      </Menu.RadioItemIndicator>
                    </span>
                    {nameOf(one)}
                  </Menu.RadioItem>
                ))}
              </Menu.RadioGroup>
            </Menu.Group>
            <Item onClick={() => void navigate(paths.logout)} icon={<LogOut size={18} aria-hidden />}>
              {t("Logout")}
            </Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

function Item({ icon, onClick, children }: { icon: ReactNode; onClick: () => void; children: ReactNode }) {
  return (
    <Menu.Item onClick={onClick} className={itemClass}>
      {icon}
      {children}
    </Menu.Item>
  );
}

function nameOf(theme: Theme): string {
  return { system: t("As the device"), light: t("Light"), dark: t("Dark") }[theme];
}
