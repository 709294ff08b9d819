import { createPortal } from "react-dom";
import type { ReactNode } from "react";

/** Only its content is printed by `window.print()`. */
export function PrintArea({ children }: { children: ReactNode }) {
  return createPortal(<div className="print-area">{children}</div>, document.body);
}
