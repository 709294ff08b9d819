import "./popover.css";
import type { KeyboardEvent, ReactNode } from "react";
import { cx } from "./cx.ts";
import { usePopover } from "./use-popover.ts";

export interface MenuAction {
  label: string;
  /** What it is about, for who does not see the row: "Send acknowledgement of transaction 3347". */
  about?: string;
  icon?: ReactNode;
  onSelect: () => void;
  /** Why it cannot be done now. */
  reason?: string | undefined;
  isDanger?: boolean;
}

interface Props {
  /** The accessible name of the button and of its menu. */
  label: string;
  actions: readonly MenuAction[];
  className: string;
  /** What was chosen is under way. */
  isBusy?: boolean;
  children: ReactNode;
}

/** A button with a menu of actions. Arrows go through it, a letter goes to what begins with it. */
export function MenuButton({ label, actions, className, isBusy = false, children }: Props) {
  const { isOpen, close, button, panel } = usePopover();
  return (
    <>
      <button
        {...button}
        aria-haspopup="menu"
        aria-label={label}
        aria-busy={isBusy || undefined}
        disabled={isBusy}
        title={label}
        className={cx(className, isBusy && "animate-pulse")}
      >
        {children}
      </button>
      {isOpen && (
        <div
          {...panel}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          className="popover"
          onKeyDown={(event) => {
            walk(event);
            panel.onKeyDown(event);
          }}
        >
          {actions.map(({ label: name, about, icon, onSelect, reason, isDanger }) => (
            <button
              key={name}
              type="button"
              role="menuitem"
              tabIndex={-1}
              aria-label={about}
              aria-disabled={reason === undefined ? undefined : true}
              data-danger={isDanger || undefined}
              className="menu-item"
              onClick={() => {
                if (reason !== undefined) return;
                close();
                onSelect();
              }}
            >
              {icon}
              <span>
                {name}
                {reason !== undefined && <small>{reason}</small>}
              </span>
            </button>
          ))}
        </div>
      )}
    </>
  );
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  const items = Array.from(event.currentTarget.querySelectorAll<HTMLElement>("[role=menuitem]"));
  const at = items.findIndex((item) => item === document.activeElement);
  const by = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
  if (by !== undefined) {
    event.preventDefault();
    items.at(by % items.length)?.focus();
    return;
  }
  if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
  const letter = event.key.toLocaleLowerCase();
  const after = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  after.find((item) => item.textContent.trim().toLocaleLowerCase().startsWith(letter))?.focus();
}
