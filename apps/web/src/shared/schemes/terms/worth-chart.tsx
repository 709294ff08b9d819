import "./worth-chart.css";
import { useCallback, useId, useState } from "react";
import { wholeNumber } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { CHART, scaleOf, stepPath } from "./chart-scale.ts";
import type { Scale } from "./chart-scale.ts";
import type { ChartMarks, SeriesPoint } from "./series.ts";

interface Props {
  points: readonly SeriesPoint[];
  marks: ChartMarks;
  until: number;
  isInGold: boolean;
  /** What is owed on the day of leaving, as it is written beside it. */
  owed: string;
  /** The days at the foot of the chart, each with its place. */
  days: readonly { at: number; text: string }[];
  /** All of it in a sentence. */
  summary: string;
}

/** What is saved against what is owed, day by day. The table behind it says the same. */
export function WorthChart({ points, marks, until, isInGold, owed, days, summary }: Props) {
  const id = useId();
  const [width, ref] = useWidth();
  const scale = scaleOf(points, until, width);
  const saved = stepPath(points, (point) => point.saved, scale);
  const bottom = CHART.height - CHART.bottom;
  return (
    <div ref={ref} className="worth">
      <svg role="img" aria-labelledby={`${id}-title`} viewBox={`0 0 ${width} ${CHART.height}`}>
        <title id={`${id}-title`}>{summary}</title>
        <Window marks={marks} scale={scale} />
        {scale.ticks.map((tick) => (
          <g key={tick}>
            <line
              x1={CHART.left}
              x2={scale.width - CHART.right}
              y1={scale.y(tick)}
              y2={scale.y(tick)}
              className="grid"
            />
            <text x={CHART.left - 7} y={scale.y(tick) + 4} textAnchor="end">
              {isInGold ? `${Number(tick.toFixed(3))}\u00a0g` : wholeNumber(tick)}
            </text>
          </g>
        ))}
        {days.map(({ at, text }) => (
          <text key={at} x={scale.x(at)} y={CHART.height - 12} textAnchor="middle">
            {text}
          </text>
        ))}
        <path d={`${saved}V${bottom}H${scale.x(0)}Z`} className="saved-area" />
        <path d={stepPath(points, (point) => point.owed, scale)} className="owed-line" />
        <path d={saved} className="saved-line" />
        <Marks marks={marks} scale={scale} />
        <Leaving points={points} at={marks.leaves} scale={scale} owed={owed} />
      </svg>
    </div>
  );
}

function Window({ marks: { matures, closes }, scale }: { marks: ChartMarks; scale: Scale }) {
  const end = Math.min(closes ?? scale.until, scale.until);
  if (end < matures) return null;
  const width = Math.max(2, scale.x(end) - scale.x(matures));
  const height = CHART.height - CHART.bottom - CHART.top;
  return <rect x={scale.x(matures)} y={CHART.top} width={width} height={height} className="window" />;
}

function Marks({ marks: { matures, limit }, scale }: { marks: ChartMarks; scale: Scale }) {
  const [top, bottom] = [CHART.top, CHART.height - CHART.bottom];
  return (
    <>
      {matures <= scale.until && (
        <>
          <path d={`M${scale.x(matures)} ${top}V${bottom}`} className="maturity" />
          <text x={scale.x(matures) - 6} y={bottom - 8} textAnchor="end" className="maturity-text">
            {t("ready, day {day}", { day: matures })}
          </text>
        </>
      )}
      {limit <= scale.until && (
        <>
          <path d={`M${scale.x(limit)} ${top}V${bottom}`} className="limit" />
          <text x={scale.x(limit) + 4} y={bottom - 8} className="limit-text">
            {limit}
          </text>
        </>
      )}
    </>
  );
}

function Leaving({
  points,
  at,
  scale,
  owed,
}: {
  points: readonly SeriesPoint[];
  at: number;
  scale: Scale;
  owed: string;
}) {
  const value = points.findLast((point) => point.at <= at)?.owed ?? 0;
  const [x, y] = [scale.x(at), scale.y(value)];
  const isRight = x > scale.width / 2;
  return (
    <>
      <path d={`M${x} ${y}V${CHART.height - CHART.bottom}`} className="leaving" />
      <circle cx={x} cy={y} r={6} />
      <text x={isRight ? x - 8 : x + 8} y={y - 10} textAnchor={isRight ? "end" : "start"} className="leaving-text">
        {owed}
      </text>
    </>
  );
}

const SMALLEST = 280;

/** The width that an element has, and a ref for it. */
function useWidth() {
  const [width, setWidth] = useState(SMALLEST);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setWidth(Math.max(SMALLEST, Math.round(element.clientWidth))));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [width, ref] as const;
}
