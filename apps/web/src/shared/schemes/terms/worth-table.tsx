import "./brochure.css";
import type { Day } from "@thangam/terms/terms";
import { useState } from "react";
import { addDays, day } from "#format/dates.ts";
import { wholeNumber } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import type { SeriesPoint } from "./series.ts";

interface Props {
  points: readonly SeriesPoint[];
  joinedOn: Day;
  isInGold: boolean;
}

/** The figures of the chart: the days on which one of them changes. Nobody waits for their lines while they are folded away. */
export function WorthTable(figures: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="mt-3 text-sm" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="min-h-6 cursor-pointer font-medium text-brand-ink">{t("The chart as a table")}</summary>
      {isOpen && <Figures {...figures} />}
    </details>
  );
}

function Figures({ points, joinedOn, isInGold }: Props) {
  const text = (value: number) => (isInGold ? `${value.toFixed(3)}\u00a0g` : `₹\u00a0${wholeNumber(value)}`);
  const changes = points.filter(({ saved, owed }, at) => {
    const before = points[at - 1];
    return before === undefined || before.saved !== saved || before.owed !== owed;
  });
  return (
    <table className="brochure mt-2">
      <caption className="sr-only">{t("Saved and owed, by day")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("Day")}</th>
          <th scope="col" className="is-figure">
            {t("saved")}
          </th>
          <th scope="col" className="is-figure">
            {t("owed")}
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ at, saved, owed }) => (
          <tr key={at}>
            <th scope="row">{day(addDays(joinedOn, at))}</th>
            <td className="is-figure">{text(saved)}</td>
            <td className="is-figure">{text(owed)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
