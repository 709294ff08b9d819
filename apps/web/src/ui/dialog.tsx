import "./dialog.css";
import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { useRef, useState } from "react";
import type { ReactNode } from "react";
import { t } from "#i18n/i18n.ts";
import { cx } from "./cx.ts";

interface Props {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
  size?: "normal" | "wide";
}

/**
 * A modal dialog. It begins at its first field, at its first button where it has none, or at itself where it is read alone. It traps and returns the focus; Escape closes it, a click outside does not. On a phone it is a sheet
 * at the bottom.
 */
export function Dialog({ isOpen, onClose, title, description, children, size = "normal" }: Props) {
  const popup = useRef<HTMLDivElement>(null);
  const opener = useOpener(isOpen);
  return (
    <Base.Root open={isOpen} disablePointerDismissal onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="dialog-backdrop" />
        <Base.Viewport className="dialog-viewport">
          <Base.Popup
            ref={popup}
            initialFocus={(opened) => beginningOf(popup.current, opened === "touch")}
            finalFocus={() => (opener?.isConnected === true ? opener : true)}
            className={cx(
              "appear dialog-sheet w-full overflow-y-auto bg-surface shadow-float outline-hidden",
              size === "wide" && "is-wide",
            )}
          >
            <div className="flex items-start justify-between gap-4 px-6 pt-5">
              <Base.Title className="font-display text-xl font-semibold">{title}</Base.Title>
              <Base.Close
                aria-label={t("Close")}
                className="-me-2 -mt-1 grid size-10 place-items-center rounded-field text-muted hover:bg-sunken hover:text-ink"
              >
                <X size={20} aria-hidden />
              </Base.Close>
            </div>
            {description && <Base.Description className="px-6 pt-1 text-muted">{description}</Base.Description>}
            <div data-content className="px-6 pt-4 pb-6">
              {children}
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/**
 * What had the focus before the dialog was there. It is read before a field of the dialog takes the focus by itself, which would
 * else be taken for what opened it, and leave the keyboard nowhere when both are gone.
 */
function useOpener(isOpen: boolean): HTMLElement | null {
  const [known, setKnown] = useState(() => ({ isOpen, opener: isOpen ? focused() : null }));
  if (known.isOpen === isOpen) return known.opener;
  const next = { isOpen, opener: isOpen ? focused() : known.opener };
  setKnown(next);
  return next.opener;
}

function focused(): HTMLElement | null {
  const { activeElement, body } = document;
  return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null;
}

/**
 * Where a dialog begins: its cross comes first on the page, and Enter there would close what was just opened. A field that
 * took the focus keeps it. A finger on a screen wants no keyboard over what it has not read.
 */
function beginningOf(popup: HTMLElement | null, isTouched: boolean): HTMLElement | boolean {
  const content = popup?.querySelector("[data-content]");
  if (document.activeElement instanceof HTMLElement && content?.contains(document.activeElement))
    return document.activeElement;
  if (isTouched) return true;
  const fields = Array.from(content?.querySelectorAll<HTMLElement>(FIELDS) ?? []);
  // Of a group of choices the one that is made.
  const isOther = (field: HTMLElement) =>
    field instanceof HTMLInputElement && field.type === "radio" && !field.checked && isChosen(fields, field.name);
  return (
    fields.find((field) => !isOther(field)) ??
    content?.querySelector<HTMLElement>("button:not(:disabled), a[href]") ??
    popup ??
    true
  );
}

const FIELDS = "input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled)";

function isChosen(fields: readonly HTMLElement[], group: string): boolean {
  return fields.some((field) => field instanceof HTMLInputElement && field.name === group && field.checked);
}

/** The row of buttons at a dialog's end, which at a desk stays in sight however long the dialog is. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="dialog-actions">{children}</div>;
}
