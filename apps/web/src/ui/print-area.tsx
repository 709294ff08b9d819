import { createPortal } from "react-dom";
import type { ReactNode } from "react";

/** What stands here, and nothing else, is put on paper when the page is printed: `window.print()`. */
export function PrintArea({ children }: { children: ReactNode }) {
  return createPortal(<div className="print-area">{children}</div>, document.body);
}
