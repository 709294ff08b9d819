import "./charts.css";
interface Props {
  values: readonly number[];
  /** What stands below the first and the last bar, and beside the highest. */
  first: string;
  last: string;
  most: string;
}

const WIDTH = 600;
const HEIGHT = 120;
const GAP = 4;

/** Bars beside each other, below the line where a value is negative. A table says the same, so it is a picture only. */
export function Bars({ values, first, last, most }: Props) {
  const highest = Math.max(1, ...values);
  const lowest = Math.min(0, ...values);
  const step = WIDTH / Math.max(1, values.length);
  const y = (value: number) => ((highest - value) / (highest - lowest)) * HEIGHT;
  return (
    <figure aria-hidden>
      <p className="text-sm text-muted">{most}</p>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className="h-[120px] w-full">
        {values.map((value, at) => (
          <rect
            // oxlint-disable-next-line react/no-array-index-key -- a bar is its place
            key={at}
            x={at * step + GAP / 2}
            y={Math.min(y(value), y(0))}
            width={Math.max(1, step - GAP)}
            height={Math.max(value === 0 ? 1 : 2, Math.abs(y(value) - y(0)))}
            rx={2}
            className={value < 0 ? "bar-bad" : at === values.length - 1 ? "bar-good" : "slice-1"}
          />
        ))}
      </svg>
      <figcaption className="mt-1 flex justify-between text-sm text-muted">
        <span>{first}</span>
        <span>{last}</span>
      </figcaption>
    </figure>
  );
}
