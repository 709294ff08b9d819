import type { Day, Terms } from "@thangam/terms/terms";
import { seriesOf } from "#shared/schemes/terms/series.ts";
import type { SeriesPoint } from "#shared/schemes/terms/series.ts";
import { endOf, shownDays } from "#shared/schemes/terms/what-if-view.ts";
import { savedAs } from "#shared/schemes/terms/what-if.ts";

const [WIDTH, HEIGHT] = [96, 50];

/** A rate at which gold is drawn, whatever it costs today. */
const DRAWN_RATE = 1_000_000n;

/** How what is owed grows, as small as a stamp. */
export function CardDrawing({ terms, today }: { terms: Terms; today: Day }) {
  const plan = { terms, instalment: 200_000n, rate: DRAWN_RATE };
  const saved = savedAs({ joinedOn: today, lateBy: 0, leftOut: 0 }, plan);
  const until = shownDays({ ...endOf(terms, saved), closes: null }) - 40;
  const points = seriesOf(terms, saved, { rate: DRAWN_RATE, until });
  const line = lineOf(points, until);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
      <path d={`${line}V46H4Z`} className="area" />
      <path d={line} className="line" />
    </svg>
  );
}

function lineOf(points: readonly SeriesPoint[], until: number): string {
  const most = Math.max(1e-9, ...points.map(({ owed }) => owed));
  const x = (at: number) => (4 + (at / until) * (WIDTH - 8)).toFixed(1);
  const y = (owed: number) => (44 - (owed / most) * 38).toFixed(1);
  const [first, ...others] = points;
  if (first === undefined) return "M4 44H92";
  return `M4 ${y(first.owed)}${others.map(({ at, owed }) => `H${x(at)}V${y(owed)}`).join("")}`;
}
