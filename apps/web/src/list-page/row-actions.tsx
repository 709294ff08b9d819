import { Ellipsis } from "lucide-react";
import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import { MenuButton } from "#ui/menu-button.tsx";
import type { MenuAction } from "#ui/menu-button.tsx";
import "./row-actions.css";

/**
 * What can be done with a row: as words where its table has the room, else behind a menu. `name` says which row it is.
 */
export function RowActions({ name, actions }: { name: string; actions: readonly MenuAction[] }) {
  if (actions.length === 0) return null;
  return (
    <span className="row-actions">
      <span className="row-actions-words">
        {actions.map(({ label, about, onSelect, reason }) => (
          <Button key={label} size="small" look="quiet" aria-label={about} reason={reason} onClick={onSelect}>
            {label}
          </Button>
        ))}
      </span>
      <span className="row-actions-menu">
        <MenuButton
          label={t("Actions: {name}", { name })}
          actions={actions}
          className="grid size-9 place-items-center rounded-field text-muted hover:bg-sunken hover:text-ink"
        >
          <Ellipsis size={18} aria-hidden />
        </MenuButton>
      </span>
    </span>
  );
}
