import "./brochure.css";
import { brochureSheet } from "@thangam/terms/brochure-sheet";
import type { BrochureLine, BrochureSheet } from "@thangam/terms/brochure-sheet";
import type { Day, Terms } from "@thangam/terms/terms";
import { Check } from "lucide-react";
import { useMemo } from "react";
import { day } from "#format/dates.ts";
import { t } from "#i18n/i18n.ts";
import { cx } from "#ui/cx.ts";
import { useTooWide } from "#ui/use-too-wide.ts";
import type { FigureRate } from "./figure-rate.ts";
import { brochureWords } from "./measures.ts";

export interface BrochureProps {
  terms: Terms;
  instalment: bigint;
  joinedOn: Day;
  /** Of gold. */
  rate: FigureRate;
}

/** What who pays in time has, on each day on which something changes. */
export function BrochureTable({ terms, instalment, joinedOn, rate }: BrochureProps) {
  // Reckoned once, however often the page around it is drawn: that of a daily book takes a while.
  const sheet = useMemo(
    () => brochureSheet({ terms, instalment, joinedOn, rate: rate.paise }, brochureWords()),
    [terms, instalment, joinedOn, rate.paise],
  );
  return <SheetTable sheet={sheet} joinedOn={joinedOn} />;
}

/** The same of figures that are reckoned already. */
export function SheetTable({
  sheet: { isInGold, isWaiver, lines },
  joinedOn,
}: {
  sheet: BrochureSheet;
  joinedOn: Day;
}) {
  const { frame, isTooWide } = useTooWide();
  const caption = t("The brochure, for who joins on {day}", { day: day(joinedOn) });
  return (
    <div
      ref={frame}
      className="brochure-frame"
      // What scrolls must be reached by the keyboard. A page that runs no script cannot find out whether it does.
      {...((isTooWide || typeof window === "undefined") && { tabIndex: 0, role: "group", "aria-label": caption })}
    >
      <table className="brochure">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t("No.")}</th>
            <th scope="col">{t("Day")}</th>
            <th scope="col" className="is-figure">
              {t("Paid in")}
            </th>
            {isInGold && (
              <th scope="col" className="is-figure brochure-gold">
                {t("Gold")}
              </th>
            )}
            <th scope="col" className="is-figure">
              {isWaiver ? t("Off the making") : t("Bonus")}
            </th>
            <th scope="col" className="is-figure">
              {t("Total")}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.day} line={line} isInGold={isInGold} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Line({ line, isInGold }: { line: BrochureLine; isInGold: boolean }) {
  const { isStep, isLast, added } = line;
  return (
    <tr className={cx(isStep && !isLast && "is-jump", isLast && "is-end")}>
      <th scope="row">{line.instalment ?? (isLast && <ReadyMark />)}</th>
      <td className="whitespace-nowrap">{day(line.day)}</td>
      {/* On a phone the gold stands below, by the style sheet alone: who reads the words finds it once, in its column. */}
      <td className="is-figure" data-gold={isInGold ? line.gold : undefined}>
        {line.paid}
      </td>
      {isInGold && <td className="is-figure brochure-gold">{line.gold}</td>}
      <td className="is-figure brochure-bonus">{added}</td>
      <td className="is-figure">{line.total}</td>
    </tr>
  );
}

function ReadyMark() {
  return (
    <>
      <Check size={16} aria-hidden className="inline align-text-top" />
      <span className="sr-only">{t("Ready")}</span>
    </>
  );
}
