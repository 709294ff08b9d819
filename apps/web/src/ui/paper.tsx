import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { dateAndTime } from "#format/dates.ts";
import { t } from "#i18n/i18n.ts";
import { ShopLines, ShopLogo } from "./shop-lines.tsx";
import { useShop } from "./shop.ts";

/** The title of a screen. A sheet has the shop above it; below it stand the filters that hold, and when it was printed. */
export function PrintableTitle({ children }: { children: ReactNode }) {
  const facts = useFactsOfSheet();
  return (
    <>
      {facts !== null && <PrintedShop />}
      {children}
      {facts !== null && <p className="mb-3 hidden text-sm print:block">{facts}</p>}
    </>
  );
}

/** What the sheet says once the browser has printed the screen, anew each time; null before. */
function useFactsOfSheet(): string | null {
  const [facts, setFacts] = useState<string | null>(null);
  useEffect(() => {
    // The sheet is drawn before the browser takes its picture.
    const begin = () => flushSync(() => setFacts(factsOfSheet()));
    addEventListener("beforeprint", begin);
    return () => removeEventListener("beforeprint", begin);
  }, []);
  return facts;
}

/** Each filter says in `data-filter` what it is set to. What stands in a form is typed, and narrows nothing yet. */
function factsOfSheet(): string {
  const filters = [...document.querySelectorAll<HTMLElement>("main [data-filter]:not(form *)")];
  const moment = t("Printed on {moment}", { moment: dateAndTime(new Date()) });
  return [...filters.map(({ dataset }) => dataset["filter"]), moment].join(" · ");
}

/** Whose sheet it is. */
function PrintedShop() {
  const { name } = useShop();
  return (
    <div className="mb-3 hidden print:block">
      <ShopLogo className="h-10" />
      <p className="display text-lg font-semibold">{name}</p>
      <ShopLines />
    </div>
  );
}
