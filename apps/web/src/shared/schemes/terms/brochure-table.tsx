import "./brochure.css";
import { brochureTable } from "@thangam/terms/brochure";
import type { BrochureRow } from "@thangam/terms/brochure";
import type { Day, Terms } from "@thangam/terms/terms";
import { Check } from "lucide-react";
import { day } from "#format/dates.ts";
import { t } from "#i18n/i18n.ts";
import { cx } from "#ui/cx.ts";
import type { FigureRate } from "./figure-rate.ts";
import { bonusText, gramsText, percentText, wholeRupees } from "./measures.ts";

export interface BrochureProps {
  terms: Terms;
  instalment: bigint;
  joinedOn: Day;
  /** Of gold. */
  rate: FigureRate;
}

/** What who pays in time has, on each day on which something changes. */
export function BrochureTable({ terms, instalment, joinedOn, rate }: BrochureProps) {
  const rows = brochureTable(terms, instalment, joinedOn, rate.paise);
  const isInGold = terms.gold !== undefined;
  const isWaiver = terms.benefits.length > 0 && terms.benefits.every(({ as }) => as === "making");
  return (
    <div className="brochure-frame">
      <table className="brochure">
        <caption className="sr-only">{t("The brochure, for who joins on {day}", { day: day(joinedOn) })}</caption>
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
          {rows.map((row, at) => (
            <Line
              key={row.day}
              row={row}
              before={rows[at - 1]}
              isLast={at === rows.length - 1}
              {...{ isInGold, isWaiver }}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface LineProps {
  row: BrochureRow;
  before: BrochureRow | undefined;
  isLast: boolean;
  isInGold: boolean;
  isWaiver: boolean;
}

function Line({ row, before, isLast, isInGold, isWaiver }: LineProps) {
  const bonus = isWaiver ? waivedText(row) : bonusText(row);
  const isJump = bonus !== "" && (before === undefined || isAnotherStep(row, before));
  return (
    <tr className={cx(isJump && !isLast && "is-jump", isLast && "is-end")}>
      <th scope="row">{row.instalment ?? (isLast && <ReadyMark />)}</th>
      <td className="whitespace-nowrap">{day(row.day)}</td>
      <td className="is-figure">
        {wholeRupees(row.paidPaise)}
        {isInGold && <span className="brochure-gold-below">{gramsText(row.savedMg)}</span>}
      </td>
      {isInGold && <td className="is-figure brochure-gold">{gramsText(row.savedMg)}</td>}
      <td className="is-figure brochure-bonus">{bonus === "" ? "–" : bonus}</td>
      <td className="is-figure">{totalText(row, isInGold)}</td>
    </tr>
  );
}

/** Where nothing but the making charge comes off, its heading says so. */
function waivedText({ making }: BrochureRow): string {
  return making === null || making.percent === 0 ? "" : percentText(making.percent);
}

/** Gold that grows with the gold saved is no step. */
function isAnotherStep(row: BrochureRow, before: BrochureRow): boolean {
  const share = ({ bonusMg, savedMg }: BrochureRow) =>
    bonusMg === null || savedMg === null || savedMg === 0n ? 0 : Math.round(Number((bonusMg * 1000n) / savedMg) / 10);
  return (
    row.bonusPaise !== before.bonusPaise ||
    row.making?.percent !== before.making?.percent ||
    share(row) !== share(before)
  );
}

function totalText({ totalPaise, totalMg }: BrochureRow, isInGold: boolean): string {
  if (!isInGold) return wholeRupees(totalPaise);
  return totalPaise === 0n ? gramsText(totalMg) : `${gramsText(totalMg)} + ${wholeRupees(totalPaise)}`;
}

function ReadyMark() {
  return (
    <>
      <Check size={16} aria-hidden className="inline align-text-top" />
      <span className="sr-only">{t("Ready")}</span>
    </>
  );
}
