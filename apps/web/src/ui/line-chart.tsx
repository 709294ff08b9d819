import "./charts.css";
import { area, line } from "d3-shape";
import { useEffect, useRef, useState } from "react";

export interface Point {
  /** The position on the x axis, in any unit. */
  at: number;
  value: number;
}

interface Props {
  points: readonly Point[];
  /** The label of a value on the y axis. */
  valueText: (value: number) => string;
  /** The labels of the first and the last point. */
  ends: readonly [first: string, last: string];
}

/** Until the place is measured. */
const WIDTH = 720;
const HEIGHT = 240;
const LEFT = 68;
const RIGHT = 12;
const TOP = 12;
const BOTTOM = 26;
const LINES = 4;

/** A line chart. A table beside it has the same data, so it is hidden from screen readers. */
export function LineChart({ points, valueText, ends }: Props) {
  const { frame, width } = useWidth();
  const ticks = roundTicks(points.map(({ value }) => value));
  const [least, most] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const [first, last] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 1];
  const x = (at: number) => LEFT + ((at - first) / Math.max(1, last - first)) * (width - LEFT - RIGHT);
  const y = (value: number) => HEIGHT - BOTTOM - ((value - least) / (most - least)) * (HEIGHT - TOP - BOTTOM);
  const path = line<Point>()
    .x(({ at }) => x(at))
    .y(({ value }) => y(value));
  const below = area<Point>()
    .x(({ at }) => x(at))
    .y0(y(least))
    .y1(({ value }) => y(value));
  const end = points.at(-1);
  return (
    <svg ref={frame} aria-hidden width="100%" height={HEIGHT}>
      {ticks.map((value) => (
        <g key={value}>
          <line x1={LEFT} x2={width - RIGHT} y1={y(value)} y2={y(value)} className="chart-grid" />
          <text x={LEFT - 8} y={y(value) + 4} textAnchor="end" className="chart-text">
            {valueText(value)}
          </text>
        </g>
      ))}
      <path d={below([...points]) ?? ""} className="chart-area" />
      <path d={path([...points]) ?? ""} className="chart-line" strokeLinejoin="round" />
      {end !== undefined && <circle cx={x(end.at)} cy={y(end.value)} r={4} className="chart-end" />}
      <text x={LEFT} y={HEIGHT - 6} className="chart-text">
        {ends[0]}
      </text>
      <text x={width - RIGHT} y={HEIGHT - 6} textAnchor="end" className="chart-text">
        {ends[1]}
      </text>
    </svg>
  );
}

/** The chart is as wide as its place, so that its letters are of the page's size on a phone and at a desk. */
function useWidth() {
  const frame = useRef<SVGSVGElement>(null);
  const [width, setWidth] = useState(WIDTH);
  useEffect(() => {
    const place = frame.current;
    if (place === null || !("ResizeObserver" in window)) return undefined;
    const observer = new ResizeObserver(([entry]) => entry !== undefined && setWidth(entry.contentRect.width));
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  return { frame, width };
}

/** Round ticks from below the minimum to above the maximum. */
export function roundTicks(values: readonly number[]): number[] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const rough = Math.max(1, (most - least) / LINES);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= rough) ?? rough;
  const bottom = Math.floor(least / step);
  const top = Math.max(bottom + 1, Math.ceil(most / step));
  return Array.from({ length: top - bottom + 1 }, (_, n) => (bottom + n) * step);
}
