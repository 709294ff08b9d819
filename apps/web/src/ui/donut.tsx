import "./charts.css";
import { arc, pie } from "d3-shape";
import { wholeNumber } from "#format/rupees.ts";

export interface Slice {
  label: string;
  count: number;
}

const colours = ["slice-1", "slice-2", "slice-3", "slice-4", "slice-5", "slice-6"];
const SIZE = 160;

/** Parts of a whole. The list beside it says the same in words, so the picture itself is hidden from screen readers. */
export function Donut({ slices, unit }: { slices: readonly Slice[]; /** What is counted: "books". */ unit: string }) {
  const total = slices.reduce((sum, { count }) => sum + count, 0);
  const path = arc<{ startAngle: number; endAngle: number }>()
    .innerRadius(54)
    .outerRadius(SIZE / 2)
    .cornerRadius(3)
    .padAngle(0.02);
  const angles = pie<Slice>()
    .sort(null)
    .value(({ count }) => count)([...slices]);
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
      <svg
        aria-hidden
        width={SIZE}
        height={SIZE}
        viewBox={`${-SIZE / 2} ${-SIZE / 2} ${SIZE} ${SIZE}`}
        className="donut mx-auto shrink-0"
      >
        {angles.map((angle, index) => (
          <path key={angle.data.label} d={path(angle) ?? ""} className={colours[index % colours.length]} />
        ))}
        <text textAnchor="middle" y={2} className="display donut-sum">
          {wholeNumber(total)}
        </text>
        <text textAnchor="middle" y={22}>
          {unit}
        </text>
      </svg>
      <ul className="donut-parts divide-y divide-line">
        {slices.map(({ label, count }, index) => (
          <li key={label} className="flex items-center gap-3 py-1.5">
            <span aria-hidden className={`${colours[index % colours.length]} slice-dot`} />
            <span className="min-w-0 flex-1 truncate" title={label}>
              {shortLabel(label)}
            </span>
            <span className="font-medium">{wholeNumber(count)}</span>
            <span className="text-end text-sm text-muted">{percentOf(count, total)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** At most 20 characters. */
function shortLabel(label: string): string {
  const characters = Array.from(label);
  return characters.length > 20 ? `${characters.slice(0, 20).join("")}…` : label;
}

/** A part that is not 0 is never shown as 0 %. */
function percentOf(count: number, total: number): string {
  if (total === 0) return "";
  const percent = Math.round((count * 100) / total);
  return count > 0 && percent === 0 ? "< 1 %" : `${percent} %`;
}
