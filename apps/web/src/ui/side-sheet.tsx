import "./dialog.css";
import "./side-sheet.css";
import { Dialog } from "@base-ui/react/dialog";
import { useRef } from "react";
import type { ReactNode } from "react";

/** What stands beside a page where there is room, over it: from below on a phone, else at the side. */
export function SideSheet({ label, onClose, children }: { label: string; onClose: () => void; children: ReactNode }) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="dialog-backdrop" />
        <Dialog.Popup ref={popup} initialFocus={popup} aria-label={label} className="side-sheet">
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
