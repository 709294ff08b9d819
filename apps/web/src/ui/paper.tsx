import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { dateAndTime } from "#format/dates.ts";
import { t } from "#i18n/i18n.ts";
import { ShopLines, ShopLogo } from "./shop-lines.tsx";
import { useShop } from "./shop.ts";

/** What a sheet says that the screen need not. */
interface Printed {
  /** The filters that hold, in words. */
  filters: readonly string[];
  printedAt: Date;
}

/** What the sheet says once the browser has printed the screen, anew each time; null before. */
export function usePrinted(): Printed | null {
  const [printed, setPrinted] = useState<Printed | null>(null);
  useEffect(() => {
    // The sheet is drawn before the browser takes its picture.
    const begin = () => flushSync(() => setPrinted({ filters: filtersThatHold(), printedAt: new Date() }));
    addEventListener("beforeprint", begin);
    return () => removeEventListener("beforeprint", begin);
  }, []);
  return printed;
}

/** Each filter says in `data-filter` what it is set to. What stands in a form is typed, and narrows nothing yet. */
function filtersThatHold(): string[] {
  const found = document.querySelectorAll<HTMLElement>("main [data-filter]:not(form *)");
  return [...found].map(({ dataset }) => dataset["filter"] ?? "");
}

/** Whose sheet it is, above its title. */
export function PrintedShop() {
  const { name } = useShop();
  return (
    <div className="mb-3 hidden print:block">
      <ShopLogo className="h-10" />
      <p className="display text-lg font-semibold">{name}</p>
      <ShopLines />
    </div>
  );
}

/** What the sheet leaves out, and when it was printed, below its title. */
export function PrintedFacts({ filters, printedAt }: Printed) {
  const moment = t("Printed on {moment}", { moment: dateAndTime(printedAt) });
  return <p className="mb-3 hidden text-sm print:block">{[...filters, moment].join(" · ")}</p>;
}
