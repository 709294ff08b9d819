import { Printer } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { Button } from "./button.tsx";
import { PrintArea } from "./print-area.tsx";

/** Puts its content on paper, which nothing else on the page is printed with. */
export function PrintButton({ label, children }: { label: string; children: ReactNode }) {
  const [isPrinting, setPrinting] = useState(false);

  function print() {
    // The paper is drawn before the browser asks for it.
    flushSync(() => setPrinting(true));
    globalThis.print();
    setPrinting(false);
  }

  return (
    <div>
      <Button size="small" className="min-h-11" onClick={print}>
        <Printer size={16} aria-hidden />
        {label}
      </Button>
      {isPrinting && <PrintArea>{children}</PrintArea>}
    </div>
  );
}
