import { roundTicks } from "#ui/line-chart.tsx";
import type { SeriesPoint } from "./series.ts";

/** Without its width: as many units as the screen has pixels, so that the words keep their size. */
export const CHART = { height: 236, left: 52, right: 14, top: 24, bottom: 34 } as const;

export interface Scale {
  width: number;
  x: (at: number) => number;
  y: (value: number) => number;
  ticks: number[];
  until: number;
}

/** Where days and values stand. The values begin at nothing. */
export function scaleOf(points: readonly SeriesPoint[], until: number, width: number): Scale {
  const { height, left, right, top, bottom } = CHART;
  const most = Math.max(0.001, ...points.map(({ saved, owed }) => Math.max(saved, owed)));
  // Ticks are round numbers of whole units: a few grams are drawn as thousandths.
  const unit = most < 20 ? 1000 : 1;
  const ticks = roundTicks([0, most * unit]).map((tick) => tick / unit);
  const highest = ticks.at(-1) ?? most;
  return {
    width,
    x: (at) => left + (at / Math.max(1, until)) * (width - left - right),
    y: (value) => height - bottom - (value / highest) * (height - top - bottom),
    ticks,
    until,
  };
}

/** A line that keeps each value until the next day on which it changes. */
export function stepPath(points: readonly SeriesPoint[], value: (point: SeriesPoint) => number, scale: Scale): string {
  const [first, ...others] = points;
  if (first === undefined) return "";
  const steps = others.map((point) => `H${place(scale.x(point.at))}V${place(scale.y(value(point)))}`);
  return `M${place(scale.x(first.at))} ${place(scale.y(value(first)))}${steps.join("")}H${place(scale.x(scale.until))}`;
}

function place(at: number): string {
  return at.toFixed(1);
}
