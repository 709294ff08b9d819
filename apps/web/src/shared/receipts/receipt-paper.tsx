import "./receipt-document.css";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { t } from "#i18n/i18n.ts";
import { PrintArea } from "#ui/print-area.tsx";
import { choosePageSize, pageRule, pageSizes, usePageSize } from "./paper.ts";

/** Prints a receipt on the paper of this counter's printer. */
export function PrintedPage({ children }: { children: ReactNode }) {
  const paper = usePageSize();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!("adoptedStyleSheets" in document)) return;
    // Of all print styles the page alone is set here: the policy of the portal allows no style element.
    const sheet = new CSSStyleSheet();
    const fit = () => sheet.replaceSync(pageRule(paper, heightOf(place.current)));
    const previous = document.adoptedStyleSheets;
    document.adoptedStyleSheets = [...previous, sheet];
    window.addEventListener("beforeprint", fit);
    return () => {
      window.removeEventListener("beforeprint", fit);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [paper]);
  return (
    <PrintArea>
      <div ref={place} data-paper={paper} className="receipt-paper">
        {children}
      </div>
    </PrintArea>
  );
}

/** How high the receipt is on its paper, measured in a copy that nobody sees. */
function heightOf(place: HTMLElement | null): number {
  if (place === null) return 0;
  const copy = document.createElement("div");
  copy.className = "receipt-measure print-area";
  copy.append(place.cloneNode(true));
  document.body.append(copy);
  const { height } = copy.getBoundingClientRect();
  copy.remove();
  return height;
}

/** On which paper this counter prints. */
export function PaperChoice() {
  const paper = usePageSize();
  return (
    <label className="receipt-paper-choice">
      <span className="sr-only">{t("Paper")}</span>
      <select
        value={paper}
        onChange={(event) => choosePageSize(pageSizes.find((one) => one === event.target.value) ?? "A5")}
      >
        {pageSizes.map((one) => (
          <option key={one} value={one}>
            {one.replace("mm", " mm")}
          </option>
        ))}
      </select>
    </label>
  );
}
